import { useSearchParams } from 'react-router-dom'

const key = 'archived'

/** Whether the list shows what is archived, from the address, and how to change it. */
export function useArchivedInAddress(): [
  isArchived: boolean,
  change: (isArchived: boolean) => void,
] {
  const [params, setParams] = useSearchParams()
  // The search and the page were those of the other list.
  const change = (isArchived: boolean) =>
    setParams(isArchived ? { [key]: '1' } : {}, { replace: true })
  return [params.get(key) === '1', change]
}
