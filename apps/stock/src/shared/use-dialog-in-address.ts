import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const parameter = 'dialog'

/**
 * The open dialog of a page, which a reload opens again.
 *
 * @param offered the dialogs that the address may open when the page loads.
 */
export function useDialogInAddress<Name extends string>(offered: readonly Name[]) {
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState(
    () => offered.find((name) => name === search.get(parameter)) ?? null,
  )
  const open = (name: Name | null) => {
    setOpened(name)
    setSearch(
      (former) => {
        former.delete(parameter)
        if (name !== null) former.set(parameter, name)
        return former
      },
      { replace: true },
    )
  }
  return [opened, open] as const
}
