import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useLoadedPhones } from './use-loaded-phones.ts'

function Waiting({ load }: { load: Parameters<typeof useLoadedPhones>[0] }) {
  const { phones, hasFailed } = useLoadedPhones(load, 0)
  return hasFailed ? 'without rules' : phones ? 'with rules' : 'waiting'
}

it('says when the rules cannot be loaded, so that nobody waits for them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  const load = Promise.withResolvers<never>()
  const loadOnce = () => load.promise

  await act(async () => root.render(<Waiting load={loadOnce} />))
  expect(container.textContent).toBe('waiting')
  await act(async () => load.reject(new Error('no connection')))
  expect(container.textContent).toBe('without rules')
})
