import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, role, themeId } from './theme-parts.ts'

const paper = role('#ffffff')

export const white: Theme = {
  id: themeId('white'),
  name: { 'zh-Hans': '素白', 'zh-Hant': '素白', en: 'White' },
  owner: 'system',
  categoryId: CATEGORY.plain,
  layout: { kind: 'margins', margin: 14, gap: 4, maxCrop: 0.25, photosPerPage: { min: 1, wanted: 3, max: 6 } },
  cell: { radius: 0 },
  roles: { cover: paper, inner: paper, chapter: paper, back: paper, blank: paper },
  captions: captionStyles({ family: 'lora', title: '#1f1d1a', text: '#6b655b', spine: '#6b655b' }),
  spine: '#ffffff',
}
