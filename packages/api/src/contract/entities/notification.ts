import * as z from 'zod'
import { id, reference, seconds } from '../fields.ts'

export const notificationKinds = [
  'deploy_finished',
  'deploy_failed',
  'banner_started',
  'banner_ended',
  'import_done',
  'import_abandoned',
] as const

/**
 * Something that happened while nobody had to watch. `subject` names what it is about: the team or
 * person a deploy was for, the banner; empty for an import.
 */
export const notificationSchema = z
  .object({
    id,
    kind: z.enum(notificationKinds),
    team_id: reference,
    subject: z.string(),
    /** Mails that were sent, or employees that were created. */
    done_count: z.int(),
    /** Existing people that an import has changed. */
    updated_count: z.int(),
    /** Mails that could not be sent, or rows that an abandoned import has left out. */
    failed_count: z.int(),
    /** Whether the caller's account has read it. */
    is_read: z.boolean(),
    created_at: seconds,
  })
  .meta({ id: 'Notification' })

export type NotificationKind = (typeof notificationKinds)[number]
export type Notification = z.infer<typeof notificationSchema>
