/** The part of fontkit 2 that reads outlines, advances and layers in colour. */
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
    /** The glyph without its layers. */
    _getBaseGlyph(gid: number): FontGlyph | undefined
    readonly _cmapProcessor: { lookup(codepoint: number): number }
    readonly COLR: {
      readonly baseGlyphRecord: readonly { gid: number; firstLayerIndex: number; numLayers: number }[]
      readonly layerRecords: readonly { gid: number; paletteIndex: number }[]
    }
    readonly CPAL: { readonly colorRecords: readonly { red: number; green: number; blue: number; alpha: number }[] }
    readonly GSUB: { readonly lookupList: { toArray(): readonly LigatureLookup[] } }
  }
  interface LigatureLookup {
    readonly subTables: readonly {
      readonly coverage: { glyphs?: readonly number[]; rangeRecords?: readonly { start: number; end: number }[] }
      readonly ligatureSets: {
        toArray(): readonly (readonly { components: readonly number[]; glyph: number }[])[]
      }
    }[]
  }
  export function openSync(path: string): Font
}
