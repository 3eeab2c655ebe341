import { SearchField } from '@org/ui/primitives'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchTexts } from '../../texts.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { allEmployeesPath } from './search-groups.ts'
import { SearchResults } from './search-results.tsx'
import { Place, Sheet } from './search.styles.ts'

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Finds employees, teams, signatures and banners as the user types. The arrow keys move between the
 * field and the results, Enter in the field lists the employees, and Escape closes the results.
 */
export function SearchBox() {
  const navigate = useNavigate()
  const { teamId } = useScope()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [top, setTop] = useState(0)
  const place = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const words = typed.trim()

  // A press outside does not always move focus, so `onBlur` alone would miss it.
  useEffect(() => {
    if (!isOpen) return
    const closeOnOutsidePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [isOpen])

  const open = () => {
    setTop(place.current?.getBoundingClientRect().bottom ?? 0)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      field.current?.focus()
      setOpen(false)
    }
    const step = steps[event.key]
    if (step === undefined || !place.current) return
    const stops = [field.current, ...place.current.querySelectorAll('a')]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const next = stops[Math.min(Math.max(at + step, 0), stops.length - 1)]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Place
      ref={place}
      // Handled in the capture phase, since the field stops these keys from propagating.
      onKeyDownCapture={onKey}
      onFocus={open}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <SearchField
        ref={field}
        label={searchTexts.label}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          open()
        }}
        onSubmit={() => {
          if (words === '') return
          void navigate(allEmployeesPath(teamId, words))
          close()
        }}
      />
      {isOpen && words !== '' && (
        <Sheet style={{ top: top + 4 }}>
          <SearchResults words={words} teamId={teamId} onOpened={close} />
        </Sheet>
      )}
    </Place>
  )
}
