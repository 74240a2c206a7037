/** The part of fontkit 2 that reads outlines and advances. */
declare module 'fontkit' {
  export interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }
  export interface FontGlyph {
    readonly id: number
    readonly advanceWidth: number
    readonly path: { readonly commands: readonly PathCommand[] }
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly characterSet: readonly number[]
    hasGlyphForCodePoint(codepoint: number): boolean
    glyphForCodePoint(codepoint: number): FontGlyph
  }
  export function openSync(path: string): Font
}
