import type { Theme } from '../../theme/theme.ts'
import { CATEGORY, captionStyles, role, themeId } from './theme-parts.ts'

const paper = role('#101114')

export const night: Theme = {
  id: themeId('night'),
  name: { 'zh-Hans': '夜色', 'zh-Hant': '夜色', en: 'Night' },
  owner: 'system',
  categoryId: CATEGORY.plain,
  layout: { kind: 'bleed', margin: 14, gap: 4, maxCrop: 0.25, photosPerPage: { min: 1, wanted: 3, max: 6 } },
  cell: { radius: 0 },
  roles: { cover: paper, inner: paper, chapter: paper, back: paper, blank: paper },
  captions: captionStyles({ family: 'lora', title: '#1f1d1a', text: '#6b655b', spine: '#6b655b' }),
  spine: '#101114',
}
