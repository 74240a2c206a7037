import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, role, themeId } from './theme-parts.ts'

const paper = role('#f7f4ec')

export const journey: Theme = {
  id: themeId('journey'),
  name: { 'zh-Hans': '旅途', 'zh-Hant': '旅途', en: 'Journey' },
  owner: 'system',
  categoryId: CATEGORY.journey,
  layout: { kind: 'margins', margin: 14, gap: 4, maxCrop: 0.25, photosPerPage: { min: 1, wanted: 3, max: 6 } },
  cell: { radius: 0 },
  roles: { cover: paper, inner: paper, chapter: paper, back: paper, blank: paper },
  captions: captionStyles({ family: 'lora', title: '#1f1d1a', text: '#6b655b', spine: '#6b655b' }),
  spine: '#f7f4ec',
}
