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
 * A message about a background event. `subject` is the name of the banner, or of the recipients of
 * a deploy (organisation, team or person). It is empty for an import and for a group of people.
 */
export const notificationSchema = z
  .object({
    id,
    kind: z.enum(notificationKinds),
    team_id: reference,
    subject: z.string(),
    /** Mails sent, or employees created. */
    done_count: z.int(),
    /** Existing people that an import changed. */
    updated_count: z.int(),
    /** Mails that could not be sent, or rows that are missing because an import was abandoned. */
    failed_count: z.int(),
    /** Whether the caller's account has read it. */
    is_read: z.boolean(),
    created_at: seconds,
  })
  .meta({ id: 'Notification' })

export type NotificationKind = (typeof notificationKinds)[number]
export type Notification = z.infer<typeof notificationSchema>
