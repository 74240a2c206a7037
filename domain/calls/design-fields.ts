import type { z } from 'zod'
import { type CalendarSettings, calendarSettings } from '../calendar/calendar-settings.ts'
import { type Design, designSchema, type Page, pageSchema } from '../design/design.ts'

/** The whole document, checked for its shape; whether it makes sense, `domain/design` decides. */
export const designField: z.ZodType<Design, Design> = designSchema
export const pageField: z.ZodType<Page, Page> = pageSchema
export const calendarField: z.ZodType<CalendarSettings, CalendarSettings> = calendarSettings
