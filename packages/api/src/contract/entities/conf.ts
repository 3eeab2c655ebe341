import * as z from 'zod'

/** What a client needs to know at startup: features, publishable keys and limits. */
export const confSchema = z
  .object({
    features: z.object({
      payments: z.boolean(),
      import: z.boolean(),
      other_account: z.boolean(),
      sign_up: z.enum(['open', 'invited']),
    }),
    keys: z.object({ stripe_publishable_key: z.string().nullable() }),
    /** Settings of the identity provider; null when people can sign in only by code. */
    firebase: z
      .object({
        config: z.record(z.string(), z.string()),
        auth_emulator: z.string().nullable(),
        firestore_emulator: z.string().nullable(),
      })
      .nullable(),
    limits: z.object({
      upload_bytes: z.int(),
      upload_types: z.array(z.string()),
      deploy_message_characters: z.int(),
      list_limit: z.int(),
      signature_characters: z.int(),
    }),
    public_url: z.string(),
    icons_base_url: z.string(),
  })
  .meta({ id: 'Conf' })

export type Conf = z.infer<typeof confSchema>
