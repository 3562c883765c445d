/** An inbox: the rows of the demo with a footer of its own. */
export const mails = [
  { id: 1, subject: 'Your ticket for Friday', sender: 'City Theater' },
  { id: 2, subject: 'Invoice 2025-118', sender: 'Paper & Ink' },
  { id: 3, subject: 'Lunch on Thursday?', sender: 'Noor' },
];
