import { type FaceKernels, LEAK } from './face-kernels.ts'
import { type Code, type WasmFunction, wasm, wasmModule } from './wasm-code.ts'

const { get, set, constant, add, multiply, isLess, select } = wasm
const { loadVector, loadSplat, storeVector, splat, addVectors, multiplyVectors, largerVector } = wasm

/** Bytes of a float32 and of a vector of four, and of a page of memory. */
const FLOAT = 4
const VECTOR = 16
const PAGE = 65536

/**
 * The kernels as a WebAssembly module that computes four numbers at once, written here instruction by instruction: no
 * compiler, no built file, the same bytes in a browser and on the server. `undefined` where vectors are not understood.
 */
export function vectorKernels(floats: number): FaceKernels | undefined {
  const code = wasmModule([denseFunction(), depthFunction(), poolFunction()], Math.ceil((floats * FLOAT) / PAGE))
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(code)) {
    return undefined
  }
  const exported = new WebAssembly.Instance(new WebAssembly.Module(code)).exports as unknown as WasmExports
  return {
    memory: new Float32Array(exported.memory.buffer),
    dense({ from, step, runs, runStep, inputs, count, filters, bias, outputs, to, leaky }) {
      const places = [from, step, runStep, inputs, filters, bias, outputs, to].map((floatPlace) => floatPlace * FLOAT)
      exported.dense(...places, runs, count, leaky ? 1 : 0)
    },
    depth({ from, width, height, channels, filters, to }) {
      exported.depth(from * FLOAT, width, height, channels * FLOAT, filters * FLOAT, to * FLOAT)
    },
    pool({ from, width, height, channels, stride, to, rowStep }) {
      exported.pool(from * FLOAT, width, height, channels * FLOAT, stride, to * FLOAT, rowStep * FLOAT)
    },
  }
}

interface WasmExports {
  readonly memory: WebAssembly.Memory
  dense(...numbers: readonly number[]): void
  depth(...numbers: readonly number[]): void
  pool(...numbers: readonly number[]): void
}

/** Runs `body` for `counter` from 0 in steps of `step` while it is below `end`. */
function counting(counter: number, end: Code, step: Code, body: Code): Code {
  return [...set(counter, constant(0)), ...wasm.while(isLess(get(counter), end), [...body, ...moved(counter, step)])]
}

function moved(pointer: number, by: Code): Code {
  return set(pointer, add(get(pointer), by))
}

/** Numbered locals under their names, the first with the number `first`. */
function locals<Name extends string>(first: number, names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<Name, number>
}

const PIXELS = [0, 1, 2, 3] as const

/** Four pixels by eight outputs stay in registers while their inputs go by. */
function denseFunction(): WasmFunction {
  const parameters = [
    'from',
    'step',
    'runStep',
    'inputs',
    'filters',
    'bias',
    'outputs',
    'to',
    'runs',
    'count',
    'leaky',
  ] as const
  const p = locals(0, parameters)
  const n = locals(parameters.length, [
    'pixel',
    'output',
    'run',
    'weights',
    'start',
    'end',
    'q0',
    'q1',
    'q2',
    'q3',
    'target',
  ])
  const first = parameters.length + 11
  const low = PIXELS.map((pixel) => first + pixel)
  const high = PIXELS.map((pixel) => first + 4 + pixel)
  const [u, v, value] = [first + 8, first + 9, first + 10]
  const pointers = [n.q0, n.q1, n.q2, n.q3] as const
  const sum = (target: number, factor: number): Code =>
    set(target, addVectors(get(target), multiplyVectors(get(value), get(factor))))
  const weaken = (target: number): Code =>
    set(target, largerVector(get(target), multiplyVectors(get(target), splat(LEAK))))

  const oneInput: Code = [
    ...set(u, loadVector(get(n.weights))),
    ...set(v, loadVector(get(n.weights), VECTOR)),
    ...moved(n.weights, get(p.outputs)),
    ...PIXELS.flatMap((pixel) => [
      ...set(value, loadSplat(get(pointers[pixel]))),
      ...sum(low[pixel] as number, u),
      ...sum(high[pixel] as number, v),
      ...moved(pointers[pixel], constant(FLOAT)),
    ]),
  ]
  const oneRun: Code = [
    ...set(n.q0, get(n.start)),
    ...set(n.q1, add(get(n.q0), get(p.step))),
    ...set(n.q2, add(get(n.q1), get(p.step))),
    ...set(n.q3, add(get(n.q2), get(p.step))),
    ...set(n.end, add(get(n.start), get(p.inputs))),
    ...wasm.while(isLess(get(n.q0), get(n.end)), oneInput),
    ...moved(n.start, get(p.runStep)),
  ]
  const eightOutputs: Code = [
    ...set(n.target, add(get(p.bias), get(n.output))),
    ...PIXELS.flatMap((pixel) => [
      ...set(low[pixel] as number, loadVector(get(n.target))),
      ...set(high[pixel] as number, loadVector(get(n.target), VECTOR)),
    ]),
    ...set(n.weights, add(get(p.filters), get(n.output))),
    ...set(n.start, get(p.from)),
    ...counting(n.run, get(p.runs), constant(1), oneRun),
    ...wasm.when(get(p.leaky), [...low, ...high].flatMap(weaken)),
    ...set(n.target, add(get(p.to), get(n.output))),
    ...PIXELS.flatMap((pixel) => [
      ...storeVector(get(n.target), get(low[pixel] as number)),
      ...storeVector(get(n.target), get(high[pixel] as number), VECTOR),
      ...moved(n.target, get(p.outputs)),
    ]),
  ]
  return {
    ...{ name: 'dense', parameters: parameters.length, numbers: 11, vectors: 11 },
    body: counting(n.pixel, get(p.count), constant(4), [
      ...counting(n.output, get(p.outputs), constant(2 * VECTOR), eightOutputs),
      ...moved(p.from, multiply(get(p.step), constant(4))),
      ...moved(p.to, multiply(get(p.outputs), constant(4))),
    ]),
  }
}

