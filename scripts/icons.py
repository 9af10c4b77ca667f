"""Draws the icons that some devices want as pixels anew from web/public/icon.svg. Needs Chromium; the PNGs are checked in."""

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
TABLE: Final = "#E8DBC2"
"""What lies under the sheet where a device cuts its own shape out of the icon."""
ICONS: Final = {"icon-192": (192, 1.0, "none"), "icon-512": (512, 1.0, "none"), "icon-full-512": (512, 0.68, TABLE)}
"""Side in pixels, how much of it the sheet takes, and the ground."""


def main() -> None:
    """Draw them all."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (side, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}svg{{width:{share:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
