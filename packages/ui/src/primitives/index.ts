export { Avatar, type AvatarProps } from './avatar/avatar.tsx'
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge.tsx'
export {
  BannerMessage,
  type BannerMessageProps,
  type Tone,
} from './banner-message/banner-message.tsx'
export { Button, type ButtonProps, type ButtonVariant } from './button/button.tsx'
export { Card, type CardProps } from './card/card.tsx'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx'
export { ColorField, type ColorFieldProps } from './color-field/color-field.tsx'
export { Combobox, type ComboboxProps, type SharedComboboxProps } from './combobox/combobox.tsx'
export type { ComboboxLabels } from './combobox/combobox.labels.ts'
export type { ComboboxOption, LoadOptions } from './combobox/combobox-option.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx'
export { CopyField, type CopyFieldProps } from './copy-field/copy-field.tsx'
export { useCopy, type CopyControl, type CopyState } from './copy-field/use-copy.ts'
export { DateTimeField, type DateTimeFieldProps } from './date-time-field/date-time-field.tsx'
export { Dialog, type DialogProps } from './dialog/dialog.tsx'
export { Drawer, type DrawerProps } from './drawer/drawer.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx'
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx'
export { Link, type LinkProps } from './link/link.tsx'
export { Menu, type MenuProps } from './menu/menu.tsx'
export type { MenuAction, MenuEntry, MenuSectionEntry, Submenu } from './menu/menu-entry.ts'
export type { MultiComboboxLabels } from './multi-combobox/multi-combobox.labels.ts'
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox/multi-combobox.tsx'
export {
  NavigationProvider,
  type NavigationProviderProps,
} from './navigation/navigation-provider.tsx'
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx'
export { Popover, type PopoverProps } from './popover/popover.tsx'
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.tsx'
export {
  ProgressIndicator,
  type ProgressIndicatorProps,
} from './progress-indicator/progress-indicator.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/radio-group.tsx'
export type { RootProps, RootPropsWithRef } from './root-props.ts'
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx'
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './segmented-control/segmented-control.tsx'
export { Select, type SelectOption, type SelectProps } from './select/select.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx'
export { Slider, type SliderProps } from './slider/slider.tsx'
export { SnackbarHost, type SnackbarHostProps } from './snackbar/snackbar-host.tsx'
export {
  createSnackbarQueue,
  type Snack,
  type SnackbarQueue,
  type SnackbarQueueOptions,
} from './snackbar/snackbar-queue.ts'
export { Stepper, type StepperProps } from './stepper/stepper.tsx'
export { Switch, type SwitchProps } from './switch/switch.tsx'
export { Tab, type TabProps } from './tabs/tab.tsx'
export { TabList, type TabListProps } from './tabs/tab-list.tsx'
export { TabPanel, type TabPanelProps } from './tabs/tab-panel.tsx'
export { Tabs, type TabsProps } from './tabs/tabs.tsx'
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx'
export { TextField, type TextFieldProps } from './text-field/text-field.tsx'
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx'