function depthFunction(): WasmFunction {
  const p = locals(0, ['from', 'width', 'height', 'pixel', 'filters', 'to'])
  const n = locals(6, ['y', 'x', 'channel', 'tap', 'weight', 'row'])
  const sum = 12
  const nextTap: Code = [...moved(n.tap, get(p.pixel)), ...moved(n.weight, get(p.pixel))]
  const addTap: Code = set(
    sum,
    addVectors(get(sum), multiplyVectors(loadVector(get(n.tap)), loadVector(get(n.weight)))),
  )
  const rowOfTaps: Code = [...addTap, ...nextTap, ...addTap, ...nextTap, ...addTap, ...nextTap]
  const nextRow: Code = moved(n.tap, get(n.row))
  const fourChannels: Code = [
    ...set(sum, splat(0)),
    ...set(n.tap, add(get(p.from), get(n.channel))),
    ...set(n.weight, add(get(p.filters), get(n.channel))),
    ...[...rowOfTaps, ...nextRow, ...rowOfTaps, ...nextRow, ...rowOfTaps],
    ...storeVector(add(get(p.to), get(n.channel)), get(sum)),
  ]
  return {
    ...{ name: 'depth', parameters: 6, numbers: 6, vectors: 1 },
    body: [
      // From behind the third tap of a row to the first of the next: the row less its last two pixels and its edges.
      ...set(n.row, multiply(add(get(p.width), constant(-1)), get(p.pixel))),
      ...counting(n.y, get(p.height), constant(1), [
        ...counting(n.x, get(p.width), constant(1), [
          ...counting(n.channel, get(p.pixel), constant(VECTOR), fourChannels),
          ...moved(p.from, get(p.pixel)),
          ...moved(p.to, get(p.pixel)),
        ]),
        ...moved(p.from, multiply(get(p.pixel), constant(2))),
      ]),
    ],
  }
}

function poolFunction(): WasmFunction {
  const p = locals(0, ['from', 'width', 'height', 'pixel', 'stride', 'to', 'rowStep'])
  const n = locals(7, ['y', 'x', 'channel', 'right', 'down', 'corner', 'below', 'target'])
  const inside = (offset: number, end: number, yes: Code): Code =>
    select(isLess(add(get(offset), constant(1)), get(end)), yes, constant(0))
  const largest = (offset: number): Code =>
    largerVector(loadVector(get(offset)), loadVector(add(get(offset), get(n.right))))
  const fourChannels: Code = [
    ...set(
      n.corner,
      add(add(get(p.from), multiply(add(multiply(get(n.y), get(p.width)), get(n.x)), get(p.pixel))), get(n.channel)),
    ),
    ...set(n.below, add(get(n.corner), get(n.down))),
    ...storeVector(add(get(n.target), get(n.channel)), largerVector(largest(n.corner), largest(n.below))),
  ]
  return {
    ...{ name: 'pool', parameters: 7, numbers: 8, vectors: 1 },
    body: counting(n.y, get(p.height), get(p.stride), [
      ...set(n.down, inside(n.y, p.height, multiply(get(p.width), get(p.pixel)))),
      ...set(n.target, get(p.to)),
      ...counting(n.x, get(p.width), get(p.stride), [
        ...set(n.right, inside(n.x, p.width, get(p.pixel))),
        ...counting(n.channel, get(p.pixel), constant(VECTOR), fourChannels),
        ...moved(n.target, get(p.pixel)),
      ]),
      ...moved(p.to, get(p.rowStep)),
    ]),
  }
}
