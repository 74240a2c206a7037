export interface LineDrawing {
  readonly ink: string
  readonly accent: string
  readonly fill?: string
}

/** Line drawings on 176 x 128, standing on a ground line at y 113. */
export const DRAWINGS = {
  /** An open book without pictures yet. */
  emptyBook: {
    ink: 'M88 40C72 30 50 28 24 34v70c26-6 48-4 64 6 16-10 38-12 64-6V34c-26-6-48-4-64 6zM88 40v70M36 47c12-2 24-1 36 3M104 50c6-2 12-3 18-4',
    accent: 'M104 66c10-4 22-6 34-5v26c-12-1-24 1-34 5zM108 86l9-10 7 6 6-6 8 9',
    fill: 'M104 66c10-4 22-6 34-5v26c-12-1-24 1-34 5z',
  },
  /** Prints on the table, one with a face of sun and hills. */
  photos: {
    ink: 'M40 44l46-10 14 64-46 10zM46 50l34-7.5 9.5 44L55.5 94z',
    accent: 'M96 40h46v66H96zM102 46h34v38h-34zM104 84l10-14 9 9 5-5 8 10M126 57a4 4 0 1 0 .1 0',
    fill: 'M102 46h34v38h-34z',
  },
  /** A parcel with a ribbon. */
  parcel: {
    ink: 'M48 58l40-16 40 16v40l-40 15-40-15zM48 58l40 15 40-15M88 73v40M68 50l40 15.5',
    accent: 'M108 65.5v13l8-3v-13M88 30c-7-9-17-5-13 2 2 4 9 5 13 5 4 0 11-1 13-5 4-7-6-11-13-2zM88 37v5',
  },
  /** A plug that is out. */
  offline: {
    ink: 'M20 90c20 0 22-22 40-22h8M68 56h14c8 0 12 5 12 12s-4 12-12 12H68zM94 63h10M94 73h10',
    accent: 'M156 90c-16 0-14-22-26-22h-4M126 56v24h-4c-5 0-9-5-9-12s4-12 9-12zM106 44l4-8M98 46l-2-9M114 46l7-6',
  },
  /** A torn page that can be mended. */
  torn: {
    ink: 'M52 26h46l-8 14 9 12-10 13 10 12-8 14 6 15H52zM62 40h18M62 50h14M62 60h16',
    accent: 'M112 29h14v77h-16l-6-13 8-14-10-12 10-13-9-12zM72 82l34-3M74 88l32-2',
  },
  /** A closed shutter of a shop that opens later. */
  soon: {
    ink: 'M44 48h88v65M44 48v65M38 34h100l8 14H30zM56 113V64h30v49M96 64h26v26H96z',
    accent:
      'M30 48c0 9 14 9 14 0 0 9 15 9 15 0 0 9 15 9 15 0 0 9 14 9 14 0 0 9 15 9 15 0 0 9 15 9 15 0 0 9 14 9 14 0 0 9 14 9 14 0M101 77h16',
  },
  /** A lock on an album. */
  locked: {
    ink: 'M46 30h74c5 0 8 3 8 8v75H54c-5 0-8-3-8-8zM46 105c0-5 3-8 8-8h74M60 30v67',
    accent: 'M82 60h30v24H82zM88 60v-6c0-11 18-11 18 0v6M97 69v6',
    fill: 'M82 60h30v24H82z',
  },
  /** A finished book with a tick. */
  done: {
    ink: 'M40 40c18-6 34-4 48 6 14-10 30-12 48-6v62c-18-5-34-3-48 6-14-9-30-11-48-6zM88 46v62M52 54c8-2 16-1 24 3M52 66c8-2 16-1 24 3M52 78c8-2 16-1 24 3',
    accent: 'M126 24a16 16 0 1 0 .1 0zM118 40l6 6 10-12',
    fill: 'M126 24a16 16 0 1 0 .1 0z',
  },
  /** A magnifying glass over nothing. */
  nothingFound: {
    ink: 'M36 34h58v79H36zM46 46h38M46 56h30M46 66h20',
    accent: 'M106 92a22 22 0 1 0 0-44 22 22 0 0 0 0 44zM122 86l20 20M98 70c0-5 3-9 8-9',
  },
} as const satisfies Record<string, LineDrawing>

export type DrawingName = keyof typeof DRAWINGS
