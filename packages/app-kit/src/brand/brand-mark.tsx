import { styled } from 'styled-components'

const Mark = styled.svg`
  flex: none;
  border-radius: var(--ph-radius-control);
`

/**
 * The product's logo: a flourish like one below a signature. It is decorative, because the
 * product's name is next to it.
 */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" fill="var(--ph-color-accent)" />
      <path
        d="M5.5 18.5c3.6-1.4 7.2-5.4 7.6-8.6.2-1.8-1.9-2-2.6-.4-1.1 2.6.3 7.6 3 7.6 2.2 0 2.6-3.2 4.2-3.2 1.3 0 .6 2.4 2 2.4 1 0 1.8-.7 2.8-1.8M6 22.5c5.5-1 10.5-1.3 16-.9"
        fill="none"
        stroke="var(--ph-color-on-accent)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Mark>
  )
}
