import type { Meta, StoryObj } from '@storybook/react-vite'
import { usualSettings } from '../../domain/calendar/calendar-months.ts'
import type { CalendarSettings, FamilyDate } from '../../domain/calendar/calendar-settings.ts'
import { DEMO_CALENDARS } from '../../domain/demo/calendar-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { ThemeCalendarScreen } from '../../src/screens/theme_calendar/ThemeCalendarScreen.tsx'
import { SAMPLE_PHOTOS, sampleImages } from '../../src/ui/pictures/sample-photos.ts'
import { ownPhotos } from '../fixtures/own-photos.ts'
import { waiting } from '../fixtures/ports.ts'
import { SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { broken, lost, on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof ThemeCalendarScreen> = {
  title: 'Screens/3 Design 设计/Calendar 日历 日曆 · theme_calendar · B§4',
  id: 'screens-theme-calendar',
  component: ThemeCalendarScreen,
}
export default meta

type Story = StoryObj<typeof ThemeCalendarScreen>

const [wall = SQUARE_BOOK, desk = SQUARE_BOOK] = DEMO_CALENDARS
const catalogue = { product: () => Promise.resolve(wall), photoCount: () => Promise.resolve(12) }
const deskCatalogue = { ...catalogue, product: () => Promise.resolve(desk) }
const address = '/theme_calendar?pid=p'
const photos = SAMPLE_PHOTOS.slice(0, 8).map(({ id }) => id)
const own = `/theme_calendar?pid=p&aid=album1&photos=${photos.join()}`

const FAMILY: readonly FamilyDate[] = [
  { id: 'a', name: '外婆生日', reckoning: 'lunar', month: 1, day: 1 },
  { id: 'b', name: '小雨', reckoning: 'civil', month: 1, day: 20 },
  { id: 'c', name: '爸爸妈妈结婚纪念', reckoning: 'civil', month: 5, day: 20 },
]

function wished(change: Partial<CalendarSettings> = {}, months = 12) {
  const settings = { ...usualSettings('zh-Hans', { year: 2026, month: 11 }), ...change }
  return { find: () => ({ settings, months, byMonthTaken: false }) }
}

export const FirstSight: Story = on({ address, world: { catalogue } })
export const ForTheDesk: Story = on({ address, world: { catalogue: deskCatalogue } })
/** As FirstSight but for the names in the months: the civil days, and the lunar one on the day it falls on. */
export const WithFamilyDays: Story = on({ address, world: { catalogue, calendars: wished({ familyDates: FAMILY }) } })
/** As ForTheDesk but for the months: no lunar days below the figures, and a week begins on Sunday. */
export const WithoutLunarDays: Story = on({
  address,
  world: { catalogue: deskCatalogue, calendars: wished({ lunar: false, weekStart: 0 }) },
})
export const InAnotherLook: Story = on({ address: `${address}&tid=theme-night`, world: { catalogue: deskCatalogue } })
export const OwnPhotos: Story = on({
  address: own,
  world: { catalogue, calendars: wished({ familyDates: FAMILY }, 8), ...ownPhotos(sampleImages) },
})
/** As OwnPhotos but for the warning: a year wants twelve photos, eight months want eight, and eight are there. */
export const PhotosAreMissing: Story = on({ address: own, world: { catalogue, ...ownPhotos(sampleImages) } })
export const ThemeWithoutPages: Story = on({
  address,
  world: {
    catalogue: {
      ...catalogue,
      photoCount: () => Promise.resolve(0),
      themes: () => Promise.resolve(DEMO_THEMES.map(({ calendar: _none, ...theme }) => theme)),
    },
  },
})
export const NoLooksYet: Story = on({
  address,
  world: { catalogue: { ...catalogue, themes: () => Promise.resolve([]) } },
})
export const Loading: Story = on({ address, world: { catalogue: { ...catalogue, themes: () => waiting() } } })
export const Slow: Story = slow(Loading)
export const Offline: Story = on({ address, world: { catalogue: { ...catalogue, themes: lost } } })
export const Failed: Story = on({ address, world: { catalogue: { ...catalogue, themes: broken } } })
export const AlbumFailed: Story = on({
  address: own,
  world: { catalogue, ...ownPhotos(sampleImages), albums: { open: broken } },
})
/** WithFamilyDays on a wide screen. */
export const Wide: Story = {
  ...on({ address, world: { catalogue, calendars: wished({ familyDates: FAMILY }) } }),
  ...WIDE,
}
