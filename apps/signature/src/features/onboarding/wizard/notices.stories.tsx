import { productStory } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import { waitUntilRendered } from '#shared/testing/story-helpers.ts'
import { designed, leaveDraft } from './wizard-fixtures.ts'
import { saveDraft } from './save-draft.ts'
import { wizardSteps } from './wizard-step.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding/Notices',
  ...productStory(product, { path: '/create-signature-company', api: adminBeforeOnboarding }),
}
export default meta

/** Checks that only the step scrolls, and that 'Suivant' is at the bottom of the window. */
async function fitsTheWindow(next: HTMLElement) {
  await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  await expect(window.innerHeight - next.getBoundingClientRect().bottom).toBeLessThan(24)
}

export const UnfinishedRun: StoryObj = {
  name: 'Leaves room for the editor below the notice of an unfinished run',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: async ({ msw }) => {
    msw.use(
      http.post('/api/organisation/:id/signature-templates', () =>
        failure(500, -1, 'Unknown error'),
      ),
    )
    await leaveDraft()
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const next = await canvas.findByRole('button', { name: 'Suivant' })
    await saveDraft(context)
    await canvas.findByRole('button', { name: 'Reprendre' })
    await userEvent.click(canvas.getByRole('button', { name: /Créer une signature/ }))
    await expect(await canvas.findByRole('textbox', { name: 'Prénom' })).toBeVisible()
    await waitUntilRendered(context)
    await fitsTheWindow(next)
  },
}

export const Errors: StoryObj = {
  name: 'Leaves room for the editor below the list of errors',
  parameters: { variants: ['phone'] },
  beforeEach: () =>
    leaveDraft({
      step: wizardSteps.design,
      signatureData: { ...designed, companyWebsite: 'javascript:alert(1)' },
    }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const next = await canvas.findByRole('button', { name: 'Suivant' })
    await userEvent.click(next)
    await expect(await canvas.findByText('À corriger avant de continuer')).toBeVisible()
    await waitUntilRendered(context)
    await fitsTheWindow(next)
  },
}
