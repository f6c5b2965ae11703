type Numbers = Uint32Array | Int32Array | Uint8Array;

/** A typed array that grows as values are pushed. */
export class GrowingArray<T extends Numbers> {
  readonly #make: (length: number) => T;
  #values: T;
  #length = 0;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#values = make(64);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#growTo(this.#length + 1);
    this.#values[this.#length++] = value;
  }

  append(values: Uint8Array): void {
    const length = this.#length + values.length;
    if (length > this.#values.length) this.#growTo(length);
    this.#values.set(values, this.#length);
    this.#length = length;
  }

  /** The values so far, without the spare room. */
  done(): T {
    const exact = this.#make(this.#length);
    exact.set(this.#values.subarray(0, this.#length));
    return exact;
  }

  #growTo(length: number): void {
    const larger = this.#make(Math.max(this.#values.length * 2, length));
    larger.set(this.#values);
    this.#values = larger;
  }
}

export function growingBytes(): GrowingArray<Uint8Array> {
  return new GrowingArray((length) => new Uint8Array(length));
}

export function growingIntegers(): GrowingArray<Int32Array> {
  return new GrowingArray((length) => new Int32Array(length));
}

export function growingPositions(): GrowingArray<Uint32Array> {
  return new GrowingArray((length) => new Uint32Array(length));
}
