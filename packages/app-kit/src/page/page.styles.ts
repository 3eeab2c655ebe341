import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ph-space-5);
  width: min(1160px, 100%);
  margin: 0 auto;
  padding: var(--ph-space-6);
  box-sizing: border-box;

  ${below('tablet')} {
    gap: var(--ph-space-4);
    padding: var(--ph-space-4);
  }
`

export const PageTop = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-3);
  min-height: 36px;

  h1 {
    margin: 0 auto 0 0;
    font-size: var(--ph-text-page);
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
`

/**
 * A row of actions, for example next to a page's title. It moves below the title as a whole, and
 * its buttons wrap only if they do not fit in one line.
 */
export const PageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-3);

  ${below('tablet')} {
    gap: var(--ph-space-2);
  }
`

export const Count = styled.span`
  margin-left: var(--ph-space-2);
  color: var(--ph-color-faint);
  font-size: var(--ph-text-section);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

export const RowActions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--ph-space-1);
`

/** Advice about a failure, below its message. */
export const Help = styled.span`
  display: block;
`

export const Muted = styled.span`
  color: var(--ph-color-muted);
`
