import * as z from 'zod'

/**
 * Why a deploy or a reminder mails somebody nothing. `sent` and `installed` concern the current
 * version; `not_sent` and `mailed_recently` (in the last 24 hours) are reasons of reminders alone.
 */
export const leftOutReasons = [
  'without_signature',
  'queued',
  'installed',
  'sent',
  'not_sent',
  'mailed_recently',
] as const

/** What a deploy or a reminder would do now. */
export const deployPreviewSchema = z
  .object({
    /** How many mails it would queue. */
    count: z.int(),
    /** Who would get none, by reason; `names` holds the first twenty. */
    left_out: z.array(
      z.object({ reason: z.enum(leftOutReasons), count: z.int(), names: z.array(z.string()) }),
    ),
    /**
     * The mail as the first of its recipients would get it, with the key of the install page left
     * out of its address; null when there is no recipient.
     */
    mail: z
      .object({
        recipient: z.object({ name: z.string(), email: z.string() }),
        sender: z.string(),
        subject: z.string(),
        html: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'DeployPreview' })

export type DeployPreview = z.infer<typeof deployPreviewSchema>
export type LeftOutReason = (typeof leftOutReasons)[number]
