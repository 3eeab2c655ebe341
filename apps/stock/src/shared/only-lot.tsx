import { BannerMessage, Button } from '@org/ui/primitives'
import { useSearchParams } from 'react-router-dom'
import { texts } from './texts.ts'

const parameter = 'lot'

/** Returns the lot to which the address limits a list; undefined if it limits it to none. */
export function useLotInAddress(): string | undefined {
  const [search] = useSearchParams()
  return search.get(parameter) || undefined
}

/** Says that a list shows only what has to do with the lot in the address, and removes the limit. */
export function OnlyLot() {
  const [, setSearch] = useSearchParams()
  const lot = useLotInAddress()
  const showAll = () =>
    setSearch((former) => {
      former.delete(parameter)
      return former
    })
  return (
    lot !== undefined && (
      <BannerMessage
        tone="info"
        title={texts.onlyLot(lot)}
        actions={<Button onPress={showAll}>{texts.showAll}</Button>}
      />
    )
  )
}
