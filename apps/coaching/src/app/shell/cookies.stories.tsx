import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { coachingApi } from '#shared/testing/coaching-seed.ts'
import { product } from '../product.ts'

const meta: Meta = {
  title: 'Coaching product/App/Cookies',
  ...productStory(product, { path: '/training-programs', api: coachingApi }),
}
export default meta

const question = { name: 'Cookies de mesure d’audience' }

export const Asked: StoryObj = {
  name: 'Asks with two equal buttons, and leaves the page usable',
  parameters: { cookies: null, variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', question))
    const [refuse, accept] = bar.getAllByRole('button')
    await expect(refuse).toHaveTextContent('Refuser')
    await expect(accept).toHaveTextContent('Accepter')
    const sizes = [refuse, accept].map((button) => {
      const { width = 0, height = 0 } = button?.getBoundingClientRect() ?? {}
      return [Math.round(width), height]
    })
    await expect(sizes[0]).toEqual(sizes[1])
    await expect(refuse?.className).toBe(accept?.className)
    // The padding lets users scroll the end of the page above the bar.
    const { height } = canvas.getByRole('region', question).getBoundingClientRect()
    await waitFor(() => expect(getComputedStyle(document.body).paddingBottom).toBe(`${height}px`))
    await expect(await canvas.findByRole('heading', { name: 'Mes programmes' })).toBeVisible()
  },
}

export const Refused: StoryObj = {
  name: 'Takes an answer by keyboard, and moves the focus into the page',
  parameters: { cookies: null },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', question)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Refuser' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Accepter' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('region', question)).toBeNull())
    await expect(await canvas.findByRole('main')).toHaveFocus()
    await expect(getComputedStyle(document.body).paddingBottom).toBe('0px')
  },
}

export const Reopened: StoryObj = {
  name: 'Shows the question with the earlier answer on a press of ‘Cookies’, and returns the focus after a change',
  parameters: { cookies: 'granted', variants: ['dark'] },
  play: async ({ canvas, userEvent }) => {
    const entry = await canvas.findByRole('button', { name: 'Cookies' })
    await expect(canvas.queryByRole('region', question)).toBeNull()
    await userEvent.click(entry)
    const bar = await canvas.findByRole('region', question)
    await expect(bar).toHaveTextContent('Vous avez accepté.')
    await waitFor(() => expect(bar).toHaveFocus())
    await userEvent.click(within(bar).getByRole('button', { name: 'Refuser' }))
    await waitFor(() => expect(entry).toHaveFocus())
    await userEvent.click(entry)
    await expect(await canvas.findByRole('region', question)).toHaveTextContent('Vous avez refusé.')
  },
}

export const OnPhone: StoryObj = {
  name: 'Has the entry in the drawer on a phone, and closes it before asking',
  globals: { viewport: { value: 'phone' } },
  parameters: { cookies: 'denied' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu principal' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Cookies' }))
    const bar = await canvas.findByRole('region', question)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bar).toHaveFocus())
    await userEvent.click(within(bar).getByRole('button', { name: 'Accepter' }))
    await waitFor(() => expect(canvas.queryByRole('region', question)).toBeNull())
  },
}

export const Visitor: StoryObj = {
  name: 'Has the entry below the pages without a sidebar',
  parameters: {
    path: '/auth/sign-in',
    api: { ...coachingApi, userId: null },
    cookies: 'denied',
    variants: ['phone'],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Email' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Cookies' }))
    const bar = await canvas.findByRole('region', question)
    await expect(bar).toHaveTextContent('Vous avez refusé.')
  },
}

export const NotNeeded: StoryObj = {
  name: 'Asks nobody and has no entry if no service sets cookies',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mes programmes' })).toBeVisible()
    await expect(canvas.queryByRole('region', question)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Cookies' })).toBeNull()
  },
}
