import type { Box } from '../geometry.ts'
import type { PageTemplate } from './theme.ts'
import type { ThemeFinding } from './theme-finding.ts'

/** Fractions nearer than this are the same place. */
const SLACK = 1e-6

/** Places of drawn pages: on the page, apart from each other, and over every edge that they touch. */
export function checkTemplates(pages: readonly PageTemplate[], path: readonly PropertyKey[]): readonly ThemeFinding[] {
  return pages.flatMap((page, at) => {
    const here = [...path, at]
    return [
      ...page.slots.flatMap(({ area, bleeds = [] }, n) => [
        ...offPage(area, [...here, 'slots', n, 'area']),
        ...checkEdges(area, bleeds, [...here, 'slots', n]),
        ...page.slots
          .slice(0, n)
          .flatMap((other, m) =>
            overlap(area, other.area)
              ? [{ path: [...here, 'slots', n, 'area'], message: `lies over the place ${m + 1} of the same page` }]
              : [],
          ),
      ]),
      ...(page.captions ?? []).flatMap(({ area }, n) => offPage(area, [...here, 'captions', n, 'area'])),
    ]
  })
}

function offPage({ x, y, width, height }: Box, path: readonly PropertyKey[]): readonly ThemeFinding[] {
  return x < -SLACK || y < -SLACK || x + width > 1 + SLACK || y + height > 1 + SLACK
    ? [{ path, message: 'reaches beyond the page; x + width and y + height are at most 1' }]
    : []
}

type Edge = 'left' | 'top' | 'right' | 'bottom'

/** A photo that ends exactly at the cut shows a sliver of paper; one that bleeds off an edge has to touch it. */
function checkEdges(area: Box, bleeds: readonly Edge[], path: readonly PropertyKey[]): readonly ThemeFinding[] {
  const touches: Readonly<Record<Edge, boolean>> = {
    left: Math.abs(area.x) < SLACK,
    top: Math.abs(area.y) < SLACK,
    right: Math.abs(area.x + area.width - 1) < SLACK,
    bottom: Math.abs(area.y + area.height - 1) < SLACK,
  }
  return (['left', 'top', 'right', 'bottom'] as const).flatMap((edge) => {
    if (touches[edge] === bleeds.includes(edge)) {
      return []
    }
    return touches[edge]
      ? [{ path: [...path, 'area'], message: `ends at the ${edge} cut; add ${edge} to bleeds, or white shows there` }]
      : [{ path: [...path, 'bleeds'], message: `bleeds off the ${edge} edge and does not touch it` }]
  })
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x + SLACK < b.x + b.width &&
    b.x + SLACK < a.x + a.width &&
    a.y + SLACK < b.y + b.height &&
    b.y + SLACK < a.y + a.height
  )
}
