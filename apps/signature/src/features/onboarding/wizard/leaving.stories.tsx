import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { openDraft } from '../draft-store.ts'
import { product } from '#app/product.ts'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import { leaveDraft } from './wizard-fixtures.ts'
import { saveDraft } from './save-draft.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding/Leaving',
  ...productStory(product, { path: '/create-signature-company', api: adminBeforeOnboarding }),
}
export default meta

export const Leaving: StoryObj = {
  name: 'Keeps the progress bar until the company page is shown, then clears the draft',
  beforeEach: () => leaveDraft(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await saveDraft({ canvas, userEvent })
    await canvas.findByRole('progressbar', { name: 'Presque prêt' })
    const steps = new Set<string>()
    const observer = new MutationObserver(() => {
      const current = canvasElement.querySelector('[aria-current="step"]')
      if (current) steps.add(current.textContent)
    })
    observer.observe(canvasElement, { subtree: true, childList: true, attributes: true })
    await canvas.findByRole('heading', { name: /^(Votre société|Equipe)/ }, { timeout: 8000 })
    observer.disconnect()
    await expect([...steps].filter((name) => !name.includes('Déploiement'))).toEqual([])
    await waitFor(async () => expect(await openDraft().read()).toBeNull())
  },
}
