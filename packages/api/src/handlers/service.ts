import * as z from 'zod'
import { entitySchemas } from '../contract/entity-schemas.ts'
import { maxLimit } from '../contract/list-limits.ts'
import { uploadBytes, uploadTypes } from '../contract/uploads.ts'
import type { serviceOperations } from '../contract/operations/service.ts'
import { iconsBaseUrl } from '../merge/merged-signature.ts'
import type { HandlersOf } from '../call/call.ts'

/** Maximum length of a signature in Gmail, which rejects longer ones. */
const signatureCharacters = 10_000

export const serviceHandlers: HandlersOf<typeof serviceOperations> = {
  async getConf({ adapters }) {
    const { settings, payments, identities } = adapters
    return {
      features: {
        payments: payments !== null,
        import: true,
        other_account: true,
        sign_up: settings.signUp,
      },
      keys: { stripe_publishable_key: payments?.publishableKey ?? null },
      firebase: identities?.publicConfig ?? null,
      limits: {
        upload_bytes: uploadBytes,
        upload_types: [...uploadTypes],
        deploy_message_characters: 1000,
        list_limit: maxLimit,
        signature_characters: signatureCharacters,
      },
      public_url: settings.publicUrl,
      icons_base_url: iconsBaseUrl(settings.publicUrl),
    }
  },

  async getSchema() {
    const schemas = Object.entries(entitySchemas).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema),
    ])
    return Object.fromEntries(schemas)
  },
}
