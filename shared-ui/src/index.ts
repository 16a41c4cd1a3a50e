export { plannedRoutes } from './facts/planned-routes.tsx';
export { AccessDenied } from './feedback/access-denied.tsx';
export { CrashBoundary } from './feedback/crash-boundary.tsx';
export { CrashScreen } from './feedback/crash-screen.tsx';
export { DataErrorBar } from './feedback/data-error-bar.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { LateNote } from './feedback/late-note.tsx';
export { LoadFailed } from './feedback/load-failed.tsx';
export { LoadingBar } from './feedback/loading-bar.tsx';
export { NoticeBar } from './feedback/notice-bar.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { showToast, type Toast } from './feedback/toasts.ts';
export { useRetryOnceBack } from './feedback/use-retry-once-back.ts';
export { VisuallyHidden } from './feedback/visually-hidden.ts';
export { HeaderButton } from './form/page/header-button.tsx';
export { getShownForms, type ShownForm, subscribeToShownForms } from './form/page/shown-forms.ts';
export { SubmitGroup } from './form/page/submit-group.tsx';
export { hasUnsavedChanges } from './form/saving/unsaved-changes.ts';
export {
  addAllTexts,
  addTexts,
  chooseLanguage,
  createI18n,
  hasChosenLanguage,
  type I18n,
} from './i18n/i18n.ts';
export { I18nProvider, type Translate, useTexts } from './i18n/i18n-provider.tsx';
export { letterKeys } from './keys/letter-keys.ts';
export { type Shortcut, switchSingleKeys } from './keys/shortcuts.ts';
export { useShortcut, useShortcuts } from './keys/use-shortcut.ts';
export { AppFrame, type NavigationItem } from './layout/app-frame.tsx';
export { BottomBar, type BottomBarItem } from './layout/bottom-bar.tsx';
export { isRecordId, segmentTitle, titleCase } from './layout/breadcrumb-trail.ts';
export { Breadcrumbs } from './layout/breadcrumbs.tsx';
export { ChoiceToggle } from './layout/choice-toggle.tsx';
export { DocumentTitle, usePageTitle } from './layout/document-title.tsx';
export { FilterInput } from './layout/filter-input.tsx';
export { HeaderToggle } from './layout/header-toggle.tsx';
export { LinkButton } from './layout/link-button.tsx';
export { type ListPlace, lastListPlace, noteListPlace, useListPlace } from './layout/list-place.ts';
export { OutsidePage } from './layout/outside-page.tsx';
export { PageHeader } from './layout/page-header.tsx';
export {
  listAddress,
  type Place,
  type Places,
  PlacesProvider,
  placeAt,
  placesOf,
  usePlaces,
} from './layout/places.tsx';
export { useKnownTitle, useRecordAbsence, useRecordTitle } from './layout/record-title.ts';
export { FormSkeleton, GridSkeleton, ScreenSkeleton } from './layout/skeleton-shapes.tsx';
export { StartingFrame } from './layout/starting-frame.tsx';
export { StatusLabel } from './layout/status-label.tsx';
export { type TabLink, TabLinks } from './layout/tab-links.tsx';
export { Toaster } from './layout/toaster.tsx';
export { UserMenu } from './layout/user-menu.tsx';
export { AreaPart, type AreaPartProps, AreaPartProvider } from './loading/area-part.tsx';
export { AttemptProvider } from './loading/attempt.tsx';
export { lazyPart, PartPlace } from './loading/lazy-part.tsx';
export { isLoadError, type LazyScreen, LoadError, lazyScreen } from './loading/lazy-screen.tsx';
export { addPicklists, fetchPicklistsBy } from './picklists/picklist-registry.ts';
export { deviceSetting, setDeviceSetting } from './session/device-setting.ts';
export { beginDrafts, endDrafts } from './session/draft-life.ts';
export { forgetKept, keepFor, keepText, keepValue, keptText, keptValue } from './session/kept.ts';
export { RestProvider, useRest } from './session/rest.tsx';
export { type Session, SessionProvider, useSession } from './session/session.tsx';
export { createSessionApi, type SessionApi } from './session/session-api.ts';
export { SignInDialog } from './sign-in/sign-in-dialog.tsx';
export { SignInPlace } from './sign-in/sign-in-place.tsx';
export { ThemeProvider, useTheme } from './theme/theme-provider.tsx';
