import { below, focusRing } from '@org/ui/theme'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

/** Width of the sidebar in pixels (specification 1, section 9). */
export const sidebarWidth = 260

export const Frame = styled.div`
  display: grid;
  grid-template-columns: ${sidebarWidth}px minmax(0, 1fr);
  min-height: calc(100dvh - var(--ph-bottom-bar, 0px));

  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`

export const Sidebar = styled.aside`
  position: sticky;
  /* Search results overlay the page. */
  z-index: 5;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-4);
  width: ${sidebarWidth}px;
  height: calc(100dvh - var(--ph-bottom-bar, 0px));
  padding: var(--ph-space-4) var(--ph-space-3);
  box-sizing: border-box;
  background: var(--ph-color-surface);
  border-right: 1px solid var(--ph-color-border);
  overflow-y: auto;

  ${below('laptop')} {
    display: none;
  }
`

export const DrawerContents = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-4);
  min-height: 100%;
`

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
`

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  padding: 0 var(--ph-space-2);
  color: var(--ph-color-text);
  font-size: var(--ph-text-lead);
  font-weight: 650;
  letter-spacing: -0.01em;
  text-decoration: none;
  border-radius: var(--ph-radius-control);
`

export const Navigation = styled.nav`
  flex: 1;

  ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const item = css`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  min-height: 36px;
  padding: 0 var(--ph-space-3);
  font-weight: 500;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`

export const DisabledItem = styled.span.attrs({ role: 'link', 'aria-disabled': true })`
  ${item}
  color: var(--ph-color-faint);
  cursor: not-allowed;
`

export const Item = styled(Link)`
  ${item}
  color: var(--ph-color-muted);
  text-decoration: none;
  border-radius: var(--ph-radius-control);
  transition: background var(--ph-motion-fast);

  &:hover {
    color: var(--ph-color-text);
    background: var(--ph-color-hover);
  }

  &[aria-current='page'] {
    color: var(--ph-color-accent);
    background: var(--ph-color-accent-soft);
  }

  &:focus-visible {
    ${focusRing}
  }
`

export const GroupHeading = styled.p`
  margin: var(--ph-space-3) 0 var(--ph-space-1);
  padding: 0 var(--ph-space-3);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-weight: 500;
`

export const Footer = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  padding-top: var(--ph-space-3);
  border-top: 1px solid var(--ph-color-border);
`

const person = css`
  flex: 1;
  min-width: 0;
  line-height: 1.3;

  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: 500;
  }

  span {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

export const Person = styled.div`
  ${person}
`

export const PersonLink = styled(Link)`
  ${person}
  color: inherit;
  text-decoration: none;
  border-radius: var(--ph-radius-control);

  &:focus-visible {
    ${focusRing}
  }
`

/** Height of the phone's top bar: its buttons, their padding and its border. */
const phoneBarHeight = 'calc(var(--ph-size-control) + 2 * var(--ph-space-2) + 1px)'

export const PhoneBar = styled.header`
  position: sticky;
  z-index: 5;
  top: 0;
  display: none;
  align-items: center;
  gap: var(--ph-space-2);
  height: ${phoneBarHeight};
  padding: 0 var(--ph-space-3);
  box-sizing: border-box;
  background: var(--ph-color-surface);
  border-bottom: 1px solid var(--ph-color-border);

  ${below('laptop')} {
    display: flex;
  }
`

export const PhoneSearch = styled.div`
  flex: 1;
  min-width: 0;
`

export const Main = styled.main`
  outline: none;
  display: flex;
  flex-direction: column;
  min-width: 0;
  /* Notifications fit above the page's heading; higher ones, such as long errors, move it down. */
  padding-top: max(0px, calc(var(--ph-snackbar-bottom, 0px) - var(--ph-space-6)));

  ${below('laptop')} {
    padding-top: max(0px, calc(var(--ph-snackbar-bottom, 0px) - ${phoneBarHeight}));
    /* Sticky table headings stay below the bar, not behind it. */
    --ph-table-top: ${phoneBarHeight};
  }
`
