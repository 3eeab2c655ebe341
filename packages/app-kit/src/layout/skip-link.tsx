import { styled } from 'styled-components'
import { focusRing } from '@org/ui/theme'

const Shortcut = styled.a`
  position: fixed;
  z-index: 10;
  top: var(--ph-space-2);
  left: var(--ph-space-2);
  padding: var(--ph-space-2) var(--ph-space-4);
  color: var(--ph-color-accent);
  background: var(--ph-color-raised);
  border-radius: var(--ph-radius-control);
  font-weight: 500;

  &:not(:focus) {
    clip-path: inset(50%);
  }

  &:focus-visible {
    ${focusRing}
  }
`

/** The first tab stop, which skips the navigation and focuses the page's main content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <section aria-label={label}>
      <Shortcut
        href="#main"
        onClick={(event) => {
          // Following the link would leave `#main` in the address, where some pages read the
          // fragment.
          event.preventDefault()
          const main = document.querySelector('main')
          main?.focus()
          main?.scrollIntoView()
        }}
      >
        {label}
      </Shortcut>
    </section>
  )
}
