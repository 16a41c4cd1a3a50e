/** English texts of an address that shows the start: few people read them. */
export const en = {
  nothing: 'There is nothing at {{address}}. You see the start instead.',
  switchedOff:
    '{{address}} is switched off for you. You see the start instead. Ask a system administrator to switch it on.',
  ownSwitch:
    '{{address}} is switched off for you. You see the start instead. You can switch it on: Rollout, Flags.',
  toStart: 'Go to Start',
  toRollout: 'Open Rollout',
};
