import { useSearchParams } from 'react-router-dom'

const key = 'archived'

/** Whether the address asks for the archived entries, and how to change that. */
export function useArchivedInAddress(): [
  isArchived: boolean,
  change: (isArchived: boolean) => void,
] {
  const [params, setParams] = useSearchParams()
  // The search and the page belong to the other list.
  const change = (isArchived: boolean) =>
    setParams(isArchived ? { [key]: '1' } : {}, { replace: true })
  return [params.get(key) === '1', change]
}
