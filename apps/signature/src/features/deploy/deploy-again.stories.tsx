import type { Team, User } from '@org/api/client'
import { MailRefused } from '@org/api/memory'
import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import type { MswApi } from 'msw-storybook-addon/types'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { confirmMails } from './story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Deploy/Again',
  ...productStory(product, { path: '/deploy', api: { userId: demoIds.admin } }),
}
export default meta

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

const organisation = '/api/organisation/demo-organisation'
const installed = { is_deploy_sent: false, is_deployed: true, deploy_status: 'none' as const }

/**
 * Makes the server report this state for every employee, and this number of mails to send for every
 * team.
 */
function everybody(context: Context & { msw: MswApi }, state: Partial<User>, due: number) {
  const counts = {
    signature_template_deploy_install_email_sent_count: 0,
    deploy_due_count: due,
    deploy_queued_count: 0,
  }
  const changed =
    <Row extends object>(changes: Partial<Row>) =>
    async ({ request }: { request: Request }) => {
      const answer = await worldOf(context).fetch(request)
      const { data, total } = (await answer.json()) as { data: Row[]; total: number }
      return HttpResponse.json({ data: data.map((row) => ({ ...row, ...changes })), total })
    }
  context.msw.use(
    http.get(`${organisation}/users`, changed<User>(state)),
    http.get(`${organisation}/teams`, changed<Team>(counts)),
  )
}

const deployButton = ({ canvas }: Context) =>
  canvas.findByRole('button', { name: 'Deploy Service client' })

const rejectingApi = {
  userId: demoIds.admin,
  overrides: {
    mailer: { send: () => Promise.reject(new MailRefused('550 Mailbox unavailable')) },
  },
}

export const AfterRefusals: StoryObj = {
  name: 'Sends to a team again after the first mails were rejected',
  parameters: { api: rejectingApi },
  play: async (context) => {
    const { userEvent } = context
    const keys = () =>
      worldOf(context)
        .requests.filter(({ path }) => path.endsWith('/deploy-signature'))
        .map(({ idempotencyKey }) => idempotencyKey)
    const deploy = async () => {
      await userEvent.click(await deployButton(context))
      await confirmMails()
    }
    await deploy()
    await screen.findByText('14 envois échoués', {}, { timeout: 10_000 })
    await waitFor(async () =>
      expect(await deployButton(context)).not.toHaveAttribute('aria-disabled', 'true'),
    )
    await deploy()
    await waitFor(() => expect(keys()).toHaveLength(2))
    await expect(new Set(keys()).size).toBe(2)
    // Wait until the requests are done and the notification has disappeared.
    await waitFor(async () => expect(await deployButton(context)).toBeEnabled())
    await waitFor(() => expect(screen.queryByText(/partent?$/)).toBeNull(), { timeout: 10_000 })
    await screen.findByText('14 envois échoués', {}, { timeout: 10_000 })
  },
}

export const AllInstalled: StoryObj = {
  name: 'Has nothing to send to a team in which everybody has installed the signature',
  beforeEach: (context) => everybody(context, installed, 0),
  play: async (context) => {
    await expect(await deployButton(context)).toBeDisabled()
  },
}
