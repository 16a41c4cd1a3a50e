export { type CommunicationParent, communicationAddress } from './communication-values.ts';
export { Communications } from './communications.tsx';
export { CommunicationsAtOnce } from './communications-at-once.tsx';
export { ContactMenu } from './contact-menu.tsx';
export { LogContact } from './log-contact.tsx';
export { useCommunicationRows } from './use-communication-rows.ts';
export { useContactMethods } from './use-contact-methods.ts';
