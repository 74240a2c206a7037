/** Keeps the values used last, up to a sum of bytes. One value may be larger than the limit: it stays until the next comes. */
export class ByteLru<T> {
  readonly #limit: number
  readonly #gone: ((value: T) => void) | undefined
  readonly #kept = new Map<string, { readonly value: T; readonly bytes: number }>()
  #bytes = 0

  /** `gone` is told of every value that is no longer kept. */
  constructor(limit: number, gone?: (value: T) => void) {
    this.#limit = limit
    this.#gone = gone
  }

  get(key: string): T | undefined {
    const found = this.#kept.get(key)
    if (found) {
      this.#kept.delete(key)
      this.#kept.set(key, found)
    }
    return found?.value
  }

  set(key: string, value: T, bytes: number): void {
    this.#drop(key)
    this.#kept.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit || oldest === key) {
        break
      }
      this.#drop(oldest)
    }
  }

  get bytes(): number {
    return this.#bytes
  }

  #drop(key: string): void {
    const found = this.#kept.get(key)
    if (found) {
      this.#kept.delete(key)
      this.#bytes -= found.bytes
      this.#gone?.(found.value)
    }
  }
}
