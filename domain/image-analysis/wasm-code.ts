/** Instructions of WebAssembly, as its bytes. An expression leaves its value on the stack, a statement leaves nothing. */
export type Code = readonly number[]

const I32 = 0x7f
const V128 = 0x7b

/** A whole number in the variable-length form of the standard, unsigned and signed (LEB128). */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value % 128) | 128, ...unsigned(Math.floor(value / 128))]
}

function signed(value: number): Code {
  const low = value & 127
  const rest = value >> 7
  const isLast = (rest === 0 && low < 64) || (rest === -1 && low >= 64)
  return isLast ? [low] : [low | 128, ...signed(rest)]
}

const simd = (number: number): Code => [0xfd, ...unsigned(number)]

/** Places in memory are bytes; every vector that is read or written lies on a multiple of four. */
const at = (offset: number): Code => [2, ...unsigned(offset)]

/** The instructions that the kernels are written in. */
export const wasm = {
  get: (local: number): Code => [0x20, ...unsigned(local)],
  set: (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)],
  constant: (value: number): Code => [0x41, ...signed(value)],
  add: (a: Code, b: Code): Code => [...a, ...b, 0x6a],
  multiply: (a: Code, b: Code): Code => [...a, ...b, 0x6c],
  isLess: (a: Code, b: Code): Code => [...a, ...b, 0x49],
  select: (condition: Code, yes: Code, no: Code): Code => [...yes, ...no, ...condition, 0x1b],
  loadVector: (place: Code, offset = 0): Code => [...place, ...simd(0), ...at(offset)],
  loadSplat: (place: Code): Code => [...place, ...simd(9), ...at(0)],
  storeVector: (place: Code, value: Code, offset = 0): Code => [...place, ...value, ...simd(11), ...at(offset)],
  splat: (value: number): Code => [0x43, ...new Uint8Array(new Float32Array([value]).buffer), ...simd(19)],
  addVectors: (a: Code, b: Code): Code => [...a, ...b, ...simd(228)],
  multiplyVectors: (a: Code, b: Code): Code => [...a, ...b, ...simd(230)],
  largerVector: (a: Code, b: Code): Code => [...a, ...b, ...simd(233)],
  when: (condition: Code, body: Code): Code => [...condition, 0x04, 0x40, ...body, 0x0b],
  /** Runs `body` as long as `condition` holds, which is asked before each round. */
  while: (condition: Code, body: Code): Code => [
    ...[0x02, 0x40, 0x03, 0x40],
    ...[...condition, 0x45, 0x0d, 1],
    ...body,
    ...[0x0c, 0, 0x0b, 0x0b],
  ],
}

/** One exported function: `parameters` are whole numbers, then come `numbers` and `vectors` as further locals. */
export interface WasmFunction {
  readonly name: string
  readonly parameters: number
  readonly numbers: number
  readonly vectors: number
  readonly body: Code
}

/** A module of these functions over one memory of `pages` times 64 KB. Both are exported, the memory as `memory`. */
export function wasmModule(functions: readonly WasmFunction[], pages: number): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [0x60, ...list(Array.from({ length: parameters }, () => [I32])), 0])
  const exported = functions.map(({ name }, index) => [...text(name), 0, ...unsigned(index)])
  const bodies = functions.map(({ numbers, vectors, body }) => {
    const locals = list([
      [...unsigned(numbers), I32],
      [...unsigned(vectors), V128],
    ])
    return sized([...locals, ...body, 0x0b])
  })
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(types)),
    ...section(3, list(functions.map((_, index) => unsigned(index)))),
    ...section(5, list([[0, ...unsigned(pages)]])),
    ...section(7, list([[...text('memory'), 2, 0], ...exported])),
    ...section(10, list(bodies)),
  ])
}

function list(items: readonly Code[]): Code {
  return [...unsigned(items.length), ...items.flat()]
}

function sized(code: Code): Code {
  return [...unsigned(code.length), ...code]
}

function section(number: number, content: Code): Code {
  return [number, ...sized(content)]
}

function text(word: string): Code {
  return sized([...word].map((letter) => letter.charCodeAt(0)))
}
