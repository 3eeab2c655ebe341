import { below } from '@org/ui/theme'
import { styled } from 'styled-components'
import { PageLink } from '../../address/page-link.tsx'

export const Page = styled.div`
  min-height: calc(100dvh - var(--ph-bottom-bar, 0px));
  display: flex;
  flex-direction: column;
`

export const Header = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  height: 60px;
  padding: 0 var(--ph-space-5);
  background: var(--ph-color-surface);
  border-bottom: 1px solid var(--ph-color-border);

  > * {
    min-width: 0;
    white-space: nowrap;
  }

  button {
    color: var(--ph-color-text);
  }

  ${below('tablet')} {
    gap: var(--ph-space-1);
    padding: 0 var(--ph-space-3);

    > button,
    > a:last-child {
      padding-inline: var(--ph-space-2);
    }
  }
`

export const Email = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

export const Brand = styled(PageLink)`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  margin-right: auto;
  color: var(--ph-color-text);
  font-size: var(--ph-text-lead);
  font-weight: 650;
  letter-spacing: -0.01em;
  text-decoration: none;
  border-radius: var(--ph-radius-control);
`

export const Main = styled.main`
  outline: none;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`
