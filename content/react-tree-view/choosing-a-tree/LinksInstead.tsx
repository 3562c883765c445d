import Link from '@mui/material/Link';

const chapters = [
  { title: 'Getting there', pages: ['By train', 'By bicycle'] },
  { title: 'Staying', pages: ['Huts', 'Campsites', 'Water'] },
];
const address = (title: string) => `#${encodeURIComponent(title)}`;

/** The navigation of a site: lists of links, which open with the page's own elements. */
export default function LinksInstead() {
  return (
    <nav aria-label="Guide for hikers">
      {chapters.map(({ title, pages }, index) => (
        <details key={title} open={index === 0}>
          <summary>{title}</summary>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Link href={address(page)}>{page}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
