import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const parameter = 'dialog'

/**
 * Keeps the open dialog of a page in the address, so that a reload opens it again.
 *
 * @param offered the dialogs that the address may open when the page loads.
 * @param details further parameters of the dialogs, which are removed when a dialog closes.
 */
export function useDialogInAddress<Name extends string>(
  offered: readonly Name[],
  details: readonly string[] = [],
) {
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
        else details.forEach((detail) => former.delete(detail))
        return former
      },
      { replace: true },
    )
  }
  return [opened, open] as const
}
