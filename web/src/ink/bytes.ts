/** Whole numbers as bytes: unsigned LEB128 varints of at most five bytes, signed ones zigzagged first. */

const MOST = 2 ** 32 - 1;

/** Grows as bytes are written to it. */
export class Writer {
  readonly #bytes: number[] = [];

  byte(value: number): this {
    this.#bytes.push(value & 0xff);
    return this;
  }

  /** `value` from 0 to 2^32 - 1. */
  varint(value: number): this {
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
    return this;
  }

  zigzag(value: number): this {
    return this.varint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }
}

/** Bytes that end too early, or a number that is too large. */
export class Malformed extends Error {}

/** Reads from the front; every method throws `Malformed` when the bytes are not what it needs. */
export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get more(): boolean {
    return this.#at < this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new Malformed(`no byte at ${String(this.#at)}`);
    this.#at += 1;
    return value;
  }

  varint(): number {
    let value = 0;
    for (let place = 1; place <= 0x80 ** 4; place *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * place;
      if (byte < 0x80) {
        if (value > MOST) break;
        return value;
      }
    }
    throw new Malformed(`varint too large before ${String(this.#at)}`);
  }

  zigzag(): number {
    const value = this.varint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new Malformed(`${String(length)} bytes wanted at ${String(this.#at)}`);
    const part = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return part;
  }
}
