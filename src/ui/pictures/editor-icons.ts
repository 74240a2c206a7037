import type { LaterIcon } from './icon-paths.ts'

/** What only the tools of the editor show. */
export const EDITOR_ICONS = {
  closer: { path: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20M10.5 7.8v5.4M7.8 10.5h5.4' },
  farther: { path: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20M7.8 10.5h5.4' },
  font: { path: 'M3.5 18L8.5 5.5h1L14.5 18M5.3 14h7.4M20.5 18v-7M20.5 13.2c-1.6-1.9-4.7-.9-4.7 1.8s3.1 3.8 4.7 1.8' },
  fontSize: { path: 'M3.5 18L8 7h1l4.5 11M5.2 14.2h6.6M18.5 5.5v13M16 8l2.5-2.5L21 8M16 16l2.5 2.5L21 16' },
  colour: { path: 'M12 4c3 4 5.5 6.8 5.5 10a5.5 5.5 0 0 1-11 0c0-3.2 2.5-6 5.5-10zM9.2 14.3a2.8 2.8 0 0 0 2.3 2.6' },
  alignLeft: { path: 'M4.5 6h15M4.5 10h9M4.5 14h15M4.5 18h9' },
  alignCentre: { path: 'M4.5 6h15M7.5 10h9M4.5 14h15M7.5 18h9' },
  alignRight: { path: 'M4.5 6h15M10.5 10h9M4.5 14h15M10.5 18h9' },
  lineSpacing: { path: 'M11 6h9M11 12h9M11 18h9M6 5v14M3.5 7.5L6 5l2.5 2.5M3.5 16.5L6 19l2.5-2.5' },
  bold: { path: 'M7.5 5h5.3a3.4 3.4 0 0 1 0 6.9H7.5zM7.5 11.9h6.2a3.6 3.6 0 0 1 0 7.1H7.5z' },
  italic: { path: 'M10 5h8M6 19h8M14.5 5l-5 14' },
  rotate: { path: 'M19 12a7 7 0 1 1-2.3-5.2M17 3v4h-4' },
  flip: { path: 'M12 4v16M9 7L4.5 17H9zM15 7l4.5 10H15z' },
  shuffle: { path: 'M4 7h3.5l8.5 10h4M4 17h3.5l2.4-2.8M13.6 9.8L16 7h4M18 4.5L20.5 7 18 9.5M18 14.5l2.5 2.5-2.5 2.5' },
  onePage: { path: 'M7 4.5h10v15H7z' },
  twoPages: { path: 'M3.5 6H12v12H3.5zM12 6h8.5v12H12z' },
  allPages: { path: 'M4 4.5h6v6H4zM14 4.5h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z' },
  moveTo: { path: 'M10.5 7V4.5H20v15h-9.5V17M3.5 12h11.5M11.5 8.5L15 12l-3.5 3.5' },
  fullScreen: { path: 'M4.5 9.5v-5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5' },
  layout: { path: 'M4 4.5h16v15H4zM12.5 4.5v15M12.5 12H20' },
} as const satisfies Record<string, LaterIcon>
