import type { Client } from '@org/api/client'
import type { SignatureData } from '@org/signature'
import type { EditorPage } from './editor-page.ts'

/** A signature as stored by the API. */
export interface StoredSignature {
  id: string
  name: string
  data: SignatureData
}

export async function storedSignature(client: Client, id: string): Promise<StoredSignature> {
  const { name, signatureData } = await client.call('getTemplate', { path: { id } })
  return { id, name, data: JSON.parse(signatureData) as SignatureData }
}

/** Saves the editor's new signature and returns what the server stored. */
export async function saveSignature(
  { page, button }: EditorPage,
  client: Client,
): Promise<StoredSignature> {
  await button('Enregistrer').click()
  await page.waitForURL('**/signature/*')
  return storedSignature(client, new URL(page.url()).pathname.split('/').at(-1) ?? '')
}
