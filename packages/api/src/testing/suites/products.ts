import { describe, expect, it } from 'vitest'
import type { Session } from '../../contract/entities/login-result.ts'
import { operationIds, operations, type OperationId } from '../../contract/operations.ts'
import { products, type Product } from '../../contract/products.ts'
import { askCode } from '../codes.ts'
import { baseUrlOf, browserOf, clientOf, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { signInPath } from '../../mail/sign-in-path.ts'
import { invite, mailTo } from '../inviting.ts'
import { freshEmail, makeWorld } from '../world.ts'

/**
 * Requests an operation with ids that do not exist. That is enough, because access is checked
 * before any look-up.
 */
async function statusOf(host: ContractHost, id: OperationId, token: string): Promise<number> {
  const { method, path } = operations[id]
  const init = { method: method.toUpperCase(), token }
  return (await request(host, path.replaceAll(/\{\w+\}/g, 'nothing'), init)).status
}

export function productsSuite(host: () => ContractHost): void {
  const browserAt = (product: Product) => browserOf(host(), undefined, product)

  async function signInAt(product: Product, email: string): Promise<Session> {
    const browser = browserAt(product)
    const code = await askCode(host(), email, browser)
    const result = await browser.call('loginMagicLink', { query: { email, code } })
    if (!result.success) throw new Error(result.message)
    return result.payload
  }

  it('opens a separate account for the same email in each product', async () => {
    const email = freshEmail('partout')
    const first = await signInAt('signature', email)
    const second = await signInAt('stock', email)
    const again = await signInAt('stock', email)

    expect(second).toMatchObject({ action: 'register', other_accounts: [] })
    expect(second.organisation_id).not.toBe(first.organisation_id)
    expect(again).toMatchObject({ action: 'login', organisation_id: second.organisation_id })
  })

  it('accepts a code only in the product that mailed it', async () => {
    const email = freshEmail('curieux')
    const browser = browserAt('signature')
    const code = await askCode(host(), email, browser)

    const elsewhere = await browserAt('stock').call('loginMagicLink', { query: { email, code } })

    expect(elsewhere).toMatchObject({ success: false, type: 'CODE_REFUSED' })
    const login = await browser.call('loginMagicLink', { query: { email, code } })
    expect(login.success).toBe(true)
  })

  it.each(products)('links to the %s product’s own address in its mails', async (product) => {
    const email = freshEmail('lien')
    await askCode(host(), email, browserAt(product))
    const address = host().adapters.settings.urlOf(product)
    expect(mailTo(host(), email)?.text).toContain(`${address}${signInPath(product)}#`)
  })

  it('rejects an invitation in a product that did not send it', async () => {
    const world = await makeWorld(host())
    const { email, token: invitation } = await invite(host(), world)
    const browser = browserAt('stock')
    const code = await askCode(host(), email, browser)

    const elsewhere = await browser.call('loginMagicLink', {
      query: { email, code, invitation },
    })

    expect(elsewhere).toMatchObject({ success: false, type: 'INVITATION_REFUSED' })
  })

  it("keeps a person's sessions in other products when they sign out everywhere in one product", async () => {
    const email = freshEmail('sortie')
    const signature = await signInAt('signature', email)
    const stock = await signInAt('stock', email)
    const client = clientOf(host(), stock.access_token, 'stock')

    const open = await client.call('listSessions')
    await client.call('logout', { query: { revoke_token: true } })

    expect(open.data).toHaveLength(1)
    const kept = await clientOf(host(), signature.access_token).call('listSessions')
    expect(kept.data).toHaveLength(1)
  })

  describe('a session of another product', () => {
    const guarded = operationIds.filter((id) => operations[id].access !== 'public')

    const pairs = products.flatMap((own) =>
      products.filter((one) => one !== own).map((product) => [own, product] as const),
    )

    it.each(pairs)('of %s is rejected by every call of the %s product', async (own, product) => {
      const { access_token: token } = await signInAt(own, freshEmail('intrus'))
      const baseUrl = baseUrlOf(host(), product)
      for (const id of guarded) {
        const isHere = [product, 'all'].includes(operations[id].product)
        expect(await statusOf({ ...host(), baseUrl }, id, token), id).toBe(isHere ? 401 : 404)
      }
    })
  })
}
