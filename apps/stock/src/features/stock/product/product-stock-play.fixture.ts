import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/**
 * Waits until a product's page shows its movements and its chart. Both load after the page, and a
 * screenshot must not show them loading.
 */
export const showsMovements = (canvas: Canvas, count: number) =>
  waitFor(async () => {
    await expect(canvas.getAllByRole('row', { name: /Karim Haddad/ })).toHaveLength(count)
    await expect(canvas.getByRole('img', { name: /^Du / })).toBeVisible()
  })
