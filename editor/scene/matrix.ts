/** `x' = a x + c y + e`, `y' = b x + d y + f`: the order that a canvas and a PDF take. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** First `inner`, then `outer`. */
export function after(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [A, B, C, D, E, F] = inner
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f]
}

export function moved(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y]
}

export function scaled(x: number, y: number): Matrix {
  return [x, 0, 0, y, 0, 0]
}

/** Clockwise on paper, where `y` grows downwards; exact for quarter turns. */
export function turnedBy(degrees: number): Matrix {
  const quarter = QUARTERS[((degrees % 360) + 360) % 360]
  const cos = quarter ? quarter[0] : Math.cos((degrees * Math.PI) / 180)
  const sin = quarter ? quarter[1] : Math.sin((degrees * Math.PI) / 180)
  return [cos, sin, -sin, cos, 0, 0]
}

const QUARTERS: Readonly<Record<number, readonly [cos: number, sin: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

export function applied(matrix: Matrix, point: { readonly x: number; readonly y: number }): { x: number; y: number } {
  const [a, b, c, d, e, f] = matrix
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f }
}
