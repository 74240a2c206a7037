import type { Meta, StoryObj } from '@storybook/react-vite'
import { calendarMonths } from '../../domain/calendar/calendar-months.ts'
import type { FamilyDate } from '../../domain/calendar/calendar-settings.ts'
import { FamilyDateSheet } from '../../src/features/calendar/FamilyDateSheet.tsx'

const meta: Meta<typeof FamilyDateSheet> = {
  title: 'Screens/3 Design 设计/A day of the family 家庭日 · theme_calendar · B§4',
  id: 'screens-theme-calendar-a-day-of-the-family',
  component: FamilyDateSheet,
  args: {
    date: undefined,
    months: calendarMonths({ year: 2027, month: 1 }, 12),
    onSave: () => undefined,
    onClose: () => undefined,
  },
}
export default meta

type Story = StoryObj<typeof FamilyDateSheet>

const grandma: FamilyDate = { id: 'a', name: '外婆生日', reckoning: 'lunar', month: 8, day: 15 }

export const NewDay: Story = {}
export const LunarBirthday: Story = { args: { date: grandma } }
export const CivilDay: Story = { args: { date: { ...grandma, name: '小雨', reckoning: 'civil', month: 5, day: 20 } } }
export const TooLong: Story = { args: { date: { ...grandma, name: '爸爸妈妈结婚二十五周年纪念日' } } }
export const NotPrintable: Story = { args: { date: { ...grandma, name: '外婆ש' } } }
export const NotInTheseMonths: Story = {
  args: {
    date: { ...grandma, reckoning: 'civil', month: 12, day: 1 },
    months: calendarMonths({ year: 2027, month: 1 }, 6),
  },
}
