import { LANGUAGES } from '../domain/language.ts'

/** What a designer sets above every story, and how it begins. */
export const TOOLBAR = {
  language: {
    description: 'Language of the shop',
    toolbar: { title: 'Language', icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
  },
  textSize: {
    description: 'Text size that the shopper asked their phone for',
    toolbar: {
      ...{ title: 'Text size', icon: 'paragraph', dynamicTitle: true },
      items: ['100', '115', '130', '150', '175', '200'].map((value) => ({ value, title: `${value} %` })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      ...{ title: 'Motion', icon: 'play', dynamicTitle: true },
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
        { value: 'still', title: 'Still picture' },
      ],
    },
  },
  contrast: {
    description: 'How well the screen can be seen',
    toolbar: {
      ...{ title: 'Contrast', icon: 'contrast', dynamicTitle: true },
      items: [
        { value: 'normal', title: 'Contrast' },
        { value: 'sun', title: 'In the sun' },
        { value: 'grey', title: 'Without colour' },
        { value: 'more', title: 'More contrast' },
      ],
    },
  },
  accent: {
    description: 'The one colour that a merchant chooses',
    toolbar: {
      ...{ title: 'Accent', icon: 'paintbrush', dynamicTitle: true },
      items: [
        { value: '#c33a28', title: 'Vermilion' },
        { value: '#1f5fa8', title: 'Blue' },
        { value: '#1d6b50', title: 'Green' },
        { value: '#7a3e9d', title: 'Violet' },
        { value: '#8a5a00', title: 'Ochre' },
        { value: '#d81b60', title: 'Pink' },
        { value: '#1f1d1a', title: 'Ink' },
        { value: '#f2c200', title: 'Yellow, too light' },
      ],
    },
  },
  network: {
    description: 'The network between the phone and the shop; slow: 3 s an answer, failing: the shop answers 500',
    toolbar: {
      ...{ title: 'Network', icon: 'transfer', dynamicTitle: true },
      items: [
        { value: 'quick', title: 'Network' },
        { value: 'slow', title: 'Slow' },
        { value: 'offline', title: 'Offline' },
        { value: 'failing', title: 'Failing' },
      ],
    },
  },
  processor: {
    description: 'The phone itself; slow: busy for three quarters of each frame',
    toolbar: {
      ...{ title: 'CPU', icon: 'cpu', dynamicTitle: true },
      items: [
        { value: 'quick', title: 'CPU' },
        { value: 'slow', title: 'Slow CPU' },
      ],
    },
  },
  today: {
    description: 'Today’s date',
    toolbar: {
      ...{ title: 'Today', icon: 'calendar', dynamicTitle: true },
      items: [
        { value: '2026-11-22', title: '22 Nov 2026' },
        { value: '2026-12-31', title: 'Last day of the year' },
        { value: '2027-02-05', title: 'Eve of the Spring Festival' },
        { value: '2028-02-29', title: 'A leap day' },
        { value: '2026-05-03', title: 'The day of the photos' },
      ],
    },
  },
}

export const START = {
  ...{ language: 'zh-Hans', textSize: '100', motion: 'full', contrast: 'normal', accent: '#c33a28' },
  ...{ network: 'quick', processor: 'quick', today: '2026-11-22', viewport: { value: 'phone' } },
}

function size(name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` }, type }
}

export const VIEWPORTS = {
  small: size('Small phone', 320, 568, 'mobile'),
  phone: size('Phone', 375, 667, 'mobile'),
  large: size('Large phone', 430, 932, 'mobile'),
  landscape: size('Phone on its side', 667, 375, 'mobile'),
  tablet: size('Tablet', 768, 1024, 'tablet'),
  tabletLandscape: size('Tablet on its side', 1024, 768, 'tablet'),
  wide: size('Wide', 1280, 800, 'desktop'),
  desktop: size('Desktop', 1440, 900, 'desktop'),
  room: { name: 'All the room', styles: { width: '100%', height: '100%' }, type: 'desktop' as const },
}
