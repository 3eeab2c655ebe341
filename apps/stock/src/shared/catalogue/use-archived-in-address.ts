import { useSearchParams } from 'react-router-dom'

const key = 'archived'

/** Whether the address asks for the archived entries, and a function that changes this. */
export function useArchivedInAddress(): [
  isArchived: boolean,
  change: (isArchived: boolean) => void,
] {
  const [params, setParams] = useSearchParams()
  // Drops the search and the page number, which belong to the list that the user leaves.
  const change = (isArchived: boolean) =>
    setParams(isArchived ? { [key]: '1' } : {}, { replace: true })
  return [params.get(key) === '1', change]
}
