import { PageActions } from '@org/app-kit/pages'
import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Big = styled.strong`
  font-size: var(--ph-text-section);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`

export const Detail = styled.span`
  display: block;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

/** The two large buttons; on a phone they stay at the bottom. */
export const StockActions = styled(PageActions)`
  --ph-size-control: 48px;

  ${below('tablet')} {
    position: fixed;
    inset: auto 0 0;
    z-index: 10;
    flex-wrap: nowrap;
    padding: var(--ph-space-3) var(--ph-space-4) max(var(--ph-space-3), env(safe-area-inset-bottom));
    border-top: 1px solid var(--ph-color-border);
    background: var(--ph-color-surface);

    > * {
      flex: 1;
    }
  }
`

/** Leaves room for the buttons at the bottom of a phone. */
export const Room = styled.div`
  display: none;

  ${below('tablet')} {
    display: block;
    height: 64px;
  }
`

/** Paragraphs, headings and lists below each other. */
export const Summary = styled.div`
  display: grid;
  gap: var(--ph-space-3);

  > * {
    margin: 0;
  }
`
