import * as z from 'zod'

/**
 * Why a deploy or a reminder skips a person. `sent` and `installed` refer to the current version.
 * Only reminders use `not_sent` and `mailed_recently` (in the last 24 hours).
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
    /** The people it would skip, by reason; `names` holds the first twenty. */
    left_out: z.array(
      z.object({ reason: z.enum(leftOutReasons), count: z.int(), names: z.array(z.string()) }),
    ),
    /**
     * The mail to the first recipient; null when there is no recipient. Its link to the install
     * page does not contain the key.
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
