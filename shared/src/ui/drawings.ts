/** Path data of the shared icons: line drawings of 24 × 24, for `LineIcon`. */
export const DRAWINGS = {
  umbrella:
    'M12 3v1.5M3 13a9 8.5 0 0 1 18 0c-1.5-1.6-4.5-1.6-6 0-1.5-1.6-4.5-1.6-6 0-1.5-1.6-4.5-1.6-6 0ZM12 12v6.5a2.25 2.25 0 0 0 4.5 0',
  arrowLeft: 'M19 12H5m6-7-7 7 7 7',
  calendar: 'M4 6.5h16v13.5H4zM4 11h16M8 3.5v4M16 3.5v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  checkCircle: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.8 2.8 2.8L16 9.5',
  cross: 'M6 6l12 12M18 6 6 18',
  warning: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.4v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.1',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2',
  cloudOff: 'M4 4l16 16M7.5 8.5A5 5 0 0 0 7 18.5h10.5M10.5 6a6 6 0 0 1 7.4 5A3.8 3.8 0 0 1 20 17.2',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 20h15',
  empty: 'M4 14h4.5l1.5 3h4l1.5-3H20M4 14l3-9h10l3 9v6H4z',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.6v.1',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  whatsApp:
    'M4 20l1.3-4A8 8 0 1 1 8.3 18.9L4 20Zm5-10.5c0 3 2.5 5.5 5.5 5.5l1-1.5-2-1-1 .8a5 5 0 0 1-1.8-1.8l.8-1-1-2L9 9.5Z',
} as const;
