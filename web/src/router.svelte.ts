/** Where one is now. */
import { hrefOf, placeOf } from "./place";
import type { Place } from "./place";

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname, location.search)));
  }

  go(place: Place): void {
    history.pushState(null, "", hrefOf(place));
    this.place = place;
    scrollTo(0, 0);
  }

  /** For links: stay on the page when it is a plain click. */
  readonly follow = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(placeOf(link.pathname, link.search));
  };
}

export const router = new Router();
