import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, role, themeId } from './theme-parts.ts'

const paper = role('#fdf6ef')

export const firstYear: Theme = {
  id: themeId('first-year'),
  name: { 'zh-Hans': '第一年', 'zh-Hant': '第一年', en: 'First year' },
  owner: 'system',
  categoryId: CATEGORY.family,
  layout: { kind: 'margins', margin: 14, gap: 4, maxCrop: 0.25, photosPerPage: { min: 1, wanted: 3, max: 6 } },
  cell: { radius: 0 },
  roles: { cover: paper, inner: paper, chapter: paper, back: paper, blank: paper },
  captions: captionStyles({ family: 'lora', title: '#1f1d1a', text: '#6b655b', spine: '#6b655b' }),
  spine: '#fdf6ef',
}
