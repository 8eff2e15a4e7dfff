// What each feature says of each kind of question. Made by `node tools/reading/train.ts` from `test/eval/questions`: change these, not this file.

/** A line a feature: kinds by number, each with its weight. */
export const weightTable = `	0:3 1:2 3:1 9:-1 g:-1 l:-1
!	0:2 1:6 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
! !	0:-2 1:3 3:-1 5:-1 c:2
! $	0:-1 1:5 3:-2 5:-1 a:-1 c:1 h:-1 m:-1
#anymore	0:-3 1:5 2:-1 3:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 d:1 e:-1 f:-1 g:-1 h:-2 i:-1 k:4 l:-1 m:3
#anymore+call	0:1 1:2 3:-1 4:-1 6:2 7:-1 a:-1 c:-1 d:-1 g:-1 j:1 k:-2 l:-1
#anymore+exists	0:-1 4:1 c:2 d:1
#anymore+from	0:1 1:-3 2:2 3:4 4:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 g:-1 h:-1 k:1 l:-1 m:-1
#anymore+good	1:2
#anymore+import	0:-1 1:-1 2:-1 3:-2 a:-1 b:-1 c:-1 d:4 f:-1 k:-1 m:-1
#anymore+needed	0:-3 1:1 2:-1 3:1 4:-1 6:-1 7:-1 a:-1 c:-1 d:-1 j:-1 k:3 l:-1 m:1
#anymore+nobody	0:-1 1:1 3:-2 4:-1 9:-1 a:-1 b:-1 f:-1 j:1 k:1 m:2
#anymore+not	0:-2 3:-2 d:1 k:-1 m:4
#anymore+read	0:-3 1:3 3:-1 b:-1 m:1
#anymore+risk	3:1
#anymore+send	3:-1 e:1 m:1
#anymore+thing	0:-2 1:1 3:3 h:-1 k:-1 m:-1
#anymore+to	0:2 3:-3 4:-1 g:-1 k:-2 l:-1 m:3
#anymore+unused	m:2
#anymore+use	0:-1 1:-2 3:-2 4:-1 6:-1 9:-1 a:-1 b:-1 c:-1 d:-1 j:-1 k:5
#anymore+where	0:-3 1:4 3:-2 b:-1 c:-1 k:2 m:-1
#anymore+who	0:-1 1:-1 9:2 a:-1 b:-1 f:-1 j:1 k:2
#anymore+write	3:1
#anymore+⟨name⟩	0:-2 1:1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:1 k:4 l:-1 m:-1
#anymore>call	0:1 1:2 3:-1 4:-1 5:-1 6:2 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 g:-1 h:-1 i:-1 j:3 k:-2 l:-1 m:-1
#anymore>count	d:1 m:1
#anymore>create	0:-1 1:-1 3:2 4:-1 6:-1 a:-1 c:3 k:-1
#anymore>exists	0:-1 3:-1 4:1 c:2 d:1 g:-1 k:1 m:-1
#anymore>from	2:1 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:1 l:-1 m:-3
#anymore>good	0:-1 1:2 3:1 h:-1
#anymore>ifchange	0:-2 1:-1 3:1 4:-1 6:2 j:-1 k:2
#anymore>import	0:-2 1:-1 2:-1 3:-3 4:2 5:-1 6:-1 9:-1 a:-1 b:-1 c:-1 d:5 e:-1 f:-1 k:-1 l:-1 m:-1
#anymore>most	0:-1 1:-3 3:1 4:-1 d:-1 k:3
#anymore>needed	0:-3 2:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:2 l:-1 m:4
#anymore>nobody	0:-1 1:1 3:-2 4:-1 6:-1 9:-1 a:-1 b:-1 f:-1 j:1 k:1 m:3
#anymore>not	0:-3 1:2 2:-1 3:-2 4:-1 5:-1 9:1 c:-1 d:1 e:-1 j:-1 k:-1 l:-1 m:4
#anymore>places	a:1 k:1
#anymore>quality	1:-1 3:1 d:1
#anymore>read	0:-3 1:3 3:-1 b:-1 c:-1 d:-1 k:1 l:-1 m:3
#anymore>risk	1:-1 3:1 5:1
#anymore>send	3:-1 e:1 m:1
#anymore>should	0:-3 1:3 3:2 k:-1
#anymore>show	0:-2 1:1 3:-1 6:2 d:1 k:-1 m:1
#anymore>since	0:-1 2:2 3:-1 l:-1 m:-1
#anymore>thing	0:-1 1:1 3:3 h:-1 k:-1
#anymore>to	0:1 1:3 3:-3 4:-1 9:-1 a:-1 b:-1 g:-1 j:-1 k:-3 l:-1 m:3
#anymore>trace	0:-1 3:-1 d:2 j:2 k:-1 l:-1 m:1
#anymore>unused	m:2
#anymore>use	0:1 1:-1 2:-1 3:-3 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:5 l:-1 m:1
#anymore>what	0:-2 2:2 3:1 4:1 6:-1 7:-1 9:-1 b:-1 d:-2 f:-1 h:-1 i:-1 j:1 k:3 l:-1 m:-2
#anymore>where	0:-3 1:4 3:-3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 k:2 m:-1
#anymore>which	0:-1 3:-2 4:1 5:1 d:2
#anymore>who	0:-1 1:-2 3:-1 9:2 a:-1 b:-1 c:-1 f:-1 j:2 k:1 l:-1
#anymore>write	1:-2 3:1 4:-1 a:3 k:-1 m:1
#anymore>⟨name⟩	0:1 2:-1 4:-2 5:-1 6:-2 7:-1 8:-2 a:-1 b:-2 c:-2 d:1 f:-2 g:-1 h:-1 i:-1 j:2 k:5 l:-1 m:-2
#anymore>⟨n⟩	0:-2 1:1 3:-1 k:2 m:1
#anymore>⟨path⟩	0:-1 1:-1 3:-1 d:2 k:-1 m:1
#call	0:-1 3:-2 4:-1 5:-1 6:8 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:9 k:-1 l:1 m:1
#call+call	0:-1 1:2 6:1 c:-1 j:3 k:-1
#call+create	0:-3 1:-2 2:-2 3:-1 5:-1 6:4 7:-1 c:3 h:-1 j:-2 l:-1 m:-1
#call+from	0:2 1:-1 2:-2 3:-2 4:-1 5:-1 6:6 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-2 i:-2 j:3 k:-1 l:-2 m:-2
#call+nobody	0:-1 1:1 6:-1 j:1 m:1
#call+not	0:1 2:-1 j:-1 l:1 m:1
#call+places	0:-1 6:-2 j:4 k:-1
#call+should	0:-2 1:-1 2:3 3:-1 6:-1 j:-1
#call+show	0:-2 1:-1 2:-1 3:-1 5:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 l:-2 m:1
#call+thing	0:3 1:-2 2:-1 3:-2 4:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-1 l:-1 m:-1
#call+to	0:-2 2:-1 3:-1 4:-1 6:-4 7:-1 8:-1 a:-1 c:-2 e:-1 f:-1 h:-1 i:-1 j:3 k:-1 l:4
#call+trace	0:-2 1:-2 2:-2 3:-1 4:-1 6:4 7:-1 a:-1 b:-1 c:-1 g:-1 h:-1 i:-1 k:-1 l:4 m:-1
#call+twice	0:-2 1:5 6:-1 j:-2
#call+use	6:1 j:1 k:-1
#call+what	1:-3 3:-2 4:-1 6:6 7:1 8:-1 a:-1 c:-1 g:-1 h:-1 j:-5 k:-1 l:-1 m:-1
#call+which	0:-1 2:-1 6:3 h:1 j:-1
#call+who	0:-3 1:-3 2:6 3:-1 4:-1 6:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-4 k:-1 l:-1 m:-1
#call+work	0:-2 2:-1 6:3 j:-1
#call+wrong	0:-2 1:3
#call+⟨name⟩	0:1 1:-2 2:-2 3:-2 4:-1 5:-1 6:2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:1 i:-1 j:7 k:-1 l:2 m:-1
#call+⟨path⟩	0:-1 2:-1 3:1 7:-1 d:-1 j:3 l:-1 m:-1
#call>anymore	0:3 3:-2 4:-1 6:1 7:-1 9:-1 c:-1 j:2 k:-1 l:-1 m:-2
#call>callee	1:-1 6:2
#call>compare	0:1 3:-1 6:-1 h:2 j:-2 l:1 m:-1
#call>count	0:-1 6:2 j:1 k:-1
#call>create	0:-2 1:-2 2:-2 3:-1 5:-1 6:4 7:-1 c:3 h:-1 j:-2 l:-1 m:-1
#call>defined	0:3 1:1 2:-1 3:-1 a:-1 c:-1 j:-1
#call>error	0:-3 1:3 2:-1 3:-1 4:-1 6:-2 7:4 8:-1 9:-1 j:-2
#call>exists	0:-2 1:1 3:-1 6:1 7:2 j:2 k:-1
#call>fail	1:-2 2:-1 3:-1 6:-2 7:-1 j:2 l:3 m:-1
#call>from	0:3 1:-1 2:-2 3:-3 4:-1 5:-1 6:5 8:-1 9:-1 a:-1 b:-2 c:2 d:-1 e:-1 f:-2 g:-1 h:-2 i:-2 j:3 k:-1 l:-2 m:-2
#call>handle	1:-1 6:3 a:-1 f:-1 j:1 l:-1
#call>happens	6:1 j:1
#call>how	0:4 1:-1 3:-1 6:-1 j:-1 m:-1
#call>howto	0:1 1:3 2:-1 3:-1 6:2 j:-1 l:-1 m:-1
#call>ifchange	0:1 3:-1 6:2 a:-1 c:-1 f:-1 j:1 l:-1
#call>missing	0:-1 1:2 6:-1 j:1
#call>most	0:2 3:-2
#call>needed	0:2 3:-1 6:-1 j:1
#call>nobody	0:-1 1:1 6:-1 j:1 m:1
#call>not	0:-1 1:3 3:-1 5:-1 6:1 c:-1 l:1
#call>overload	0:2 6:-1 h:-1 j:1
#call>places	0:-1 1:1 3:1 6:-1 8:-1 9:-1 a:-1 c:-1 e:-1 j:4 k:-1 l:-1 m:-1
#call>raise	6:2 7:-1 j:-1
#call>should	0:-2 1:-1 2:3 6:-1 j:-1
#call>show	0:-4 1:1 3:-1 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 l:-1 m:1
#call>since	1:-1 6:-1 j:2 m:1
#call>sometimes	0:1 6:-2 j:3 k:-1 l:-1
#call>tests	5:-2 6:-2 c:-1 j:4
#call>thing	0:2 2:-1 3:-2 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:5 k:-2 l:-1 m:-1
#call>to	0:-2 1:1 2:-1 3:-1 4:-1 6:-2 7:-1 8:-1 9:-1 a:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:3 k:-1 l:4
#call>trace	0:-4 1:-3 2:-1 4:-1 5:-1 6:3 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-1 l:3 m:-2
#call>twice	0:-2 1:5 6:-1 j:-2
#call>use	0:-2 1:2 4:1 j:2 k:-1 m:-2
#call>what	1:-3 3:-2 4:-1 6:6 7:1 8:-1 9:-1 a:-1 c:-1 d:-1 g:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#call>when	0:-1 1:3 6:-1 j:-1 m:-1
#call>where	0:1 1:2 6:-1 8:-1 a:-1 c:-1 e:-1 f:-1 j:1
#call>which	0:2 1:-1 2:-2 6:2 8:-1 c:-1 d:-1 e:-1 h:2 k:-1 m:-1
#call>who	0:-3 1:-3 2:6 3:-1 4:-1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#call>why	0:2 1:1 6:-1 j:-1
#call>work	0:-1 2:-1 6:4 j:-2
#call>write	0:-1 1:2 6:1
#call>wrong	0:-2 1:3 c:-1
#call>⟨error⟩	1:1
#call>⟨name⟩	0:-1 1:-2 2:-1 3:-2 4:-1 5:-1 6:5 8:-1 9:-1 a:-2 b:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:7 k:-1 l:3 m:-1
#call>⟨n⟩	1:1 3:-1 6:1 j:-1
#call>⟨path⟩	0:-2 2:-1 3:1 5:-1 6:-2 7:-1 9:-1 a:-1 b:-1 d:-1 h:-1 i:-1 j:5 k:-1 l:-2 m:-2
#callee	0:-5 1:-4 2:-2 3:1 5:-1 6:12 7:-1 8:-2 9:-1 a:-2 b:-2 c:-2 d:-2 e:-1 f:-2 g:-1 h:-2 i:-2 j:-3 k:-3 l:-2 m:-1
#callee+call	0:-1 1:-1 3:-1 6:5 7:-1 i:-1 j:-2 l:-1 m:-1
#callee+thing	3:-1 6:3 d:-1 j:-1 k:-1
#callee+to	0:-1 1:-1 6:2
#callee+use	0:-1 6:3 k:-1
#callee+⟨name⟩	0:-1 1:-1 3:-1 4:-1 6:4 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:1 k:-1 l:-1
#callee+⟨path⟩	1:-1 6:3 b:-1 k:-1
#callee>call	0:-1 1:-1 3:-1 6:5 7:-1 i:-1 j:-2 l:-1 m:-1
#callee>count	3:-1 4:3 a:-1 b:-1
#callee>show	1:-1 6:3 f:-1 h:-1 i:-1 j:1
#callee>thing	3:-1 6:4 d:-1 j:-2 k:-1
#callee>to	0:-1 1:-1 6:2
#callee>trace	1:-1 6:3 b:-1 k:-1
#callee>use	0:-2 1:-1 2:-1 3:-1 6:4 j:-1 k:-1 m:1
#callee>which	6:2 j:-1
#callee>⟨name⟩	0:-1 1:-1 3:-1 4:-1 5:-1 6:6 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1
#callee>⟨path⟩	1:-1 6:3 b:-1 k:-1
#catch	0:-1 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-2 9:13 a:-2 b:-1 c:-2 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#catch+error	0:-2 1:-2 2:-1 3:6 5:-1 7:-3 8:-1 a:-1 c:-1 d:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#catch+event	0:2 1:-2 3:-1 9:-1 f:1
#catch+from	0:-1 1:2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:3 c:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#catch+handle	0:-1 a:-1 f:3
#catch+nobody	3:1 9:1
#catch+places	0:-1 3:-1 8:-1 9:5 a:-1 b:-1 c:-1 e:-1 f:1 g:-1 j:-1 k:-1
#catch+slow	0:-1 1:-1 3:1 9:3 b:-1 f:-3
#catch+what	1:-2 3:1 9:2
#catch+where	0:1 1:-1 3:-1 e:-1 f:2
#catch+which	0:-1 3:-1 8:-1 9:2 f:2
#catch+who	7:-1 9:3 f:-1
#catch+⟨error⟩	1:-2 3:-1 7:-1 8:-2 9:5
#catch+⟨name⟩	0:-2 2:-1 3:-3 4:-1 6:-2 7:-1 8:-3 9:9 a:-3 b:-3 c:-3 d:-2 e:-2 f:2 g:-2 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#catch>defined	0:2 1:1 3:-1 d:-1
#catch>error	0:-2 1:-3 2:-1 3:5 5:-1 7:-2 8:-2 9:5 c:-1 d:-1 f:-1 h:-1 k:-1 l:-1 m:-1
#catch>event	0:3 1:-2 3:-1 e:-1 f:2
#catch>exists	0:3 1:-1 7:-1 9:2 a:-1 b:-1 f:1 g:-1 h:-1 i:-1 l:-1
#catch>fail	1:2 9:1
#catch>from	0:-2 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:5 a:-1 b:3 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#catch>handle	0:-1 1:-1 3:-1 9:1 a:-1 f:3
#catch>happens	1:-1 2:1 9:1
#catch>how	0:1 1:1 2:1 3:-1 d:-1 l:-1
#catch>most	3:1 9:1
#catch>nobody	1:-1 3:1 9:3 b:-1 e:-1 f:-1 j:-1 m:-1
#catch>not	0:-1 1:2 2:-1 3:2 4:-1 5:-1 7:-1 8:-1 9:2 c:-1 f:-1 k:-1 l:-1 m:-1
#catch>places	0:-2 1:-1 2:1 4:-1 5:-1 6:-1 8:-1 9:4 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 j:-1 k:-1 m:-1
#catch>quality	0:-1 1:-1 3:3 9:-1
#catch>raise	1:1 3:-1 7:-2 8:-1 9:3
#catch>show	0:-1 1:-1 3:-1 9:2 b:-2 f:3 i:-1
#catch>slow	0:-2 1:1 9:4 a:-1 b:-1 c:-1 f:-3
#catch>thing	0:-1 1:-2 3:-1 6:-1 8:-1 9:4 b:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:-1
#catch>to	0:3 1:-2 2:-1 3:-1 8:-1 9:3 a:-1 c:-1 f:-1 l:-1
#catch>use	1:2 9:2
#catch>what	0:-1 3:1 9:4 f:-1 m:-1
#catch>when	1:-1 9:3 d:-1 f:-1
#catch>where	1:-1 2:-1 3:-1 4:-1 7:-1 8:-1 9:4 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 j:-1 k:-1
#catch>which	0:-1 8:-1 9:2 f:2 k:-1
#catch>who	0:-1 1:-1 7:-1 9:4 b:-1 f:-1 j:-1
#catch>wrong	0:-1 1:3 3:1 7:-1 8:-1 m:-1
#catch>⟨error⟩	1:-2 3:-1 7:-1 8:-2 9:5
#catch>⟨name⟩	0:-3 1:2 2:-1 3:-4 4:-2 5:-1 6:-2 7:-2 8:-3 9:11 a:-3 c:-3 d:-2 e:-3 f:2 g:-2 h:-1 i:-2 j:-2 k:-3 l:-1 m:-1
#catch>⟨n⟩	9:2
#compare	0:5 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 d:-1 e:-1 f:-1 g:1 i:-1 j:-1 k:-1 l:6 m:-1
#compare+call	0:2 1:-1 3:-1 6:-2 j:-2 l:3
#compare+compare	0:10 1:-3 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-5 m:-1
#compare+exists	0:3 1:-1 2:-1 a:-1 b:1 g:2 h:-1 i:-2 k:-1 l:-2 m:-1
#compare+from	0:2 1:-3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-3 m:-1
#compare+good	0:1 3:2
#compare+handle	0:-2 1:-2 2:1 f:2 l:1
#compare+ifchange	0:1 3:-1
#compare+import	0:-1 1:-1 3:3
#compare+not	0:1 l:1
#compare+places	0:-1 1:4 2:-1 3:-2 4:-1 5:-1 8:-1 a:-1 b:-1 g:2 j:-1 l:-1
#compare+read	0:-3 1:2 2:-1 3:-1 b:-1 l:2
#compare+send	0:4 1:-1 3:-1 e:-1
#compare+should	0:1 3:-1 h:1
#compare+structure	0:-3 1:-1 3:2 l:1
#compare+thing	0:-3 1:2 6:-1 d:1 g:-1 h:3 j:-1 m:-1
#compare+use	1:-1 3:2
#compare+what	0:2 1:-2 2:1 3:-2 6:-1 7:-1 g:2 h:1 l:-1
#compare+which	0:-1 1:-1 2:1 3:2
#compare+⟨name⟩	0:6 1:-3 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:-2 c:-2 d:-1 e:-1 f:-1 g:-2 h:-2 i:-1 j:-1 k:2 l:4 m:-1
#compare+⟨n⟩	0:-1 1:-2 3:4 l:-1
#compare+⟨path⟩	0:-3 1:-3 2:-1 3:-2 5:-1 7:-1 b:-1 d:-1 l:5 m:-2
#compare>call	0:4 1:-1 3:-1 6:-2 j:-2 l:2
#compare>count	0:-1 1:-1 3:2 h:1
#compare>defined	0:2 3:-2 g:2 l:-1 m:-1
#compare>event	3:-2 f:2
#compare>exists	0:1 1:-1 2:-1 3:1 4:-1 5:-1 7:-1 9:-1 a:2 b:1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-2 k:-1 l:1 m:-1
#compare>fail	3:2
#compare>from	0:1 1:2 2:-3 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:1 h:-2 i:-1 j:-1 k:-1 l:3 m:-1
#compare>good	0:3 3:1 k:-1 l:-1
#compare>handle	0:-2 1:-2 2:1 3:1 f:2 l:1
#compare>how	0:-2 2:1 3:2 l:-1
#compare>howto	0:1 2:-1 3:-1 6:-1 f:-1 l:2
#compare>ifchange	0:3 1:-1 2:-1 3:-1 4:-1 l:1
#compare>impact	0:-1 1:-1 3:2 4:1 l:-1
#compare>import	0:-1 1:-2 3:4 d:-1 m:-1
#compare>judge	3:1
#compare>meaning	0:2 3:1 l:-1
#compare>missing	0:1 1:2 4:-1 l:-1
#compare>not	0:1 1:1 2:-1 3:1 c:-1 e:-1 g:-1 l:1 m:-1
#compare>overload	0:-1 1:2 3:-1 l:-1
#compare>overview	1:-1 3:1
#compare>places	1:3 2:-1 3:-3 4:-1 5:-1 8:-1 a:-1 b:-1 g:1 j:-1 l:-1
#compare>read	0:-4 1:2 2:-1 3:2 b:-1 l:2
#compare>send	0:2 1:1 3:-2 e:-1 f:2 h:-1
#compare>should	0:1 1:-1 3:3 l:-1
#compare>show	0:-1 1:-2 2:1 3:3 k:1 l:-1
#compare>since	0:-1 1:-1 2:-2 3:-1 l:3
#compare>sometimes	0:1 2:1
#compare>structure	0:-3 1:-1 3:3 l:1
#compare>thing	0:-3 1:2 6:-1 d:1 g:-1 h:3 j:-1 m:-1
#compare>to	0:-1 1:4 4:1 b:-1 c:-1 l:-2
#compare>trace	0:-2 1:-3 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:-1 j:-1 k:-1 l:7 m:-2
#compare>use	0:3 1:-2 3:2 k:-1 l:-1 m:-1
#compare>what	0:3 2:1 3:-2 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:2 j:-1 k:-1 l:1 m:-1
#compare>where	1:-2 2:-2 3:2 4:1 a:-1 b:-1 c:-1 l:3
#compare>which	0:1 1:-1 2:1 3:2 l:-1
#compare>why	0:-1 1:1
#compare>write	0:3 3:-1 7:-1 e:-1
#compare>⟨name⟩	0:6 1:-2 2:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 b:2 c:-2 d:-1 e:-1 f:-2 g:-2 h:-2 i:-1 j:-1 k:1 l:3 m:-1
#compare>⟨n⟩	0:-1 1:-2 3:4 l:-1
#compare>⟨path⟩	0:-3 1:-3 2:-1 3:-2 5:-1 7:-1 b:-1 d:-1 l:5 m:-2
#copies	0:-5 1:-1 2:2 3:9 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
#copies+compare	0:-3 1:-2 2:-1 3:6 l:-1
#copies+copies	1:-1 3:3
#copies+twice	1:-1 3:3
#copies+which	0:-1 3:2
#copies+work	0:-1 1:-2 3:3 d:-1
#copies>compare	0:-3 1:-3 2:-1 3:6 d:-1 l:-1
#copies>count	0:-2 1:-1 3:4 l:-1
#copies>error	1:-1 3:1 7:-1 8:1
#copies>from	2:-1 3:3 7:-1 8:1 l:-1
#copies>handle	0:-1 1:-1 3:3
#copies>how	0:-1 1:-1 3:3
#copies>import	0:-1 1:-1 3:3 d:-1
#copies>judge	1:-1 3:2
#copies>not	1:-1 3:3
#copies>should	0:-1 1:-1 3:3
#copies>show	0:-1 1:-2 3:4
#copies>trace	3:1
#copies>twice	0:-1 2:-1 3:3
#copies>use	0:-1 1:1 3:1 5:1 m:-1
#copies>where	0:-1 1:-1 3:3
#copies>which	0:-2 1:-1 3:2 5:1
#copies>work	0:-1 1:-2 3:3 d:-1
#copies>wrong	5:1
#copies>⟨name⟩	0:-1 3:2
#copies>⟨n⟩	1:-1 3:2
#copies>⟨path⟩	3:1
#count	0:-2 1:-1 2:-1 3:-1 5:-1 7:-1 9:-1 b:-1 c:2 d:3 f:-1 g:-1 h:4 i:2 l:-1
#count+compare	0:2 3:-1 h:1
#count+exists	0:-2 1:-1 6:-1 c:-1 e:2 f:-1 g:-1 h:-1 i:3 j:1 k:-1 l:-1
#count+from	0:3 1:-1 3:-1 6:-1 b:-1 h:2 j:-1
#count+handle	1:1 3:-1 6:2
#count+overload	0:-2 1:-1 3:-2 4:-1 6:-1 7:-1 8:-1 c:-1 d:-1 g:-1 h:6 i:-1 j:-1 k:-1 l:-1
#count+places	0:-3 1:-1 3:1 4:-1 6:-1 7:-1 8:2 9:-1 a:1 c:-2 d:-1 f:-1 h:-1 i:-1 j:1 k:2 l:-1 m:-1
#count+show	0:-1 6:1 8:-1 c:-1 h:2 i:-1 j:-1
#count+subtype	0:-2 3:-3 d:-1 h:-1 i:4 l:-1
#count+thing	6:1 c:-1 g:-1 h:1 i:1
#count+use	0:1 1:-2 3:-1 4:-1 6:1 a:-1 b:-1 c:-1 d:-1 i:-1 j:-1 k:3 m:-1
#count+where	0:-1 3:-1 4:2 6:-1 8:-2 a:-1 c:3 h:-1 j:1 k:-1
#count+which	0:-1 3:-1 6:-1 8:3 k:-1 m:1
#count+⟨name⟩	0:-1 1:-2 2:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 b:1 c:3 d:5 e:-1 f:-1 g:-1 h:-3 i:-3 j:-2 k:-1 l:-1 m:-1
#count+⟨n⟩	0:-2 3:-1 c:-1 e:-1 h:3
#count>call	0:-1 3:-1 6:-2 c:-1 d:-1 g:1 h:2 i:-1 j:3 k:-1 l:-1 m:-1
#count>compare	0:1 1:1 3:-2 h:2
#count>error	0:-2 1:-1 3:4 7:1 9:-1 h:-1 k:-1 l:-1
#count>exists	0:-3 1:-1 2:-1 4:-1 5:-1 6:1 7:-1 8:1 9:-1 a:-1 c:-2 d:-1 e:2 f:-1 g:-1 h:1 i:4 k:1 l:-1 m:-1
#count>from	0:2 1:2 2:-1 3:-1 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:1 j:1 k:-1 l:-1 m:-1
#count>good	0:2 1:-1 h:1
#count>handle	1:1 3:-1 6:2
#count>impact	4:2 6:2 c:-1
#count>not	0:2 1:1 2:-1 b:-1 c:-1 e:-1 k:-1 m:-1
#count>overload	0:-3 1:-1 3:-2 4:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:7 i:-1 j:-1 k:-1 l:-1 m:-1
#count>override	0:-1 g:2
#count>places	0:-1 1:-2 3:1 4:-1 6:-1 7:-1 8:2 9:-1 a:1 b:1 c:-2 d:-1 f:-1 h:-1 i:-1 j:1 k:2 l:-1 m:-1
#count>possible	0:-3 3:-1 4:-1 6:-1 a:-1 c:2 d:2 h:2 j:-1
#count>raise	8:-2 c:3 k:-1
#count>read	0:2 b:2 k:-1
#count>should	0:-1 1:1 3:2
#count>show	0:-1 1:-1 3:-1 6:1 8:-1 c:-1 h:3 i:-1 j:1 k:-1 l:-1
#count>slow	0:-2 1:1 3:-1 a:3
#count>sometimes	0:-1 1:2 3:-1 6:-1 j:3
#count>subtype	0:-2 3:-3 c:-1 d:-1 h:-1 i:5 k:-1 l:-1
#count>thing	0:-1 1:-1 4:-1 6:1 8:-1 b:-1 c:-1 d:-1 g:-1 h:3 i:1 k:1 l:-1 m:-1
#count>to	1:-1 g:1 h:1 k:1 l:-1
#count>trace	0:1 1:2 2:-1 3:-1 6:1 k:-1
#count>twice	0:-1 3:2
#count>use	0:-2 1:-2 2:-1 3:-3 4:-1 5:-1 6:1 8:-1 9:-1 a:-1 b:1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:4 l:-1 m:1
#count>what	0:1 1:-1 3:-1 4:-1 c:-1 h:3
#count>where	0:-2 1:2 3:-1 4:1 6:-1 7:-1 8:-2 a:-1 b:2 c:2 d:-1 e:-1 f:-1 g:-1 i:-1 m:-1
#count>which	0:-2 3:-1 4:-1 5:-1 6:-2 7:-1 8:2 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 h:1 i:-1 j:-1 k:-2 l:-1 m:1
#count>write	0:-1 1:-1 3:-1 4:2 6:-1 a:3 b:-1 g:-1 h:-1 i:-1 j:-1 m:-1
#count>wrong	0:-1 1:2 3:1
#count>⟨name⟩	0:-2 1:-2 2:-1 3:-2 4:-2 5:-1 6:-2 7:-1 8:-3 9:-1 c:4 d:4 e:-1 f:-1 g:-1 h:1 i:1 l:-2 m:-1
#count>⟨n⟩	0:-2 1:-2 2:-1 a:3 c:-1 d:-1 e:-1 h:3 i:-1 k:-1 m:-1
#count>⟨path⟩	0:-1 1:2
#create	0:1 1:-1 2:-1 3:-3 4:1 5:-1 7:-1 9:-1 a:-2 b:-1 c:13 d:-1 e:-1 f:-2 g:-1 h:3 i:-1 j:-2 k:-2 l:-1 m:-1
#create+call	0:2 1:2 3:-1 6:-2 8:-1 a:-1 c:2 f:-1 g:-1 h:-2 i:-1 j:-1 l:-1
#create+create	c:2
#create+fail	0:-2 2:-1 3:-2 5:-1 6:-1 c:3
#create+from	1:1 2:-1 3:-3 4:-1 5:-2 6:-4 7:-1 8:-1 9:-1 a:-1 b:-1 c:6 d:-1 e:-1 f:-1 g:-1 h:3 i:-2 j:-4 k:-1 m:-1
#create+meaning	0:-1 3:-1 5:-1 c:3
#create+not	0:-1 1:1 3:-2 4:-2 5:-1 8:-1 a:-1 c:4 d:1 k:-1 m:-1
#create+places	0:-1 a:-1 c:3 e:-1
#create+possible	4:-1 c:3
#create+show	0:-2 1:1 2:-1 3:1 c:1
#create+since	0:-1 c:2 l:1
#create+slow	0:-1 1:1 3:2
#create+sometimes	1:2
#create+thing	0:2 4:1 6:1 c:-2 h:-1
#create+to	1:1 3:-1 a:2 c:-1
#create+trace	0:1 1:1 c:-1
#create+use	0:1 1:-1 2:-1 3:-2 6:2
#create+what	0:-2 1:-1 2:-1 3:-2 4:4 6:-1 7:-1 a:-1 c:-2 h:-1
#create+where	0:-1 c:3
#create+⟨error⟩	8:1
#create+⟨name⟩	0:-4 3:1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-2 a:-3 b:-2 c:7 d:-1 e:-2 f:-2 g:-2 h:1 i:-1 j:1 k:-2 l:-1 m:-1
#create+⟨n⟩	0:-1 3:2
#create+⟨text⟩	1:2
#create>call	0:2 1:1 2:-1 3:-1 4:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:6 d:-1 f:-1 g:-1 h:-1 i:-1 j:-4 k:-1 l:-1 m:-1
#create>compare	0:1 1:1 3:-2 c:1 l:-1
#create>count	0:2 3:-1 4:1 6:1 8:1 h:-1 i:-1
#create>error	0:-1 1:-1 3:-1 7:-1 8:5 9:-1 a:-1 c:-2 k:-1
#create>exists	0:-1 3:-1 4:-1 8:1 a:-1 c:3 d:-1 g:-1
#create>fail	0:-2 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 c:3
#create>from	1:1 2:-1 3:-3 4:-1 5:-2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:6 d:-1 e:-1 f:-1 g:-1 h:3 i:-2 j:-3 k:-1 l:-1 m:-1
#create>how	0:3 1:-1 2:-1 c:-1
#create>howto	0:-1 1:2 2:1 3:-1 c:-1
#create>ifchange	0:-2 1:2 3:2 4:1 a:-1
#create>meaning	0:1 3:-1 4:-1 5:-1 c:2
#create>missing	0:-1 1:3 4:-1 c:-1
#create>never	0:-1 1:2 c:1 m:-1
#create>nobody	1:1
#create>not	0:-3 1:3 2:-1 3:-3 5:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:4 d:1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#create>overview	0:2 1:-1 c:-1
#create>places	0:-1 3:-1 4:-1 8:1 a:-1 c:4 e:-1 f:-1 j:-1 k:-1
#create>possible	3:-1 4:-1 c:3
#create>should	0:1 1:2 3:-2 5:-1 8:-1 c:2
#create>show	0:-4 2:-1 4:-1 5:-1 6:1 8:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-1
#create>since	0:-1 1:2 3:-1 5:-1 a:-1 c:2 l:1
#create>slow	0:-2 1:1 3:2
#create>sometimes	0:-1 1:1 3:3 5:-1 c:-1 m:-1
#create>structure	0:-2 1:-1 3:4
#create>subtype	0:1 1:3 c:-1 g:-1 i:-1
#create>tests	0:-3 1:-2 5:3 c:2
#create>thing	3:1 4:2 6:1 8:-1 a:-1 b:-1 c:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#create>to	1:2 3:-1 4:-1 6:-1 8:-1 9:-1 a:1 b:-1 e:-1 f:-1 h:-1 j:2 m:-1
#create>trace	0:1 1:3 c:-1 l:1
#create>use	1:-1 2:-1 6:2 c:1 k:-1
#create>what	1:1 2:-1 4:4 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#create>where	0:-1 3:-1 4:1 8:1 9:-1 a:-1 c:3 e:-1 h:-1 k:-1
#create>which	0:-1 3:1 4:-1 6:1 8:-1 c:2 h:-1 k:-1
#create>who	1:-2 2:-1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 h:-2 i:-1 j:2
#create>why	0:-1 1:2 c:1
#create>write	0:-1 1:2 4:1 a:-1 c:-1
#create>wrong	0:-2 1:5 3:-1 g:-1 h:-1 i:-1 m:-1
#create>⟨error⟩	8:1
#create>⟨name⟩	0:-2 1:-1 4:-2 5:-1 6:-5 7:-2 8:2 9:-2 a:-2 b:-2 c:10 d:-1 e:-2 f:-3 g:-2 i:-2 k:-2 l:-2 m:-1
#create>⟨n⟩	0:-1 1:2 3:1
#create>⟨path⟩	1:2
#create>⟨text⟩	0:-1 1:4 8:-1 d:-1
#decided	0:8 1:-3 2:-2 3:2 4:-1 5:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 m:-1
#decided+exists	0:3 1:-2 3:-1
#decided+what	0:4 1:-1 3:-2 b:-1
#decided+which	0:5 2:-2 3:-1 7:-1 d:-1 l:-1
#decided+⟨name⟩	0:2 1:-2 6:-1 7:-1 8:2 k:-1
#decided>error	0:3 1:-1 7:-1 l:-1
#decided>exists	0:3 1:-2
#decided>from	0:2 1:-1 3:-1 d:2 g:-1 k:-1
#decided>meaning	0:2 3:-1 m:1
#decided>not	0:2 1:-1 3:-1
#decided>to	1:-1 7:-1 l:2
#decided>use	0:3 1:-1 3:-1
#decided>what	0:2 1:-1 2:-1 3:-2 7:2 b:-1 e:-1 f:-1 k:-1 l:2
#decided>which	0:4 2:-2 7:-1 d:-1 l:-1
#decided>why	0:3 1:-1 3:-1
#decided>⟨name⟩	0:4 1:-3 3:-2 4:-1 5:-1 6:-1 7:-1 8:2 9:1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-1 k:2 l:-1
#defined	0:6 1:2 2:-1 3:-2 4:-1 5:1 6:-1 9:-1 a:-2 c:-2 d:-1 e:-1 g:2 h:2 i:-1 j:-1 k:-2 l:-1 m:2
#defined+defined	0:4 1:-1 3:-1 b:-1
#defined+exists	0:2 1:-1 3:1
#defined+fail	1:2 3:-1
#defined+from	0:-2 1:4 2:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:3 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#defined+good	0:-1 3:3
#defined+handle	0:-2 1:2 3:-1 9:-1 b:-1 f:3 g:-1
#defined+how	1:2 d:-1
#defined+howto	0:2 1:1 8:-1
#defined+ifchange	0:3 1:-1 3:-1 4:-2 a:2 f:-1 g:-2 i:-1
#defined+judge	0:3 3:-1
#defined+missing	1:2 j:-1
#defined+never	0:-2 1:-2 3:-1 5:2 m:2
#defined+nobody	m:1
#defined+not	0:-2 1:2 3:2 m:-1
#defined+raise	0:-2 1:1 6:-1 7:3 9:-1
#defined+send	1:2 5:-1 8:-1 b:-1 c:-1 e:2 g:-1
#defined+should	0:-1 1:2 3:-1 4:2 c:-1
#defined+show	0:3 1:-2 3:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:3 i:-1 j:-2 k:-1 l:-1 m:-1
#defined+sometimes	0:-1 3:-2 6:2 b:2 m:1
#defined+thing	0:2 3:-1 4:-1 a:-1 b:-1 c:-1 f:-1 g:3 i:1 j:-1 k:-1 m:-1
#defined+to	0:-1 1:-2 2:1 3:-1 l:3
#defined+use	0:1 1:-1 k:2
#defined+what	0:-1 1:-2 3:-1 5:2 6:-1 h:2 m:2
#defined+where	0:7 1:-2 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#defined+which	0:3 1:-1 7:1 g:-1
#defined+write	0:-1 1:1 4:-1 8:-1 a:4 b:-1 c:-1 f:-1 g:-1
#defined+wrong	0:-3 2:-1 3:-3 5:-1 c:-1 m:5
#defined+⟨name⟩	0:1 1:-1 2:-2 3:2 4:-2 5:-2 6:-2 7:1 8:-1 9:-1 a:-3 b:-3 c:-2 d:-1 e:-2 f:2 g:2 h:-2 i:-2 j:-2 k:-2 l:-1 m:3
#defined+⟨n⟩	0:-1 1:3 3:-1
#defined+⟨path⟩	0:3 3:-2 5:-1 b:-1 d:-1 m:1
#defined>call	1:-2 6:3 a:-1 b:-1 c:-1 g:-1 h:-1 j:1 l:-1 m:2
#defined>catch	3:-1 9:1 f:1
#defined>compare	0:-2 1:1 3:-2 6:2 h:2
#defined>error	1:-1 7:1 8:1
#defined>event	0:-1 1:1 3:-1 f:1 m:1
#defined>exists	0:3 1:-1 g:-1 m:2
#defined>fail	1:3 3:-1
#defined>from	0:-1 1:4 2:1 3:1 4:-1 6:-1 7:1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#defined>good	0:-1 3:2
#defined>handle	1:2 3:-1 9:-1 a:-1 b:-1 c:-1 f:3 g:-1
#defined>happens	1:2 3:-1
#defined>how	0:1 1:2 3:-1 d:-1
#defined>howto	0:2 1:1 8:-1
#defined>ifchange	0:3 1:-1 2:1 3:-2 4:-2 a:2 f:-1 g:-1 i:-1 l:-1
#defined>impact	0:1 1:-1 3:-1 6:2
#defined>import	0:-2 1:-1 3:-2 6:2 b:-1 d:3 k:-1 m:1
#defined>judge	0:2 1:-1 3:-2 8:-1 a:-1 b:-1 g:3 h:-1 m:1
#defined>missing	1:2 j:-1
#defined>never	0:-2 1:-3 3:-1 5:2 m:3
#defined>nobody	0:-1 1:-3 2:-1 3:-1 6:-1 b:2 m:4
#defined>not	0:1 1:1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:2 c:-1 e:-1 f:-1 g:-1 h:-1 l:-1 m:3
#defined>overload	0:1 1:-1 3:-1 f:-1 g:-1 h:2
#defined>places	0:-3 1:-1 5:3 8:-1 a:2 b:-1 c:-1 d:2 f:-1 g:-1
#defined>raise	0:-3 1:2 3:-1 4:-1 6:-1 7:3 8:1 9:-1 e:-1
#defined>read	1:-2 b:3 m:-1
#defined>send	0:1 1:2 5:-1 7:-1 8:-1 b:-1 e:2 g:-1
#defined>should	0:-1 1:2 3:-1 4:2 c:-1
#defined>show	0:3 1:-1 2:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:3 h:2 i:-1 j:-2 k:-2 l:1 m:-1
#defined>slow	0:3 1:-2 a:-1
#defined>sometimes	0:-1 3:-2 6:2 b:2 m:1
#defined>tests	0:-2 1:-1 2:-1 3:-3 5:4 c:-1 f:-1 m:1
#defined>thing	0:-1 1:-1 2:-1 4:1 5:-1 6:1 7:-1 8:-1 9:-1 a:1 b:-2 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 j:-1 k:1 l:1 m:-1
#defined>to	0:-1 1:-1 2:1 3:1 l:3
#defined>trace	0:4 1:-2 2:-1 3:1 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1
#defined>unused	0:-1 1:1 3:-1 m:2
#defined>use	0:3 1:-3 2:-1 3:-2 6:2 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 j:-2 k:1 m:2
#defined>what	2:-1 3:-2 4:-1 5:1 6:-1 7:2 8:-1 a:-1 b:-1 c:-1 e:-1 g:-1 h:2 j:-1 k:1 l:-1 m:1
#defined>where	0:7 1:-1 2:-1 3:-3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
#defined>which	0:2 1:-1 2:-1 5:2 7:1 e:-1 f:-1 g:-1
#defined>who	0:-2 1:3 2:-1 3:-1 8:-1 a:-1 b:2 m:-1
#defined>work	0:-2 1:-1 5:2 k:2
#defined>write	0:1 1:1 3:-1 4:-1 5:1 8:-1 a:3 b:-1 c:-1 f:-1 g:-1
#defined>wrong	0:-4 1:1 2:-1 3:-1 4:-1 5:-1 7:1 a:-1 b:-1 c:-1 g:-1 h:-1 m:4
#defined>⟨name⟩	0:-2 1:1 2:-2 3:3 4:-3 5:-2 6:-2 7:3 8:-3 b:-4 c:-2 d:-2 e:-1 f:2 g:2 i:-2 j:-1 k:-2 l:-1 m:2
#defined>⟨n⟩	1:3 3:-1
#defined>⟨path⟩	0:3 1:-1 3:2 5:-1 7:-1 b:-1 d:-1 h:-1 i:-1 k:-1 l:-1
#error	0:2 1:3 2:-1 4:-1 5:-1 6:-1 7:7 8:3 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#error+catch	1:-3 3:1 4:-1 7:-1 8:-2 9:5 b:-1 c:-1 f:-2 j:-1
#error+compare	0:2 1:1 7:-1
#error+defined	0:2 1:-2 3:-1 7:3 8:-1 a:-1 g:-1
#error+error	1:1
#error+event	0:3 1:-1 e:-1
#error+exists	0:-1 3:2 6:-1 7:2 j:-1
#error+fail	0:-1 1:2 3:2 7:-1 d:-1 l:-1
#error+from	0:4 1:-3 2:-1 3:-3 4:-1 5:-1 6:-1 7:2 8:2 9:1 a:-1 b:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#error+handle	0:3 1:-3 2:-1 3:3 7:-1 8:-1 9:1 a:-1 f:-2 i:-1 j:-1
#error+how	0:5 1:-2 3:-2 7:-1 l:-1
#error+howto	0:1 1:-1 7:2 8:-1
#error+import	1:-3 3:1 8:-1 9:3 d:-1
#error+missing	1:2 9:-1
#error+most	0:1 1:1
#error+nobody	0:2
#error+not	0:-1 1:3 3:1 7:1 9:-1
#error+overload	0:-1 7:2
#error+overview	0:2 1:-1 3:-3 l:2
#error+places	0:1 1:-1 3:-2 7:-2 8:3 9:2 a:-1 c:-1 f:-1 j:-1 k:-1 m:-1
#error+raise	0:-3 2:-1 3:-1 5:-1 6:-1 7:6 8:2 9:-2 c:-1 e:-1 m:-1
#error+send	0:1 1:-2 3:-1 5:-1 7:4 8:1 e:-1 l:-1 m:-1
#error+show	0:-3 1:3 3:-1 6:-1 7:2 8:1 9:-1 f:-1 j:-1
#error+slow	9:1
#error+thing	0:-1 2:-1 3:-3 4:-1 5:-1 6:-1 7:7 8:-3 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#error+to	0:3 1:-1 3:-1 4:-1 9:3 f:-1 l:-2
#error+trace	0:-1 l:2
#error+what	0:2 1:-1 2:-1 3:-2 4:-1 6:-1 7:3 8:1 9:-1 c:-1 h:-1 i:-1 m:-1
#error+when	0:3 1:-1 7:-1
#error+where	0:-1 1:-1 3:-1 7:-1 8:5 a:-1 c:-1 e:-1 f:-1 j:-1
#error+which	0:3 1:-1 2:-1 3:-1 7:-1 8:1 9:1
#error+who	1:-4 7:-1 9:4
#error+write	1:1
#error+wrong	0:1 1:-1 7:1 8:1
#error+⟨error⟩	1:1
#error+⟨name⟩	0:-1 1:7 2:-1 3:-1 4:-1 5:-1 6:-2 7:2 8:3 9:-1 a:-2 b:-1 c:-2 d:-1 e:-2 f:-1 g:-1 h:-2 i:-2 j:-1 k:-2 m:-1
#error+⟨n⟩	0:3 3:-1 7:-1 8:1
#error+⟨path⟩	0:-1 1:2 3:-1 7:2 8:-1 9:1
#error>anymore	0:-3 1:4 3:-2 7:-1 9:2 c:-1 k:-1
#error>call	0:-1 1:2 6:-1 7:2 j:-2
#error>catch	0:-1 1:-3 2:-1 3:1 4:-1 7:-1 8:-3 9:7 a:-1 b:-1 c:-1 e:-1 f:-2 j:-1 k:-1
#error>compare	1:1 3:-1 7:-1 9:2 a:-1 l:1
#error>create	0:1 1:1
#error>defined	0:3 1:-3 3:-1 4:-1 7:3 8:2 9:-2 a:-1 b:-1 f:-1 g:-1
#error>event	0:3 1:-1 e:-1
#error>exists	0:4 1:-1 2:-1 5:-1 6:-1 7:1 8:-2 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1
#error>fail	0:1 1:1 2:-1 3:3 4:-1 7:-2 9:-1 d:-1 l:-1 m:-1
#error>from	0:3 2:-1 3:-2 5:-1 6:-1 7:3 8:1 9:1 a:-1 b:-1 d:-1 e:-1 f:-1 h:-1 i:-1 m:-1
#error>good	0:-1 3:2 7:1
#error>handle	0:3 1:-3 2:-1 3:2 7:-1 8:1 9:2 a:-1 b:-1 c:-1 d:-1 f:-2 i:-1 j:-1
#error>happens	9:1
#error>how	0:6 1:-2 2:-1 3:-2 7:-1 l:-1
#error>howto	0:1 7:2 8:-1
#error>ifchange	0:1 1:1 3:-1 4:-1 5:-1 7:2 9:-1 l:-1
#error>impact	0:1 1:2 4:-1
#error>import	0:1 8:-1 9:2 d:-2
#error>meaning	0:3 1:-3 3:-1
#error>missing	0:1 1:1 3:1 9:-1
#error>most	0:1 1:1 3:-1 9:1
#error>nobody	0:3 1:-3 3:1 7:-1 m:-1
#error>not	0:1 1:4 l:-1
#error>overload	0:-1 1:1 7:2
#error>overview	0:3 1:-1 3:-3 7:-1 l:2
#error>places	0:-1 1:-1 3:1 7:-2 8:4 9:1 a:-1 c:-1 f:-1 j:-1 k:-1 m:-1
#error>possible	0:1 1:-1 7:1 8:1
#error>quality	0:-1 1:-2 3:3 9:-1
#error>raise	0:2 1:-2 2:-1 3:-1 6:-1 7:3 8:4 9:-1 a:-1 c:-1 d:-1 e:-1 k:-1 m:-1
#error>read	1:1 7:1
#error>send	0:1 1:-2 2:-1 3:-1 5:-1 7:4 8:2 9:-2 e:-1 h:-1 l:-1 m:-1
#error>should	0:-2 1:3 3:-2 7:4 h:-1 k:-1
#error>show	0:2 1:1 2:-1 5:-1 6:-1 8:3 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#error>since	1:1
#error>slow	0:-2 1:2 3:-1 8:-1 9:2
#error>sometimes	1:2 3:1 7:2 8:-2 9:-1
#error>structure	3:-1 9:1 l:1
#error>thing	0:-1 1:3 4:-1 5:-1 6:-1 7:5 a:-1 b:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#error>to	0:3 1:1 2:-1 3:-1 7:-1 8:-1 9:3 f:-1
#error>trace	0:-2 1:3 3:-1 5:-1 7:4 d:-1 m:-1
#error>use	0:2 1:3 3:-1 9:1 k:-1 l:-1 m:-1
#error>what	0:3 1:-2 2:-1 3:-2 4:-1 6:-1 7:3 8:1 e:-1 h:-1 i:-1 l:-1 m:-1
#error>when	0:3 7:-1
#error>where	0:2 1:1 2:-1 3:-3 4:-1 6:-1 7:-2 8:4 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#error>which	0:3 1:-1 2:-1 3:-2 5:-1 6:-1 7:1 9:3 a:-1 e:-1 f:-1 g:-1 i:-1 k:-1 l:-1 m:-1
#error>who	0:-1 1:-3 3:-1 4:-1 7:-1 8:-1 9:6 a:-1 b:-1 c:-1 f:-1 j:-1 l:-1
#error>why	0:-2 1:4 9:-1
#error>work	0:2 3:-1
#error>write	0:2 1:2 3:-1 4:-1 9:-1 a:-1
#error>wrong	0:1 1:1 8:1 9:1 m:-1
#error>⟨error⟩	1:2
#error>⟨name⟩	0:-1 1:7 3:-1 4:-1 5:-1 6:-1 7:5 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#error>⟨n⟩	0:3 1:1 3:-1 7:-1
#error>⟨path⟩	0:-2 1:3 3:-1 5:-1 7:4 d:-1 l:-1 m:-1
#error>⟨text⟩	0:1
#event	0:1 1:1 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:7 f:6 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#event+defined	0:4 1:-3 3:-1 e:-2 m:1
#event+event	0:-4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:7 f:-4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#event+from	0:1 1:2 2:-1 3:-2 7:-1 8:-1 9:-1 a:-1 e:2 f:-1 j:-1 l:1 m:-1
#event+handle	0:-2 2:2 3:-1 4:-1 8:-1 9:-1 a:-1 e:-2 f:3 g:-1 h:-1 i:-1 m:-1
#event+missing	0:1 1:3 2:-1 3:-1 e:-1 f:-1
#event+not	0:2 1:-1 3:1 e:1
#event+places	0:2 3:-1 e:2 f:-1
#event+send	2:1 3:-2 4:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:3 g:-1 i:-1 j:-1 k:-1 m:1
#event+should	0:-1 1:1 3:1 f:1
#event+since	0:-1 1:1 3:1
#event+slow	0:2 1:-1
#event+structure	0:-1 3:1 i:1
#event+to	0:-2 1:-2 3:-2 e:2 f:1 l:3 m:-1
#event+what	1:-3 2:3 3:-1 e:-2 m:1
#event+where	0:2 e:1
#event+which	1:-1 3:1 e:2 f:1
#event+⟨name⟩	0:-1 1:-1 2:-1 3:-2 4:2 5:-1 6:-2 7:-1 8:-2 9:-1 a:-2 b:-2 c:-2 d:-1 e:6 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
#event+⟨n⟩	1:1
#event+⟨path⟩	3:1
#event+⟨text⟩	0:-4 1:4
#event>catch	0:-1 1:-1 9:-1 e:-1 f:3
#event>decided	0:1 1:-1 3:1
#event>defined	0:2 1:-1 3:-2 e:-1 l:1 m:1
#event>error	0:3 1:-1 7:-1 8:-1 e:-1
#event>exists	1:-1 3:-1 4:1 e:2 i:1 m:1
#event>fail	0:-1 1:1 6:-1 e:2 f:-1
#event>from	0:2 1:3 2:-1 3:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:1 f:-1 j:-1 m:-1
#event>good	1:1 3:2 e:-1 f:-1
#event>handle	0:-3 1:2 2:2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:1
#event>how	1:-2 3:-1 e:-1 f:-1 l:3
#event>howto	0:1 1:-2 2:-1 e:-1 f:2
#event>ifchange	1:-1 4:1 f:1 l:1
#event>judge	0:-1 1:-1 3:3 e:-1 m:-1
#event>meaning	0:-3 1:3 3:1
#event>missing	1:2 2:1 3:-1 e:-1 f:-1 m:-1
#event>most	0:-1 1:-1 3:2 4:1 9:1
#event>nobody	0:-1 1:-2 e:1 m:3
#event>not	1:2 2:-1 3:-1 4:-1 b:-1 e:1 f:-2 l:-1 m:2
#event>places	0:1 2:-1 3:-1 8:-1 a:-1 c:-1 e:3 j:-1 k:-1
#event>proscons	0:-1 3:2
#event>read	0:1 1:1 3:-1 b:-1 f:2 k:-1
#event>send	0:2 1:-1 2:1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#event>should	0:-1 1:1 2:2 3:1 e:-1
#event>show	0:-1 1:2 3:-1 a:-1 e:2 f:-1 l:1
#event>since	0:-1 1:1 3:1
#event>slow	0:2 3:-1 e:-1 f:-1
#event>sometimes	0:-1 1:2
#event>structure	0:-2 3:2 i:1
#event>thing	0:3 1:-2 2:-1 3:-3 4:-1 6:-1 7:-1 8:-1 c:-1 e:-3 f:3 g:-1 h:-1 i:2 j:-1 k:-1 m:-1
#event>to	0:-3 1:-1 3:-2 e:1 f:1 l:5 m:-1
#event>trace	0:-1 1:-1 3:1 l:1
#event>twice	0:-1 1:4 3:-1 f:-2
#event>use	0:1 1:1 b:-1 e:-1 f:1
#event>what	0:3 1:-3 2:3 3:-2 4:1 6:-2 7:-1 8:-1 9:-1 a:-1 e:-3 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#event>when	0:-2 1:-1 2:2 e:1
#event>where	2:-1 3:-2 4:-1 5:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:4 g:-1 i:2 j:-1 k:-1 m:-1
#event>which	0:-2 1:-2 2:3 4:-1 5:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:2 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#event>who	0:-1 1:-1 2:-1 3:-1 4:1 9:-1 a:-1 b:-1 d:-1 e:3 f:1 j:-1 l:-1
#event>why	0:-4 1:5 3:-1 e:-1
#event>write	0:-3 1:-1 4:1 e:1 l:3 m:-1
#event>wrong	1:1 e:-1 f:-1 m:1
#event>⟨name⟩	0:-1 1:-2 2:-1 3:-2 4:2 5:-1 6:-2 7:-1 8:-2 9:-1 a:-2 b:-2 c:-2 d:-1 e:6 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#event>⟨n⟩	0:-1 1:2 e:-1
#event>⟨path⟩	3:1
#event>⟨text⟩	0:-4 1:4
#exists	0:1 1:-1 2:-1 3:1 4:-1 5:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:1 h:3 i:2 j:-1 k:-1 m:1
#exists+anymore	0:-2 1:3 2:-1 5:-1 6:-1 9:-1 c:-1 h:-1 j:2 k:-1 l:-1 m:-1
#exists+compare	0:2 1:-1 2:-1 5:-1 g:-1 h:-1 k:-1 l:2
#exists+exists	0:-4 1:-1 3:1 5:2 d:2 f:2 h:-1
#exists+from	0:-2 1:-1 2:-1 3:2 6:-1 a:-1 b:-1 f:-1 g:-1 h:2 i:1 l:1 m:1
#exists+impact	3:1
#exists+import	3:1
#exists+most	1:1 3:2
#exists+never	0:-1 1:-1 3:-1 5:2 9:1 b:-1 h:-1 j:-1 k:-1 m:3
#exists+nobody	3:-1 c:2 g:-1 i:2 m:-1
#exists+not	1:-3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:2 h:3 i:-2 j:-1 k:-1 l:-1 m:1
#exists+overload	0:-3 1:3 3:-1 g:-1 h:1
#exists+risk	0:2 1:-2
#exists+structure	0:1 1:-1 3:4 d:-1 h:-1 l:-1 m:-1
#exists+subtype	0:-1 g:2
#exists+tests	0:-4 1:-2 2:-1 3:-4 5:7 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
#exists+thing	0:-3 1:-1 2:-1 3:-1 4:-1 5:-2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:3 i:4 j:-2 k:-1 l:-1 m:2
#exists+to	0:3 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 8:-1 9:1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-3 m:1
#exists+too	0:-1 1:-1 3:3
#exists+trace	0:-2 1:-1 2:-1 3:-1 6:-1 h:-1 j:-1 l:5
#exists+unused	0:-2 1:-1 3:-1 5:-1 f:-1 g:1 h:-1 i:-1 l:-1 m:5
#exists+what	0:4 1:1 3:-1 5:-1 6:-1 7:-1 a:-1 c:-1 g:-1 h:-1 i:-1 l:-1 m:-1
#exists+which	0:-1 1:-2 3:2 5:-1 6:-2 8:-1 a:-1 b:1 c:-1 d:1 e:1 f:2 g:-1 i:1 j:-1 k:-1
#exists+⟨name⟩	0:2 1:-3 2:-1 3:-3 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:1 h:4 i:2 j:-1 k:-1 l:-2 m:-1
#exists+⟨n⟩	0:-2 1:1 3:2 h:1
#exists>anymore	0:-2 1:3 2:-1 3:-1 4:-1 5:-1 6:-1 9:-1 a:-1 c:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:3
#exists>call	0:-2 1:-1 2:-1 3:-2 5:-1 6:-2 9:-1 c:-1 g:-1 h:2 i:-1 j:1 k:-1 l:2 m:4
#exists>catch	3:-1 8:-1 9:2
#exists>compare	0:-1 1:-2 2:-1 3:2 4:-1 5:2 6:-1 7:-1 b:-1 c:-1 d:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:2 m:-1
#exists>create	0:-1 1:-1 3:1 c:2 m:-1
#exists>decided	0:3 1:-1 3:-1
#exists>defined	0:-1 1:1 3:-1 l:-1 m:2
#exists>error	1:-1 3:-1 7:1 8:-1 9:2
#exists>event	1:2 3:-2 e:-1 h:-1 m:1
#exists>fail	0:-1 1:-1 3:1 5:2 7:1 l:-1 m:2
#exists>from	0:1 1:1 2:-1 3:2 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-2 g:-1 i:-1 k:-1 l:1 m:1
#exists>good	0:1 h:1
#exists>handle	0:-3 1:-1 5:-1 d:-1 f:1 g:-1 h:4 i:-1 l:-1 m:-1
#exists>how	0:3 h:-1
#exists>howto	0:3
#exists>ifchange	1:-1 3:-1 4:1 l:1 m:2
#exists>impact	3:1 4:1 d:-1
#exists>import	0:-3 1:-1 2:-1 3:5 4:1 5:-1 d:2 f:-1 g:-1 h:-1 l:-1 m:-2
#exists>judge	0:3 3:-2
#exists>missing	1:-1 h:-1 l:2 m:1
#exists>most	1:1 3:3
#exists>never	0:-2 1:-2 3:-2 5:2 a:-1 b:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:4
#exists>nobody	0:-2 1:-1 3:-2 4:-1 5:-1 9:-1 b:-1 c:1 d:-1 g:-1 h:-1 i:1 j:1 k:-1 m:5
#exists>not	1:-3 2:-1 3:1 4:-1 5:-2 6:-1 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:1 h:4 i:-2 j:-1 k:-1 m:2
#exists>overload	0:-3 1:3 3:-2 g:-1 h:3 i:-1 m:-1
#exists>override	0:1 1:-1 2:-1 3:-1 5:-1 g:4 h:-1 i:-1 m:-1
#exists>places	0:1 1:-1 3:-1 9:1 m:1
#exists>read	0:-2 1:-2 3:1 b:-1 m:3
#exists>risk	0:1 1:-2 2:-1 3:4 h:-1
#exists>send	0:-1 1:2 2:2 3:-2 e:-2 f:-1 l:-1 m:2
#exists>should	0:1 1:-1 3:2 g:1
#exists>show	0:2 3:-1 5:1 6:-1 7:-2 8:-1 h:2 i:-1 j:1 l:-1 m:-1
#exists>since	0:-2 3:3 5:-1 m:1
#exists>slow	0:-1 3:2
#exists>structure	0:1 1:-1 3:4 d:-1 h:-1 l:-1 m:-1
#exists>subtype	0:2 1:-2 3:-3 4:-1 5:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-2 i:4 j:-1 k:-1 m:-1
#exists>tests	0:-5 1:-3 2:-1 3:-4 4:-1 5:8 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 h:-3 i:-1 j:-1 k:-1 l:-1 m:-1
#exists>thing	0:-3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:1 g:4 h:4 i:3 j:-1 k:-2 l:-3 m:2
#exists>to	1:-1 2:-1 3:3 4:-1 5:1 6:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:1
#exists>too	0:-1 1:-1 3:3
#exists>trace	1:-2 2:-1 3:3 6:-2 7:-1 a:-1 b:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:4
#exists>unused	0:-2 1:-1 3:-2 5:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 l:-1 m:6
#exists>use	0:-2 3:3 4:1 6:-1 d:-1 g:-1 h:-1 j:1 k:-1
#exists>what	0:2 1:-1 2:-1 3:-1 4:1 5:2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 i:-2 k:-1 l:1 m:-1
#exists>where	1:1 3:-1 5:1 l:1
#exists>which	1:-2 3:2 5:-2 6:-2 7:-1 8:-1 a:-1 b:1 c:-1 d:1 f:2 g:1 h:-1 j:-1 k:-2
#exists>who	0:-1 1:-1 3:-1 9:-1 c:-1 g:3 h:-1 i:-2 j:2 m:-1
#exists>why	0:1 1:-3 3:2
#exists>work	0:-1 1:2 2:-1 3:-2 5:2 g:-1 i:1 m:-1
#exists>write	0:2 1:-1 3:-2 4:1 5:1 a:-1 g:2 i:-1 m:-1
#exists>⟨error⟩	3:-1 9:2
#exists>⟨name⟩	0:-2 1:-1 2:-1 3:2 4:-2 5:1 6:-3 7:-1 8:-2 9:-2 a:-2 b:-2 c:-1 d:-1 e:-2 f:-3 g:2 h:6 i:1 j:-1 k:-2 l:2 m:-1
#exists>⟨n⟩	0:-2 1:2 3:2 h:1
#exists>⟨path⟩	0:-1 1:-1 3:4 5:-1 d:-1 l:-1
#explain	0:10 1:-4 2:1 3:-3 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:1 k:-1 m:-1
#explain+from	0:5 1:-2 2:-1 3:-3 4:-1 8:-1 i:-1 j:-1
#explain+how	0:3 1:-2 3:-1
#explain+judge	0:-3 2:-1 3:3
#explain+meaning	0:2 3:-1
#explain+show	1:-1 7:1 8:-1 f:1 g:-1 i:1 l:1
#explain+to	0:2 3:-1
#explain+trace	0:-2 1:-2 2:5 3:-1 l:-1 m:-1
#explain+what	0:3 1:-1 2:-1 3:1 k:-1 m:-1
#explain+which	0:-1 6:-1 h:1 j:2 l:-1 m:1
#explain+why	1:1
#explain+work	0:5 1:-1 2:-1 3:-2 j:-1 l:-1 m:-1
#explain+⟨name⟩	0:4 1:-1 2:-1 3:-1 a:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1
#explain>call	0:-1 6:-1 j:3 l:-1
#explain>create	0:1 2:1
#explain>exists	0:2 3:-1
#explain>from	0:3 1:-2 2:1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#explain>handle	0:1
#explain>how	0:5 1:-2 2:-1 3:-2 l:-1
#explain>howto	0:-5 1:-1 2:5
#explain>judge	0:-3 1:-1 2:-1 3:4 m:1
#explain>meaning	0:3 1:-1 2:-1 3:-1
#explain>missing	0:2 1:-1 3:1 h:1
#explain>not	0:3 1:-1 3:-1 k:-1 m:-1
#explain>overview	0:4 1:-1 3:-3
#explain>places	0:4 1:-2 2:-1 3:-2 a:-1 c:-1 j:1
#explain>show	0:1 1:-1 3:-1 7:1 8:-1 f:1 g:-1 i:1 l:1
#explain>sometimes	0:1 2:1 j:1
#explain>structure	0:5 1:-1 2:-2 3:-3 d:-1
#explain>thing	0:3 1:-1 2:-1 3:-2 6:-1 g:-1 i:2 j:2 l:-1
#explain>to	0:2 2:-1 3:-1 6:-1 j:2 l:-2
#explain>trace	0:-1 1:-2 2:5 3:-1 l:-1 m:1
#explain>what	0:2 1:-2 2:-2 3:3 4:-1 j:-1 k:-1 m:-1
#explain>where	0:1 3:-1 j:1
#explain>which	0:-4 2:3 3:-1 6:-1 h:1 j:3 l:-1 m:1
#explain>why	1:1
#explain>work	0:6 1:-2 2:-1 3:-2 5:-1 6:-1 a:-1 j:-1 l:-1 m:-1
#explain>⟨name⟩	0:6 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:1 j:2 k:-2 l:-2 m:-1
#explain>⟨n⟩	0:2 1:-1 3:-1
#explain>⟨path⟩	m:1
#fail	0:1 1:7 3:1 4:-1 6:-1 7:2 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1
#fail+call	0:-1 3:3 6:-2 c:-1 d:-1 e:-1 i:-2 j:2 l:-1 m:-1
#fail+defined	0:2 1:-3 3:-1 c:-1 m:3
#fail+error	0:1 1:-2 2:-1 3:1 8:-1 9:1 l:2
#fail+event	0:1 3:-1 6:-1 e:2 f:1
#fail+fail	0:-1 1:2 3:-1 5:1 9:1 c:-1 j:1
#fail+from	0:1 1:-1 2:-1 3:-3 5:-1 7:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 j:1 k:-1 l:1 m:-1
#fail+happens	0:-1 1:3 3:-1 m:-1
#fail+how	0:2 1:-2 2:2 3:-2 l:-1
#fail+ifchange	0:-1 1:-1 3:-2 4:1 f:3
#fail+judge	1:-1 3:1
#fail+missing	0:-1 1:1 3:-1 4:1 j:2 m:-1
#fail+most	0:3 1:-2 9:1 a:-1 b:-1 c:-1 e:-1 j:-1
#fail+nobody	4:1 m:1
#fail+not	0:-1 1:4 3:-2 4:-2 m:1
#fail+places	0:-1 1:2 3:-1 8:1 m:-1
#fail+should	0:-2 3:3
#fail+show	0:-1 2:-1 3:1 5:-1 7:-1 e:-1 i:-1 j:-1 l:3 m:-1
#fail+since	0:1 1:1
#fail+slow	0:2
#fail+sometimes	1:2 3:-1 4:-1
#fail+structure	0:-1 3:2 4:-1
#fail+subtype	0:1 1:-1 3:1 8:1 i:-1 l:-1
#fail+tests	0:-1 1:-1 3:-1 5:4 7:-1 8:-1 a:-1 b:-1 c:-2 e:-1 i:-1 j:-1 k:-1 l:-1
#fail+thing	0:-4 1:-2 2:-1 3:3 4:-1 6:2 7:-1 8:-1 9:-1 c:-2 d:-1 e:-2 f:-1 h:-1 i:-1 j:3 k:1 l:-1 m:-2
#fail+to	0:-3 2:2 3:-1 4:-1 6:-1 7:4 9:1 a:-1 d:-1 j:-1 l:-2
#fail+trace	0:-1 1:-1 2:2 j:2 l:-1
#fail+what	0:-2 1:-2 3:-1 4:-1 6:-1 7:5 a:-1 b:-1 h:-1 l:-1 m:-1
#fail+when	0:-1 1:3 2:-1 4:-1 5:-1 7:1
#fail+where	0:4 1:-2 2:1 3:-2 4:2 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1
#fail+write	0:3 1:-1 4:-1 a:-1
#fail+wrong	0:-3 1:3 3:-2 7:2 8:1 9:1
#fail+⟨error⟩	1:-3 3:-1 7:3 8:2 9:-2
#fail+⟨name⟩	0:2 2:-1 3:-1 5:-1 6:-2 8:-2 9:1 b:1 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:3 j:1 k:-2 l:2 m:-1
#fail+⟨n⟩	0:-1 1:2
#fail+⟨path⟩	0:-2 1:1 3:4 7:-1 a:-1 b:-1 d:-1 l:-1 m:-2
#fail+⟨text⟩	0:-2 1:4
#fail>anymore	0:-1 1:2 3:-2 k:1 m:2
#fail>call	0:-1 1:-2 2:-1 3:3 4:-1 6:-3 7:2 8:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:2 l:-1 m:1
#fail>catch	0:1 1:-1 3:-1 9:2
#fail>compare	0:-1 1:1 3:2
#fail>defined	0:3 1:-2 2:-1 3:-1 8:-1 c:-1 m:3
#fail>error	0:2 1:-3 2:-1 4:-1 5:-1 6:-1 7:4 8:1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#fail>event	0:3 1:-1 3:-2 4:-1 6:-1 e:2 f:1 l:-1
#fail>exists	0:1 3:1 4:-1 5:1
#fail>from	0:1 1:1 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 m:-1
#fail>good	0:2 1:-1 3:1
#fail>handle	0:3 1:1 3:-3 f:-1 l:1
#fail>happens	0:-1 1:4 2:-1 3:-1 5:-1 m:-1
#fail>how	0:2 1:-2 2:2 3:-1 l:-1
#fail>ifchange	0:-2 1:-1 3:1 4:1 a:-1 f:3
#fail>import	0:-1 1:1 3:1 4:1 d:-1 j:1
#fail>judge	1:-1 3:1
#fail>missing	0:-1 1:2 2:-1 3:2 7:-1 i:-1 j:1 m:-1
#fail>most	0:3 1:1 2:-1 5:-1 a:-1 b:-1 c:-1 e:-1 j:-1 k:-1 m:-1
#fail>needed	1:2 2:-1 3:-2 4:-1 7:2 m:-1
#fail>nobody	0:-1 1:-1 2:-1 4:1 7:-1 9:2 b:-1 f:-1 m:3
#fail>not	1:4 3:-1 5:-1 7:-1 a:-1 k:-1
#fail>overload	0:-1 4:1 7:2
#fail>places	0:-1 1:3 2:-1 3:-1 8:1 k:-1 l:1 m:-1
#fail>quality	0:-1 1:-2 3:3 5:-1
#fail>raise	0:-2 3:-1 4:-1 5:-1 6:-1 7:2 8:1 9:-1 a:-1 b:-1 c:-1 h:-1 i:-1 j:3 k:-1
#fail>read	3:-1 b:1 m:1
#fail>send	0:3 2:-1 3:-2 7:-1
#fail>should	2:-1 3:3 5:-1 7:-1
#fail>show	0:-1 1:3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
#fail>since	0:1 1:1
#fail>slow	0:1 1:1 3:-1 4:1
#fail>sometimes	0:-1 1:2 3:1 4:-1
#fail>structure	0:1 3:2 4:-1
#fail>subtype	0:1 1:-1 3:1 8:1 g:-1 i:1 l:-1
#fail>tests	0:-1 2:-1 3:-1 4:-1 5:4 7:-1 8:-1 a:-1 b:-1 c:-2 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
#fail>thing	0:-2 1:-1 2:-1 3:4 4:-1 6:2 9:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:3 l:-1 m:-2
#fail>to	0:-2 2:2 3:-1 4:-1 6:-1 7:3 8:-1 9:2 a:-1 b:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:1
#fail>too	0:-1 1:-1 3:2
#fail>trace	0:1 2:3 3:3 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 d:-1 g:-1 i:-1 j:1 k:-1 l:-3 m:-2
#fail>use	0:-2 1:3 3:-1 9:1 b:-1 j:-1 k:1
#fail>what	0:1 1:-2 2:-1 3:1 4:-2 5:-1 6:-1 7:5 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#fail>when	0:-3 1:2 2:-1 4:-1 5:-1 6:-1 7:3 j:-1 l:-1
#fail>where	0:3 1:-3 2:2 3:-3 4:1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:1 k:-1 l:-1
#fail>which	0:-2 1:-1 3:-1 4:-1 5:2 6:1 7:3 9:1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#fail>who	0:3 1:1 2:-1 3:-2 7:-1 9:2 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 l:-1
#fail>why	1:2 3:-1
#fail>write	0:1 1:-1 3:1 4:1 7:2 a:-1
#fail>wrong	0:-2 1:2 2:-1 3:-2 5:-1 7:1 8:1 9:1 l:-1 m:2
#fail>⟨error⟩	1:-1 3:-1 7:3 8:2 9:-2
#fail>⟨name⟩	1:2 2:-1 4:1 5:-2 7:1 8:-2 c:-2 d:-1 f:-1 h:-1 i:2 j:1 k:-1 l:1 m:-1
#fail>⟨n⟩	0:-2 1:3 3:1
#fail>⟨path⟩	1:1 3:4 7:-1 a:-1 b:-1 d:-1 l:-2 m:-2
#fail>⟨text⟩	0:-2 1:5 5:-1
#from	0:1 1:1 3:1 4:-1 5:-1 6:-1 9:-1 a:-1 h:-1 l:1
#from+anymore	0:2 2:-1 3:-2 m:1
#from+call	0:-1 1:2 2:-2 3:-3 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1
#from+compare	0:-2 1:4 2:-1 3:-2 c:-1 g:1 h:-2
#from+copies	0:-1 1:-1 3:2 9:2 l:-1
#from+create	0:2 1:-1 3:-1 5:-1 8:-1 b:-1 c:3 f:-1
#from+defined	0:3 1:2 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 h:-1 m:-1
#from+error	0:2 1:-3 2:-1 3:2 4:-1 5:-1 6:-2 7:3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#from+event	1:-2 2:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:2 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-3
#from+exists	0:2 2:-1 3:-3 5:1 6:-1 7:-2 8:-1 c:-1 d:-1 g:2 h:-3 i:3 l:-1 m:-1
#from+fail	0:3 2:-1 3:-1 5:-1 7:-1 9:1 l:-1
#from+from	0:3 1:-2 3:3 5:-3 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 e:1 f:-2 g:1 h:-2 i:-2 j:1 k:-1 l:2 m:-2
#from+good	0:1 1:-2 2:-1 3:2 5:-1 6:-1 h:-1 j:-1 l:2
#from+handle	0:1 1:2 2:-1 3:-1 f:-1 l:2
#from+howto	0:-4 1:1 2:1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
#from+ifchange	0:1 1:1 2:-1 3:-2 4:3 5:-1 6:-1 7:2 a:-2 b:-1 c:-1 e:-1 g:-1 h:-1 i:-1 j:-2 l:1 m:-1
#from+impact	0:3 1:2 2:-1 3:-2 4:-1 5:-1 d:-1 k:-1 m:-1
#from+import	0:1 1:-1 2:1 3:-3 4:-1 6:-1 b:2 d:2 f:-1 k:-2 l:1 m:-1
#from+judge	3:2 j:1
#from+missing	0:-1 1:3 3:-1
#from+most	0:-2 1:1 3:2
#from+nobody	1:3 2:-1 3:-1 4:-1 a:-1 j:-1 m:1
#from+not	0:-2 1:2 2:-2 3:3 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:-2
#from+overload	0:-1 g:2 i:-2
#from+override	0:1 3:2
#from+overview	0:2 1:-2 2:-1 3:1 c:-1 f:2
#from+places	0:1 1:2 2:-2 3:-1 4:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-2 l:-1 m:-1
#from+possible	0:1 1:-1 6:-1 7:1 h:2 j:-1
#from+quality	0:1 1:-1 3:2
#from+raise	0:-3 2:3 4:-1 7:1 8:3 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1
#from+read	0:4 1:-3 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-3 d:-1 e:3 f:-1 i:-1 k:-1 l:-1 m:-1
#from+risk	0:1 1:-1 2:2 3:1 7:-1 d:-1 k:-1 l:-1 m:-1
#from+send	0:-1 1:3 2:-2 3:-1 5:-1 7:-1 c:-1 e:-2 h:-1 k:-1 l:2 m:2
#from+should	0:-2 1:1 3:4 5:-1 l:-1
#from+show	1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-4 d:-1 e:-1 f:-1 g:-1 h:3 i:3 k:-2 l:-1 m:-2
#from+since	0:1 1:1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:3 m:-1
#from+slow	0:-2 1:3 2:-1 3:-1 6:1 9:1
#from+sometimes	0:-1 1:4 3:-1
#from+structure	0:1 1:-1 2:-1 3:3 4:-1 6:-1 d:-1 k:-1 l:1 m:-1
#from+subtype	0:1 1:2 2:-1 3:-1 4:-1 6:-1 a:-1 b:-1 c:-2 f:-1 g:4 h:-1 i:-3 j:-1 k:-1 l:-1
#from+tests	0:-1 1:-2 2:-1 3:1 5:3 6:-1 7:-1 a:-1 c:-1 d:1 i:-1 j:1 k:-1 l:-1 m:-1
#from+thing	0:1 2:-2 3:-3 4:1 6:-2 8:-2 9:-1 b:-1 d:-2 e:-1 f:2 g:-2 h:2 j:1 l:-1
#from+to	0:-4 1:-4 2:5 3:-2 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:7 m:-1
#from+trace	0:5 1:-1 2:-4 3:-2 5:-1 9:-1 a:3 b:-1 c:-1 f:-1 g:-1 i:-1 j:-1 l:1 m:-1
#from+twice	0:-1 3:1 e:2
#from+unused	0:-1 1:-1 3:-1 j:-1 k:-1 l:-1 m:4
#from+use	1:4 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:3 l:-1 m:-1
#from+what	0:3 3:1 4:-2 5:-3 6:-2 7:1 8:1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-2 j:2 k:-2 l:-2 m:1
#from+when	0:1 1:-1 2:2 7:-1 e:1 l:-1
#from+where	0:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:3 9:-2 a:-1 c:-1 d:1 e:1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
#from+which	0:-3 1:-3 2:1 4:-2 6:1 9:1 a:-1 b:-1 c:-2 d:1 e:1 f:-1 g:2 h:2 i:-2 j:1 k:-2 l:1 m:-2
#from+who	0:-2 1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-2 8:3 a:-1 c:1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:2 k:-2 l:-1 m:-1
#from+why	0:-4 1:3 e:-1
#from+write	1:-1 2:-1 3:-1 4:5 5:-1 6:-1 7:-1 8:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:1 j:-1 k:-1 l:1 m:-1
#from+wrong	0:-3 1:1 2:-1 4:2 5:-1 7:-1 9:-1 a:3 b:-1 c:-2 d:-1 e:-1 f:-1 h:-1 i:-1 l:-1 m:1
#from+⟨name⟩	0:-1 1:-1 2:-2 4:1 5:-1 6:1 8:-2 9:-1 a:-3 e:1 h:-1 i:3 j:-1 k:2 l:2 m:-1
#from+⟨n⟩	0:-4 1:4 2:-1 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:1
#from+⟨path⟩	0:-4 1:1 2:-2 4:-1 5:-1 6:-3 7:2 8:-1 9:-1 a:-2 b:2 c:-1 d:1 e:-1 f:-1 g:-2 h:1 i:1 j:3 k:-1 l:-2 m:1
#from+⟨text⟩	1:-3 3:-1 6:-1 8:-1 a:-1 b:-1 d:3 e:-1 f:1 g:-1 h:-1 l:-1 m:-1
#from>anymore	0:1 1:-3 2:-1 3:3 4:1 5:-1 6:-1 7:-1 a:-1 b:1 c:-1 d:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-2 l:-1 m:2
#from>call	0:-3 1:1 2:-2 3:-3 4:-2 5:-1 6:2 7:-2 8:-2 9:-1 a:-1 b:-2 c:1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:4 k:-1 l:1 m:1
#from>callee	0:-1 1:-1 2:-1 6:3 7:1 k:-1
#from>catch	0:1 2:1 3:-1 7:-1 9:2 e:-1 f:1 k:-1 l:-1
#from>compare	0:-2 1:3 2:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-2 i:-1 j:-1 k:-1 l:3 m:-1
#from>copies	0:-1 1:1 3:2 9:2 l:-1
#from>count	1:-1 4:-1 6:3 7:1 8:-1 b:-1 c:2 e:-1 h:1 j:-3 k:-1 l:-1
#from>create	0:1 1:-3 3:-1 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:-1 b:-1 c:5 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#from>decided	0:-1 1:-2 3:2 6:2 7:-2 9:2 j:-1 k:-1
#from>defined	0:4 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:3 9:-2 a:-1 b:-2 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#from>error	0:2 1:-3 2:-2 3:1 4:-1 5:-1 6:-2 7:4 8:2 9:1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#from>event	1:-1 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:2 f:4 g:-1 h:-1 i:-1 j:-1 k:-1
#from>exists	0:1 2:1 3:-3 4:-1 5:3 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:2 j:1 k:-1 l:-2 m:-1
#from>explain	0:-1 1:-1 2:-1 3:-1 6:-1 7:1 8:-1 b:-1 e:-1 f:-1 g:-1 i:-1 j:3 l:1
#from>fail	0:2 1:1 2:-1 3:-1 5:-1 6:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:2 k:-1 l:1 m:-1
#from>good	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 8:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:2 m:-1
#from>handle	0:1 2:-1 3:-2 4:-1 5:-1 6:1 7:-1 a:-1 b:-1 e:-1 h:2 i:-1 j:-1 l:2 m:1
#from>happens	1:3 2:1 3:-2 4:-1 5:-1 6:-1 h:-1 j:-1 l:2
#from>how	0:4 3:-3 4:1 5:-1 6:-1 7:-1 8:-1 b:-1 c:-1 f:-1 j:-1 k:-1 m:-1
#from>howto	0:-2 2:1 3:2 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:-2 m:-1
#from>ifchange	1:1 3:-3 4:4 5:-1 6:-1 7:1 a:-2 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-2 k:-1 l:1 m:-1
#from>impact	0:3 1:1 2:-1 3:-2 4:3 5:-1 6:-1 a:-1 d:-1 k:-1 l:-1 m:-1
#from>import	0:-1 1:-3 2:1 3:-3 6:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:6 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 m:1
#from>judge	0:2 1:-2 2:-1 3:2 4:2 5:-1 6:-1 a:-1 b:-1 d:-1 i:-1 j:1 k:-1 l:-1 m:-1
#from>meaning	0:-2 1:-2 2:4 3:-4 4:-1 5:-1 6:2 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:2 l:-1 m:-1
#from>missing	0:-2 1:4 2:2 5:-1 6:-1 7:-1 a:-1 f:-1 g:-1 i:-1 l:-1 m:-1
#from>most	0:-1 1:2 3:2
#from>needed	0:2 1:2 3:-1 4:-1
#from>never	0:-1 1:2 3:-1 d:-1 m:2
#from>nobody	0:-1 1:3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:6
#from>not	0:-1 2:-1 3:1 4:1 5:-1 7:-1 8:-1 b:-1 c:2 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 m:3
#from>overload	0:-2 1:1 3:-1 4:-1 7:1 g:2 h:2 i:-2 l:-1
#from>override	0:1 1:-1 3:2 a:-1 b:-1 c:-1 g:2 j:-1
#from>overview	0:3 1:-3 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:1 g:-1 h:-1 i:4 j:-1 l:-1 m:-1
#from>places	0:1 1:1 2:-1 3:-3 4:-1 5:2 6:-1 7:-1 8:-2 9:-1 a:1 b:-2 c:-2 d:-1 f:-1 h:-1 i:-1 j:4 k:-3 l:1 m:-1
#from>possible	0:2 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-2 k:-1 l:-1 m:-1
#from>proscons	0:-2 1:-1 3:2 4:2 a:-1
#from>quality	0:3 1:-1 2:-1 3:2 5:-1 7:-1 h:-1 l:-1 m:-1
#from>raise	0:-1 1:-1 2:3 4:-1 5:-1 6:-2 8:6 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#from>read	0:3 1:-1 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:2 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-2
#from>risk	0:1 1:-1 2:1 3:3 5:-1 6:-1 7:-1 b:-1 c:-1 d:-1 e:-1 h:-1 k:-1 l:-1 m:-1
#from>send	1:2 2:1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:2
#from>should	0:-3 1:1 2:-1 3:6 4:-1 5:-1 7:-1 c:-1 d:-1 l:-1 m:-1
#from>show	0:2 1:2 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-4 e:-1 f:-2 h:4 j:2 k:-1
#from>since	1:1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:3 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:2 m:-1
#from>slow	0:-4 1:4 2:-1 6:2 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#from>sometimes	0:-1 1:4 2:-1 3:-1
#from>structure	0:1 2:-1 3:3 4:-1 6:-1 d:-1 k:-1 m:-1
#from>subtype	0:2 1:1 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:5 h:-2 j:-1 k:-1 l:-1 m:-1
#from>tests	2:-1 3:1 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-2 l:-2 m:-1
#from>thing	1:-1 2:-2 3:-4 4:1 6:-1 8:1 a:-1 b:-2 c:-1 d:-1 e:-1 f:1 h:1 i:2 j:1 k:-1 l:2
#from>to	0:-4 1:-2 2:4 3:-2 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:10 m:-1
#from>too	1:-1 3:2
#from>trace	0:-1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-3 7:2 8:-1 9:-1 b:2 c:-1 e:-1 f:-1 g:-1 j:2 k:-1 l:3 m:1
#from>twice	0:-2 1:2 2:-1 3:1 e:2 m:-1
#from>unused	0:-1 1:-1 3:-2 j:-1 k:-1 l:-1 m:4
#from>use	0:-1 1:1 2:-2 3:-3 4:-1 5:1 7:-1 8:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 l:-1 m:4
#from>what	0:1 1:-1 2:2 5:-2 6:-2 7:2 9:-1 a:-1 b:1 c:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:1 k:-2 l:1 m:1
#from>when	1:1 2:3 3:-1 4:-1 5:-1 7:1 9:-1 a:-1 d:-1 e:1 f:-1 l:-1
#from>where	2:-1 3:-1 5:-1 6:-1 7:-1 8:2 9:-2 a:-1 d:1 e:1 g:-1 h:-1 i:-1 j:2 k:1 m:-1
#from>which	1:-2 2:1 4:1 5:1 6:-1 7:-1 8:1 a:-2 b:-1 c:-2 d:1 e:1 f:-2 h:2 i:-2 k:-2 l:3 m:-2
#from>who	1:1 2:-1 6:-1 7:-2 8:3 9:-1 a:1 c:2 d:-2 e:1 f:-2 g:-1 h:-1 i:-1 j:2 k:-2 l:-1 m:-1
#from>why	0:-1 1:4 2:-1 3:-1 6:-2 7:-1 8:-1 e:-1 f:-1 l:2
#from>work	0:-1 1:2 3:-2 4:2 6:-1 7:-1 8:2
#from>write	0:1 1:-1 2:-1 3:-1 4:5 5:-1 6:-1 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:3 m:-1
#from>wrong	0:-2 1:4 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-2 c:-2 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
#from>⟨error⟩	7:-1 8:-1 9:2
#from>⟨name⟩	0:-1 1:-2 2:-2 3:1 5:-1 7:1 9:-1 a:-3 b:1 d:-1 f:2 g:-1 h:-1 i:2 l:2 m:-1
#from>⟨n⟩	0:1 1:3 2:-1 3:-1 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:1
#from>⟨path⟩	0:-5 2:-2 3:-1 4:-1 5:-1 6:-3 7:3 8:-1 9:-1 a:-2 b:3 c:-1 d:1 e:-1 f:-1 g:-1 h:1 j:2 k:-1 l:-1 m:1
#from>⟨text⟩	1:-2 3:-1 6:-1 8:-1 a:-1 b:2 d:3 e:-1 f:1 g:-1 h:-1 k:-1 l:-1 m:-1
#good	0:-1 1:3 2:-1 3:10 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#good+from	0:-2 1:3 2:-1 l:1
#good+good	0:-1 1:-1 3:3 h:-1
#good+howto	0:2 1:-1 3:1
#good+judge	0:-2 1:-1 3:3
#good+not	0:1 1:-1 3:2
#good+raise	0:-1 1:-1 3:3 7:-1 8:-1 h:1
#good+structure	0:-2 3:2
#good+what	1:-3 3:5 4:-1 6:-1 7:-2 8:-1 h:-1
#good+where	0:2 1:1 3:-2 h:1
#good+wrong	1:1 3:-1 8:2
#good+⟨name⟩	0:-2 1:-1 3:4 4:-2 6:-1 8:1 a:-1 b:-1 g:-1
#good+⟨n⟩	0:-1 1:3 3:-1 6:-1 j:-1
#good+⟨path⟩	0:-1 3:2
#good>call	j:1 l:1
#good>compare	0:1 1:2 3:-1
#good>error	0:-1 3:3 7:-2 8:-1
#good>from	0:-2 1:1 2:-1 3:3 4:-1 7:-1 h:-1
#good>handle	1:3 3:-1 e:-1 f:-1
#good>howto	0:2 1:-1 3:1
#good>impact	1:-1 3:-1 4:3 d:-1
#good>import	0:-2 3:2 4:1 d:-1
#good>judge	0:-2 1:-1 3:4
#good>not	1:-1 3:2
#good>places	0:-1 1:2 4:2 a:-1 e:-1 f:-1 k:-1 l:-1
#good>raise	1:-2 3:3 7:-1 8:2
#good>should	0:-1 3:2
#good>show	0:-2 1:-2 3:4 h:-1 i:-1
#good>structure	0:-2 3:3
#good>thing	0:-1 1:1 3:1 4:1 8:1 d:-1 k:-1 l:-1
#good>to	1:3 2:-1 3:-1 6:-1 j:-1 k:-1 l:2
#good>trace	0:-1 1:1 3:1 4:1 d:-1 k:-1 l:-1
#good>use	0:-1 1:2 3:-1 4:1 e:-1 f:-1 k:-1
#good>what	0:-1 1:1 2:-1 3:4 5:-1 6:-1 7:-2 8:-1 c:-1 d:-1 e:-1 h:1 k:-1 l:-1 m:-1
#good>where	0:2 1:2 3:-1 e:-1 f:-1 h:1
#good>which	4:2 8:1
#good>who	1:-1 8:2 j:1
#good>wrong	0:-1 3:1 8:1
#good>⟨name⟩	0:-3 3:5 4:-2 6:-1 7:-1 8:1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:1
#good>⟨n⟩	0:-1 1:3 6:-1 j:-1
#good>⟨path⟩	0:-1 1:1 3:1 k:-1
#handle	0:1 1:1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:11 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#handle+error	1:-1 3:3 7:-1 9:-2 f:-1
#handle+event	0:-3 1:1 3:-2 4:-1 9:-1 a:-1 b:-1 c:-1 e:-2 f:5 h:-1 k:-1 m:-1
#handle+exists	0:-1 1:-1 3:-1 6:2 9:1 f:-1 h:1
#handle+fail	0:-3 1:-2 2:-1 3:1 9:2 b:-1 e:-1 f:3 l:-1 m:-1
#handle+from	0:3 1:-1 2:-2 3:-3 5:-1 6:1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#handle+handle	0:-4 1:1 2:-1 3:3 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 l:-1
#handle+howto	0:-2 3:-1 6:-1 b:-1 f:4
#handle+missing	1:2 f:-1
#handle+nobody	1:-1 b:-1 m:2
#handle+not	0:-2 1:3 3:-1 9:1 e:-1 f:-2 h:3 m:-1
#handle+quality	0:-1 3:1
#handle+show	0:-3 1:-1 6:-1 8:2 9:-1 a:-1 f:3 g:-1 h:1
#handle+slow	9:3 b:-1 f:-3
#handle+structure	0:1 1:1 3:-2 4:-1 f:-1 i:2
#handle+thing	0:-3 1:-3 2:-1 3:4 6:-1 7:-1 a:-1 e:-1 f:2 g:-1 h:-1 i:1 j:-1 k:-1 m:3
#handle+to	0:-1 1:-2 2:-2 3:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:6 h:-1 j:-1
#handle+trace	0:-2 2:2 3:-1 f:-1 l:1
#handle+where	0:2 2:-1 3:-2 7:-1 8:-1 9:-2 a:-1 b:-1 c:-1 e:-2 f:4 j:-1 k:-1
#handle+which	0:1 1:-3 2:4 3:-3 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#handle+wrong	0:-1 3:-1 4:1 e:3 f:-1 g:-1 i:-1
#handle+⟨error⟩	1:-1 7:-1 8:-1 9:3 f:-1
#handle+⟨name⟩	0:-4 1:3 2:-1 4:-1 5:-1 6:-2 7:-1 8:-2 9:-2 a:-2 b:2 c:-2 d:-1 e:-2 f:6 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#handle+⟨n⟩	1:2
#handle+⟨path⟩	0:-1 b:2
#handle>call	0:-2 3:-1 6:2 f:-1 j:-1 m:1
#handle>catch	1:-1 9:1 f:1
#handle>count	0:-1 3:-1 6:1 f:-1 i:2
#handle>error	1:-1 2:-1 3:2 7:1 8:-1 9:2 b:-1 f:-2
#handle>event	0:-3 2:-1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-3 f:8 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#handle>exists	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
#handle>explain	0:1 f:1 i:1
#handle>fail	0:-4 2:-1 5:-1 9:2 a:-1 b:-1 e:-1 f:3 m:-1
#handle>from	0:3 1:-2 2:-2 3:-2 4:-1 5:-1 7:-1 8:-1 9:1 a:-1 c:-1 d:-1 f:2 g:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:-2
#handle>good	0:3 1:1 3:-3
#handle>happens	1:2
#handle>how	0:1 1:-1 2:2 3:-1 f:-1
#handle>howto	0:-2 1:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-2 c:-1 f:4 i:-1 k:-1
#handle>ifchange	0:-3 1:-3 2:-1 3:-1 4:-1 5:-1 f:5 l:-1
#handle>import	1:1
#handle>judge	0:-1 1:-1 3:2 f:1
#handle>missing	1:2 f:-1
#handle>never	1:5 6:-1 7:-1 b:-1 e:-1 f:-4 h:-1 j:-1 m:1
#handle>nobody	1:-2 4:-1 9:2 b:-1 f:-1 m:2
#handle>not	0:-2 1:4 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:2 b:-1 c:-1 e:-1 f:-3 h:2 j:-1 l:-1 m:-1
#handle>overview	0:-1 3:-1 f:2
#handle>places	0:-2 1:1 3:1 9:-1 e:-1 f:2 k:-1
#handle>quality	0:-1 3:2
#handle>raise	0:-1 7:2 8:-1 9:2 f:-2
#handle>read	b:1 f:1
#handle>send	0:-1 1:1 3:-2 e:3 i:-1 l:1 m:-1
#handle>should	0:-2 1:-1 3:1 5:2
#handle>show	0:-3 1:-1 3:1 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 f:3 g:-1 h:1 i:1 j:-1 l:-1
#handle>since	0:2 3:-2 l:1
#handle>slow	1:-1 6:1 9:3 b:-1 f:-3
#handle>sometimes	0:-3 1:-1 3:3 a:2 f:-1
#handle>structure	1:1 4:-1 f:-1 i:2
#handle>thing	1:-4 2:-1 3:1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:2 i:1 j:-1 k:-2 m:1
#handle>to	0:-1 1:-2 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:4 a:-1 b:-1 c:-1 d:-1 e:-1 f:5 h:-1 i:-1 j:-1 k:-1 m:-1
#handle>trace	0:-1 2:2 3:-2 6:1 b:1 f:1 m:-1
#handle>use	0:-1 1:2 3:-1 9:1 f:2 j:-1 k:-1 m:-1
#handle>what	0:2 3:1 6:-1 9:2 h:-1 l:-1
#handle>where	0:2 1:1 2:-1 7:-1 8:-1 9:-2 a:-2 b:-1 c:-1 d:-1 e:-2 f:4 g:-1 j:-1 k:-1 l:-1
#handle>which	0:1 1:-4 2:4 3:-3 4:-1 5:-1 7:-1 8:-1 a:1 b:-1 c:-1 d:-1 e:2 f:3 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1 m:-2
#handle>who	0:-1 1:2 3:-1 4:-1 7:-1 9:3 b:-1 f:-2 j:-1
#handle>why	1:2 f:-1
#handle>write	0:3 1:-1 9:-1 a:-1 f:2 l:-1
#handle>wrong	0:-1 1:1 2:-1 3:-1 4:1 6:-1 a:-1 e:3 f:-1 g:-1 i:-1 j:-1 m:1
#handle>⟨error⟩	1:-1 7:-1 8:-1 9:4 f:-1
#handle>⟨name⟩	0:-3 1:2 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-2 a:-2 b:1 d:-1 e:-2 f:9 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
#handle>⟨n⟩	1:2
#handle>⟨path⟩	0:-1 b:2
#happens	0:-4 1:1 2:11 3:-2 4:-1 5:-1 6:2 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#happens+call	0:-1 1:-1 2:2 3:-1 l:1
#happens+compare	0:-1 1:2 2:-1 3:-1 l:2
#happens+from	0:-1 1:-1 2:1 3:-1 6:3 j:-1 l:1
#happens+happens	0:-2 2:4 3:-2 4:-1 6:2 7:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 l:1 m:-1
#happens+places	0:-2 1:1 2:5 3:-2 4:-1 5:-1 6:2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#happens+since	0:-1 2:1 l:1
#happens+trace	0:-2 1:-1 2:4 3:-1 6:-1 l:-1
#happens+when	0:-1 1:-1 2:4 6:-1 7:-1 f:-1 j:-1
#happens+work	0:-2 2:3 3:-1 6:-1 l:-1
#happens+⟨name⟩	0:-1 1:-2 2:2 3:3 4:-2 5:-1 6:3 7:-2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
#happens>call	0:-2 1:-2 2:3 3:-1 6:1 j:-1 m:-1
#happens>compare	0:-3 1:1 2:3 3:-2 6:-1 l:2
#happens>defined	0:-1 1:1 2:2
#happens>error	0:2
#happens>fail	0:1 1:2 2:-1 3:-1
#happens>from	0:-1 2:2 3:-2 4:1 5:-1 6:3 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:2 m:-1
#happens>handle	0:-1 1:-1 2:3 3:-1 6:1 l:-1
#happens>ifchange	2:1 4:2 l:-1
#happens>missing	1:2
#happens>nobody	1:1 2:1
#happens>not	0:1 1:-1 2:1
#happens>places	0:-2 1:1 2:5 3:-2 4:-1 5:-1 6:2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#happens>show	0:2 1:1 2:1 3:-2
#happens>since	0:-2 l:3
#happens>thing	0:1 1:-1 2:-3 3:-1 4:-1 6:6 7:-1 8:-1 a:-1 b:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#happens>to	2:1 3:-1 4:1 7:-1 f:1
#happens>trace	0:-3 1:-2 2:5 3:-2 6:2 7:-1 a:-1 l:-2 m:-1
#happens>twice	0:-1 1:4 2:-1 3:-2
#happens>use	0:-1 1:-1 2:3
#happens>what	0:-2 1:-2 2:4 3:-2 4:-1 6:3 7:-1 a:-1 h:-1 l:-2 m:-1
#happens>when	0:-2 1:-1 2:5 6:-1 7:-1 f:-1 j:-1 l:-1
#happens>which	0:-1 1:-1 2:2 3:-1 4:-1 6:3 8:-1 b:-1 f:1 j:-1 k:-1 l:-1
#happens>who	2:1
#happens>work	0:-2 1:-1 2:4 3:-1 6:-1 l:-1
#happens>wrong	0:2
#happens>⟨name⟩	0:-3 1:-4 2:6 3:2 5:-1 6:4 7:-2 8:-3 9:-1 a:-2 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-3 m:-1
#happens>⟨n⟩	1:2 3:-1
#how	0:8 1:-1 2:-1 3:2 4:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
#how+call	0:2 l:-1
#how+catch	0:4 1:-2 3:1 7:-1 9:-1 l:-1
#how+compare	0:4 1:-1 3:-1 l:-1
#how+create	0:3 1:-1 3:-1 c:-1 l:-1
#how+decided	0:2 7:-1 l:-1
#how+defined	0:1 1:-2 2:-1 3:3 5:-1 7:-1 a:-1 l:-1 m:-1
#how+error	0:5 1:-2 3:-3 7:-1
#how+event	0:1 1:-1 3:1 f:-1 l:2
#how+exists	0:2 1:-1 3:1 5:-1 l:-1
#how+fail	0:-1 1:-3 2:-1 3:-2 4:-1 5:3 a:-1 f:-1 i:-1 j:-1 l:3 m:-1
#how+from	0:-2 2:-1 5:-3 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 l:6
#how+good	0:-2 1:-1 3:4 d:-1
#how+handle	0:1 1:3 2:-1 3:-2 f:-1 l:-1
#how+howto	0:5 1:-1 3:-1 l:-1
#how+ifchange	0:5 1:-2 2:-1 3:-2 4:-1 7:-1 l:-1 m:-1
#how+import	0:1 1:-1 2:1 3:1 d:-1
#how+nobody	0:-2 1:1 m:2
#how+not	0:-1 1:2 3:-1 l:1
#how+overload	0:-1 3:-1 h:3
#how+override	0:4 1:-1 3:-1 g:-2
#how+overview	0:3 3:-2
#how+places	0:-2 1:-1 3:2 9:-1 d:-1 k:2
#how+possible	0:1 1:2 3:-2
#how+quality	0:-4 3:4
#how+raise	0:4 1:-1 3:-1 7:-1 8:-1
#how+read	0:1 1:-1 b:-1 l:1
#how+send	0:3 1:-1 3:-1 h:-1
#how+should	1:-1 3:3 4:-1 6:-1 c:-1 l:-1
#how+show	0:4 1:-2 3:-2 l:-1
#how+since	0:4 1:-2 3:-1 l:-1
#how+structure	0:-2 1:-1 3:3
#how+subtype	0:3 1:-1 2:-1 5:-1 a:-1 d:-1 h:-1 i:1 l:-1
#how+tests	0:5 1:-1 3:-1 5:-2
#how+thing	0:7 1:-2 2:-1 3:-3 4:-1 5:-2 6:-1 a:-1 b:-1 i:-1 j:-1 l:-1 m:-1
#how+to	0:1 1:-4 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:6 m:-1
#how+trace	0:1 1:-1 2:2 3:-1
#how+unused	0:3 1:-2 3:-1
#how+use	0:4 1:-1 3:-2 d:-1 j:-1 k:-4 l:-1 m:2
#how+what	0:-3 1:4 5:-1 a:-1 l:-1
#how+which	0:2 3:-1 l:-1
#how+work	0:3 1:-2 2:-1 3:-2 5:4 6:-1 7:-1 a:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 l:-2 m:-1
#how+write	0:5 1:-1 5:-3 a:-1 l:-1 m:-1
#how+⟨name⟩	0:-5 1:4 2:-1 3:-4 4:-2 6:-2 7:-2 8:-2 9:-2 a:5 b:-2 c:-3 d:4 e:-2 f:-2 g:-2 h:-3 i:-2 j:-2 k:-2 m:-1
#how>anymore	0:2 1:1 3:-1
#how>call	0:2 1:1 3:-1 6:-1 g:1 h:1 j:-1 l:1
#how>catch	0:4 1:-2 2:-1 3:2 7:-1 9:-1 f:-1 h:-1 k:-1 l:-1
#how>compare	0:2 1:-2 l:1
#how>create	0:4 1:-1 3:-1 c:-1
#how>decided	7:-1 l:2
#how>defined	0:3 1:-3 2:-1 3:3 5:-1 7:-1 a:-1 g:-1 l:-1 m:-1
#how>error	0:5 1:-2 2:-1 3:2 5:-1 7:-2 8:-1 9:-1 a:-1 d:-1 h:-1 k:-1 l:-1 m:-1
#how>event	0:4 1:-3 2:-1 5:-1 e:-1 f:-1 l:1 m:-1
#how>exists	0:3 1:-1 2:-1 3:1 5:-1 7:-1 9:-1 a:-1 d:-1 g:-1 h:-1 i:3 l:-1 m:-1
#how>fail	0:2 1:-5 2:-1 4:-1 5:3 7:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 l:2 m:-1
#how>from	0:4 1:-2 2:-1 3:-3 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:6 m:-1
#how>good	0:-2 1:-1 3:4 d:-1 l:1
#how>handle	0:3 1:2 2:-1 3:-1 4:-1 5:-1 9:-1 a:-1 f:-2 h:-1 l:1 m:-1
#how>happens	1:-1 2:2
#how>howto	0:7 1:-2 3:-2 5:-1 7:-1 k:-1 l:-1
#how>ifchange	0:5 1:-1 2:-1 3:1 4:-2 5:-1 7:-1 a:-1 f:-1 l:-1 m:-1
#how>impact	0:4 1:-2 3:1 4:-1 6:-1
#how>import	0:1 1:-1 2:1 3:1 d:-1
#how>judge	0:-1 l:2
#how>missing	0:4 1:-1 3:-1 a:-1 l:-1 m:-1
#how>needed	1:-1 l:2
#how>nobody	0:-1 3:-1 5:-1 k:-1 l:-1 m:4
#how>not	0:3 2:-1 3:1 4:-1 5:-1 7:-1 a:-1 c:-1 e:-1 k:-1 l:1 m:-1
#how>overload	0:2 1:-1 3:-1 h:2 l:-1
#how>override	0:2 1:-1 2:1 3:-1 l:-1
#how>overview	0:4 1:-1 3:-1
#how>places	1:-1 3:2 9:-1 d:-1 k:2 m:-1
#how>possible	0:1 1:2 3:-2 h:1
#how>quality	0:1 1:-1 3:1 l:-1
#how>raise	0:5 1:-1 3:-3 7:-1 8:-1
#how>read	0:1 1:-1 3:-1 b:-1 l:2
#how>send	0:4 1:-1 2:-1 3:-1 5:-1 7:-1 e:-1 h:-1 l:1
#how>should	0:1 1:-2 3:4 4:-1 6:-1 c:-1 l:-1
#how>show	0:3 1:-2 2:-1 3:-2 5:-1 a:-1 l:2 m:-1
#how>since	0:6 1:-4 2:-1 3:-2 5:-1 a:-1
#how>sometimes	0:1
#how>structure	0:-2 1:-1 3:5 4:-1
#how>subtype	0:4 1:-1 2:-1 5:-1 6:-1 7:-1 a:-1 d:-1 f:-1 h:-1 i:1 l:-2 m:-1
#how>tests	0:1 1:-3 2:-1 3:-2 5:4 a:-1 b:-1 c:-1 d:-1 l:-2 m:-1
#how>thing	0:8 1:-1 3:-1 4:-1 5:-2 6:-1 a:-1 b:-1 d:-1 i:-1 j:-1 k:-2 l:-2 m:-1
#how>to	0:1 1:-4 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:9 m:-1
#how>too	1:-2 3:-1 5:-1 a:3 b:-1 l:-1
#how>trace	0:4 1:-1 2:1 3:-1 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:3 m:-1
#how>unused	0:3 1:-2 3:-1
#how>use	0:4 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 l:-2 m:3
#how>what	1:2 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 e:-1 f:-1 h:1 l:1 m:-1
#how>where	0:2 1:-1
#how>which	0:1 3:2 5:-1 7:-1 g:1 l:-1 m:-1
#how>work	0:5 1:-3 2:-1 3:-3 5:3 6:-1 7:-1 a:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
#how>write	0:5 1:-1 2:-1 4:-1 5:-3 a:-1 m:-1
#how>wrong	0:2 1:-2
#how>⟨name⟩	0:-3 1:4 2:-1 4:-3 5:-1 6:-2 7:-2 8:-2 9:-2 a:4 b:-2 c:-2 d:3 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-3 l:3 m:-1
#how>⟨n⟩	0:-1 1:3 3:-1 l:-1
#how>⟨path⟩	1:-1 3:-1 5:-1 a:-1 l:4
#howto	0:7 2:1 3:-1 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 m:-1
#howto+compare	0:2 1:-1 3:-1
#howto+create	0:3 1:1 2:-1 3:1 4:-1 a:-1 c:-1 l:-1
#howto+error	0:1 1:1 7:-1
#howto+exists	0:-1 b:-1 m:2
#howto+explain	0:4 1:-1 3:-1 5:-1 7:1 f:-1 k:-2
#howto+fail	0:1 1:1 3:-1
#howto+from	0:-1 1:-1 3:-1 6:-1 7:-1 b:-1 c:-1 f:-1 i:-1 k:3 l:2
#howto+handle	0:3 1:-1 3:1 f:-1
#howto+howto	0:5 1:-2 2:2 3:-1 5:-1 7:-1 f:-1 l:-1
#howto+ifchange	1:-1 3:-1 5:3
#howto+meaning	0:-1 2:2
#howto+overview	0:3 3:-1
#howto+possible	1:2
#howto+show	0:4 1:-1 2:-1 3:-1 5:-1 7:1 8:-1 f:-1 j:-1
#howto+since	0:2
#howto+tests	0:4 1:-1 3:-1 5:-2 l:-1
#howto+thing	0:1 3:-1 4:-1 7:2 f:2 i:-1
#howto+to	0:1 1:-1 2:2 e:1 i:-1
#howto+use	0:2 1:1 k:-2
#howto+what	0:1 1:1 3:-3 4:-1 5:-1 7:-1 8:-1 a:-1 b:3 f:-1 m:-1
#howto+where	0:2 1:-1 3:-1 b:-1 c:-1 e:-1 f:2
#howto+which	0:3 1:-1 3:-1
#howto+write	0:1 4:2
#howto+wrong	0:-1 1:3 3:-1 c:-1 m:-1
#howto+⟨name⟩	0:-4 1:3 2:-1 3:-1 4:-1 5:-1 6:-1 9:-1 a:-2 b:1 c:-1 d:-1 e:-2 f:4 g:-1 h:-1 i:1 j:-1 k:1 l:-1 m:-1
#howto+⟨n⟩	1:2 3:-1 l:-1
#howto+⟨path⟩	0:-2 1:-1 3:-1 b:2 l:2 m:-1
#howto>anymore	0:1 1:-1 a:2
#howto>call	0:3 1:-1 6:-1 h:-1 j:-2
#howto>catch	0:2
#howto>compare	0:2 1:-1 3:-1
#howto>create	0:5 2:-1 4:-1 a:-1 c:-2 l:-1
#howto>defined	0:2 1:-1 2:1 3:-1 4:2 7:-1 a:-1 b:-1 g:-1
#howto>error	0:2 1:1 3:-1 7:-1
#howto>event	0:3 1:-1 2:-1 3:1 e:-1 f:-1 l:-1
#howto>exists	0:2 1:-1 3:-1 a:-1 b:-1 m:2
#howto>explain	0:4 1:-1 3:-1 5:-1 7:1 f:-1 k:-2
#howto>fail	0:1 1:1 3:-1
#howto>from	0:3 1:-1 3:-1 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:2 m:-1
#howto>good	1:1 3:1
#howto>handle	0:3 1:-1 3:1 f:-1
#howto>happens	1:-1 2:2 3:-1
#howto>how	0:-1 2:2
#howto>ifchange	1:1 4:-1 5:3 a:-1 l:-1
#howto>meaning	1:-1 2:2
#howto>missing	0:-2 1:1 2:2 3:-1
#howto>needed	0:3 1:-1 i:-1
#howto>not	0:2 1:1 2:-1 3:-1 4:-1 b:-1 l:-1 m:1
#howto>overview	0:3 3:-1
#howto>places	0:1 2:1
#howto>possible	0:2 1:1 3:-1
#howto>read	0:-1 1:-1 7:1 b:1 m:2
#howto>send	0:1 2:-1 3:2 e:-1
#howto>should	0:2 1:2 2:-1 4:2 7:-1 a:-1 c:-1 f:-1 i:-1
#howto>show	0:3 1:-1 2:-1 5:-1 7:1 8:-1 f:-1 i:1 j:-1 l:-1
#howto>since	0:3 1:1 3:-1 4:-1 5:-1 a:-1 l:-1
#howto>slow	0:-1 1:2
#howto>sometimes	0:2 1:-2 a:2
#howto>subtype	0:3 3:-1 i:-1
#howto>tests	0:3 1:-1 2:-1 l:-1
#howto>thing	0:1 1:-1 4:1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 e:-1 f:3 g:-1 j:-1 k:-2 m:-1
#howto>to	1:-1 2:2 3:-1 4:-1 9:-1 a:-1 b:2 e:1 f:-1 i:-1 j:-1 l:2 m:-1
#howto>trace	0:-2 1:-1 2:3 3:-1 5:1 b:1 l:1 m:-1
#howto>use	0:2 3:1 k:-2
#howto>what	0:2 1:2 3:-2 4:-1 5:-1 6:-1 8:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#howto>when	0:-1 1:-1 2:3 3:-1 7:-1
#howto>where	0:3 2:-1 4:-1 7:-1 8:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:2 j:-1 k:-1 l:-1 m:-1
#howto>which	0:2 3:-2 7:-1 b:-1 f:2 i:-1
#howto>write	0:3 3:-1 4:1 7:-1 a:2 c:-1 f:-1 l:-1
#howto>wrong	1:3 3:-1 c:-1 m:-1
#howto>⟨error⟩	8:1
#howto>⟨name⟩	1:3 2:-1 3:-1 4:-1 5:-1 6:-2 8:-1 9:-1 a:-2 c:-2 d:-1 e:-2 f:4 g:-1 h:-1 j:-2 k:2 m:-1
#howto>⟨n⟩	0:1 1:2 3:-1 l:-1
#howto>⟨path⟩	0:-2 1:-1 3:-1 5:1 b:1 l:1 m:-1
#howto>⟨text⟩	0:-4 1:5
#ifchange	0:-1 2:-1 3:2 4:7 5:1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#ifchange+anymore	0:-1 1:3 3:-1 4:-1 5:1
#ifchange+event	0:-2 1:-2 4:3 a:-1 e:-1 f:1
#ifchange+fail	0:-1 1:2 3:-2 4:-3 5:2
#ifchange+from	0:1 1:1 2:-1 3:2 4:1 5:-1 7:-1 a:-2 b:-1 c:-1 e:-1 g:2 i:-1 l:-1 m:-1
#ifchange+ifchange	0:-1 3:-2 4:6 5:1 6:-1 7:-1 a:-1 b:-1 e:-1 f:-1 j:-1 k:-1 l:-1
#ifchange+impact	0:-1 1:3 3:-2 5:1 a:-1 c:-1
#ifchange+missing	0:2 1:-1
#ifchange+most	0:-1 1:-1 3:3 4:-1
#ifchange+nobody	0:1 1:-1 3:-1 4:-1 d:-1 m:3
#ifchange+not	2:-1 4:-1 a:-1 e:2 m:2
#ifchange+overload	0:-1 1:-1 3:-1 4:3 f:-1 h:-1 j:1
#ifchange+places	1:2 3:-1 d:-1
#ifchange+should	0:-3 1:-1 2:-1 3:4 4:-1 5:-1
#ifchange+since	0:-1 1:2 3:-1 4:-1 5:1 a:-1 d:-1 m:2
#ifchange+thing	0:-2 1:-1 3:-1 4:5 5:-1 6:-1 7:-1 8:-1 a:3 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:-1
#ifchange+to	0:-1 1:1 4:2
#ifchange+use	0:1 3:-1 4:2 g:-1 k:-1 m:-1
#ifchange+what	1:-3 2:-1 3:1 4:-1 5:-1 6:2 7:-1 a:3 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#ifchange+where	0:-1 1:-1 3:-1 4:2
#ifchange+which	0:-3 1:3 3:-2 4:1 5:1 6:3 7:-1 a:-3 f:-1 k:-1 l:-1
#ifchange+who	0:-1 1:-1 3:1 4:3 a:-1 j:-1
#ifchange+write	0:-1 1:-1 3:-1 4:3 a:-1
#ifchange+wrong	0:-1 1:3 3:-1
#ifchange+⟨name⟩	0:-3 1:-1 2:-1 3:2 4:6 5:2 6:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#ifchange+⟨n⟩	1:1 3:-1 4:1
#ifchange+⟨path⟩	0:-2 1:-1 3:1 4:-1 5:2 7:2 a:2 b:-1 d:-1 l:-1 m:-1
#ifchange>anymore	0:-2 1:3 3:-2 4:2 6:2 7:-1 a:-1 j:-1 k:-1 m:-1
#ifchange>call	0:-1 1:1 3:-1 4:-3 5:-1 6:3 7:2 a:-2 j:-1 l:-1
#ifchange>compare	0:-1 1:2 3:-1 4:1
#ifchange>create	0:-2 1:2 3:2 4:-1
#ifchange>event	0:-2 1:-2 4:3 a:-1 e:-1 f:1
#ifchange>exists	1:1 3:-1 4:2 5:1
#ifchange>fail	0:-1 1:2 3:-2 4:2 5:2 a:-1 d:-1 m:-1
#ifchange>from	0:-1 2:-1 3:2 4:4 6:-1 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#ifchange>good	0:-1 4:2 a:-1
#ifchange>handle	0:2 1:-1 3:-1 4:1 a:-1 f:-1 g:-1 j:1 m:-1
#ifchange>howto	0:-1 1:1 3:3 4:-1
#ifchange>impact	0:-2 1:1 2:-1 3:-2 4:6 5:1 6:-1 7:-1 a:-1 c:-1 f:-1 g:-1 h:-1 l:-1 m:-1
#ifchange>import	0:-1 1:-2 2:-1 3:-2 5:-1 6:-1 a:3 b:-1 d:-2 f:-1 m:3
#ifchange>judge	0:3 1:-1 3:1 5:-1 a:-2 b:-1 l:-1
#ifchange>meaning	0:-2 1:-1 3:2 4:2
#ifchange>missing	1:2 3:-1 4:1 m:-1
#ifchange>most	0:-1 1:-1 3:2 6:2 j:-1
#ifchange>needed	0:-1 1:2 3:-1 4:2 m:-1
#ifchange>nobody	1:1 2:-1 3:-2 4:2 5:-1 a:-1 d:-1 h:-1 m:2
#ifchange>not	0:1 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:2 g:-1 h:-1 i:-1 k:-1 l:-1 m:4
#ifchange>overload	0:-1 1:-1 3:-1 4:3 f:-1 h:-1 j:1
#ifchange>places	0:1 1:1 3:-2 4:2 a:-1 d:-1 m:-1
#ifchange>risk	0:-1 1:-1 3:1 5:1
#ifchange>should	0:-3 1:-1 2:-1 3:4 4:-1 5:1 a:-1
#ifchange>show	0:-1 1:1 2:-1 3:-1 4:-1 a:1 e:2
#ifchange>since	1:2 3:-1 4:-1 5:1 a:-1 c:-1 d:-1 m:2
#ifchange>tests	0:-2 1:-1 3:-2 4:-2 5:5 a:-1
#ifchange>thing	0:-4 1:-2 3:-1 4:6 5:-1 6:2 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-2 l:-1 m:-1
#ifchange>to	0:-2 3:-1 4:5 5:-1 a:-1 l:-1
#ifchange>trace	0:-2 1:1 5:1 7:2 a:2 b:-1 d:-1 k:-1 l:-1 m:-1
#ifchange>use	0:1 1:-2 3:-2 4:2 f:-1 g:-1 k:-1 m:2
#ifchange>what	0:-2 1:-3 2:-1 3:1 4:4 6:2 7:-1 9:-1 a:2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:1
#ifchange>where	0:-1 1:-2 3:-1 4:5 8:-1 a:-1 k:-1 m:-1
#ifchange>which	0:-3 1:3 2:-1 3:-2 4:3 5:3 6:2 7:-1 8:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#ifchange>who	0:-1 1:-2 3:1 4:6 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 j:-1 k:-1 l:-1
#ifchange>why	0:-3 1:-1 3:1 4:-1 m:3
#ifchange>work	0:-3 3:3 4:2
#ifchange>write	0:-1 1:2 3:-1 4:3 5:-1 a:-1
#ifchange>wrong	0:-1 1:3 3:-2 5:2 a:-1
#ifchange>⟨name⟩	0:-3 1:-2 2:-1 3:1 4:9 5:1 6:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-2 g:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#ifchange>⟨n⟩	0:1 3:-1 4:1 a:-1 k:2
#ifchange>⟨path⟩	0:-2 1:1 3:1 5:1 7:2 a:2 b:-1 d:-1 k:-1 l:-1 m:-1
#impact	0:-2 2:-1 3:1 4:11 6:1 7:-1 8:-1 9:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#impact+compare	1:-1 3:1 6:2
#impact+from	0:1 1:-3 2:-1 3:3 4:4 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#impact+handle	0:1 4:1
#impact+ifchange	0:-2 1:-1 3:-1 4:6 5:-1 6:-1 a:-1 d:-1 f:-1 m:1
#impact+show	d:1
#impact+structure	0:-1 1:-1 3:4 d:-1 m:-1
#impact+thing	0:-1 1:-1 4:4 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1
#impact+to	1:1 4:1
#impact+what	0:4 2:-1 3:-3 4:2 6:-1 7:-1 m:-1
#impact+where	0:-1 1:-1 3:-1 4:3
#impact+which	1:2
#impact+write	1:-2 3:1 4:4 6:-1 a:-2
#impact+⟨name⟩	0:-3 1:-2 2:-1 3:-2 4:3 5:-1 6:3 7:-2 8:-2 9:-2 a:4 b:-2 c:-2 e:-1 f:-2 g:-2 h:-2 i:-2 j:-2 k:-2 l:-2 m:-3
#impact+⟨path⟩	3:1 5:1 d:-1 m:1
#impact>compare	0:1 1:-1 3:1 4:-1 6:2 d:-1 k:-1
#impact>create	0:-1 1:2 3:-1 4:2 c:-1
#impact>defined	0:2 1:-1 2:3 3:-2 4:-2 5:-1 m:-1
#impact>exists	3:2 4:1 5:1 d:-1 m:-1
#impact>fail	0:-2 1:3 3:-1 4:2 a:-1 b:-1 f:-1 m:-1
#impact>from	0:2 1:-2 2:-1 3:1 4:5 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#impact>good	0:-2 1:-1 3:4 4:-2 a:-1 d:-1
#impact>handle	1:-1 4:2
#impact>how	0:2 1:-1 2:-1 3:-1 4:2 d:-1
#impact>ifchange	0:-2 1:-1 2:-1 3:-1 4:6 5:-1 6:-1 a:-1 d:-1 f:-1 m:1
#impact>import	0:-1 2:-1 3:-5 4:-2 6:-1 d:2 m:4
#impact>missing	1:-2 3:-1 4:2 m:1
#impact>most	0:-1 3:2
#impact>nobody	1:-2 3:-1 4:4 m:-1
#impact>not	0:-2 1:2 2:-1 3:-5 4:3 5:-1 6:-1 7:-1 a:-1 c:-1 d:-2 e:-1 m:3
#impact>overload	4:1
#impact>places	3:-1 4:3 a:-1 m:1
#impact>risk	0:3 3:-2
#impact>should	3:1
#impact>show	d:1
#impact>since	3:2 d:-1 m:1
#impact>structure	0:-1 1:1 3:4 4:-1 d:-1 m:-1
#impact>tests	1:1 4:-1 5:2 7:-1
#impact>thing	0:1 1:-1 2:-1 3:-2 4:6 5:-1 6:1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#impact>to	0:-2 3:-1 4:4 a:-1 f:-1 l:-1
#impact>trace	0:-1 1:1 3:1 4:1 7:-1 a:-1 d:-1 m:1
#impact>use	0:1 1:-1 3:-2 4:2
#impact>what	0:3 1:-1 2:-1 3:-3 4:2 6:-1 7:-1 m:-1
#impact>where	0:-1 1:-2 3:1 4:4 a:-1
#impact>which	0:1 1:1 2:-1 3:-1 4:2 5:1 a:-1 m:-1
#impact>write	1:-1 4:4 6:-1 a:-2
#impact>wrong	1:1 4:1
#impact>⟨name⟩	0:-4 1:-3 2:-1 4:9 5:-1 6:2 7:-2 8:-2 9:-1 a:2 b:-2 c:-2 e:-2 f:-2 g:-2 h:-2 i:-2 j:-2 k:-2 l:-2 m:-2
#impact>⟨n⟩	4:1
#impact>⟨path⟩	0:-1 1:-1 3:1 4:1 5:1 d:-1 m:1
#import	0:-1 2:1 3:2 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:12 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#import+anymore	0:-2 1:1 2:-1 3:-3 4:-1 6:-1 a:-1 d:2 f:-1 j:-1 k:3
#import+compare	0:-1 1:-1 3:3 6:2 d:-2 l:-1 m:-1
#import+exists	0:-1 1:-1 3:1 d:1 m:1
#import+from	0:-1 1:-3 2:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:6 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1
#import+handle	0:-1 3:-1 7:2 d:-1 f:2
#import+import	0:-1 1:2 3:-3 4:-1 d:3 m:-1
#import+missing	0:-1 1:3 3:-1 d:-2 m:1
#import+most	1:2 3:-1 4:1
#import+nobody	0:-1 1:2 3:-2 d:1 m:1
#import+not	0:-3 1:4 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-3 e:-1 h:-1 k:-1 l:-1 m:1
#import+places	0:-2 1:-1 2:1 3:-1 d:2
#import+structure	0:-2 1:1 2:-1 3:5 4:-1 5:-1 6:-1 d:-3 k:-1 m:-1
#import+thing	0:-2 1:2 3:-2 d:3 m:-1
#import+to	0:-1 1:-1 2:1 3:2 5:-1 9:-1 a:-1 b:-1 d:2 f:-1 l:1
#import+too	0:-1 3:3 d:-2
#import+trace	1:1 3:1 6:2 d:-1
#import+use	0:-1 1:-1 b:3 d:1 g:-1 k:-1
#import+what	0:1 1:-2 2:-1 3:-2 4:1 d:3 i:-1 m:-1
#import+where	0:1 1:-1 3:-2 8:-1 9:1 d:3 e:-1
#import+which	0:-2 2:1 3:-1 6:-1 d:3 k:-1 m:-1
#import+⟨name⟩	0:-3 1:-2 2:-1 3:-2 4:-1 5:-1 6:3 7:-1 8:-2 9:-1 a:-2 b:-2 c:-2 d:8 e:-2 f:2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#import+⟨path⟩	0:-3 1:4 2:-1 3:-4 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 d:5 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-3
#import>anymore	0:-2 1:1 2:-1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 d:2 f:-1 j:-1 k:2
#import>callee	0:-1 3:-1 6:3 7:1 d:-1 k:-1
#import>compare	0:-2 1:-1 3:4 4:-1 6:1 l:-1 m:-1
#import>defined	0:1 1:2 3:-1 d:-2
#import>exists	0:-2 1:-1 2:-1 3:2 5:-1 b:-1 d:2 m:1
#import>fail	0:-1 1:3 d:-2 j:1 m:-1
#import>from	0:-2 1:-1 2:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:7 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 m:-1
#import>good	0:-1 3:2 d:-1
#import>handle	0:-2 1:-2 2:-1 3:1 4:-1 6:-1 7:1 d:-2 f:3 l:-1
#import>howto	1:-1 3:1 7:2
#import>ifchange	0:-1 1:1 4:1 d:-2 m:2
#import>impact	1:2 3:-1 4:1 d:-1
#import>missing	0:-1 1:2 3:1
#import>most	0:-1 6:-1 d:-1 k:3 m:-1
#import>never	1:-1 3:-1 d:-1 m:2
#import>nobody	0:-2 1:2 2:-1 3:-1 d:1
#import>not	0:-3 1:5 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
#import>overview	0:2 1:1 3:-1 m:-1
#import>places	0:-2 1:1 2:1 3:-2 d:2 m:1
#import>should	0:-3 1:-1 2:-1 3:5 d:-1
#import>show	0:-1 1:3 3:-2 6:-1 a:-1 b:2 d:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#import>since	0:-1 1:-1 2:-1 3:1 5:-1 d:1 m:1
#import>slow	0:-1 1:2 3:1 d:-1
#import>structure	0:-3 1:2 2:-1 3:5 4:-1 5:-1 6:-1 d:-3 k:-1 m:-1
#import>thing	0:-4 1:1 4:1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
#import>to	0:-3 1:-1 3:2 4:-1 5:-1 9:-1 a:-1 b:-1 d:2 e:-1 f:1 j:-1 l:1
#import>too	0:-1 3:3 d:-2
#import>trace	0:-3 1:3 2:-2 3:-2 4:-1 5:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:6 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 m:-3
#import>use	0:-1 1:-1 b:3 d:1 g:-1 k:-1
#import>what	1:-3 2:-1 3:-1 7:-1 8:-1 9:-1 b:-1 d:2 e:-1 f:-1 g:-1 i:-1 j:-1 k:3 m:-1
#import>when	0:-1 1:-1 2:3 9:2 d:-1 f:-1
#import>where	0:4 1:-2 3:-2 4:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 j:1 k:-1 l:-1 m:-1
#import>which	0:-2 1:-1 3:-2 6:1 7:-1 d:4 j:-1 k:-1 l:-1 m:-1
#import>write	0:-1 3:1 a:1
#import>⟨name⟩	0:-4 2:-1 4:-1 5:-1 6:2 7:-2 8:-2 9:-1 a:-2 b:-2 c:-2 d:8 e:-2 f:2 g:-1 h:-1 i:-2 j:-2 l:-1 m:-1
#import>⟨path⟩	0:-3 1:4 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:6 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-3
#judge	1:-2 3:10 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#judge+event	0:-2 3:2
#judge+fail	0:-1 3:2 5:-1
#judge+from	0:-3 1:-1 2:-1 3:2 a:-1 b:3 c:-1 e:-1 f:-1 i:-1 j:-1 l:1 m:-1
#judge+how	0:-4 1:-1 3:5
#judge+judge	0:-1 1:-1 3:3
#judge+quality	0:-2 1:-1 3:4 5:-1
#judge+should	3:1
#judge+show	0:-1 1:-1 3:2 6:1
#judge+structure	0:-1 3:2
#judge+tests	0:-1 1:-1 3:3 5:-1
#judge+thing	0:3 1:-1 2:-1 3:3 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1
#judge+what	0:-2 1:-1 2:-1 3:4
#judge+where	0:3 1:-2 3:-4 4:-1 8:4 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
#judge+which	0:5 1:-1 2:-1 3:-3 5:-1 m:-1
#judge+write	1:-1 3:-1 a:3
#judge+⟨name⟩	0:-4 1:-1 3:5 6:-1 7:-1 8:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
#judge>compare	0:-2 1:2 3:1
#judge>defined	3:1
#judge>error	0:-3 1:-1 3:4 7:-1
#judge>event	0:-2 3:3
#judge>fail	3:3 5:-1
#judge>from	0:-5 1:-2 2:-2 3:5 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:1
#judge>good	0:-1 3:2
#judge>handle	0:-3 3:3
#judge>how	0:-2 1:-1 3:4
#judge>ifchange	0:1
#judge>not	0:1 1:2 3:-1 j:1 m:-2
#judge>places	0:-1 3:2
#judge>quality	0:-2 1:-1 3:5 5:-2 b:-1
#judge>should	0:-3 1:1 3:3
#judge>show	0:-1 1:-2 3:2 6:1 a:2
#judge>structure	0:-2 1:-1 3:4
#judge>tests	0:-2 1:-1 3:4 5:-2
#judge>thing	0:1 1:-1 2:-1 3:4 4:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:2
#judge>to	0:-2 1:-1 3:1 l:2
#judge>too	0:-1 3:2
#judge>trace	1:-1 2:-1 3:4 d:-1 l:-1 m:-1
#judge>use	3:2
#judge>what	0:-2 1:-1 2:-1 3:5
#judge>where	0:3 1:-2 2:-1 3:-3 4:-1 5:-1 7:-1 8:4 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
#judge>which	0:6 1:-1 2:-1 3:-4 5:-1 6:1 8:-1 d:-1 f:-1 m:-1
#judge>who	0:1 1:2 2:-1 3:-2 b:1
#judge>write	1:-1 3:-1 a:3
#judge>⟨name⟩	0:-2 1:-2 2:-1 3:6 4:1 5:-2 6:-2 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
#judge>⟨path⟩	0:-3 1:-1 2:-1 3:4 d:-1 m:-1
#meaning	0:10 1:-2 2:1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 l:-1
#meaning+call	1:-1 2:2 3:-1 6:1
#meaning+fail	0:5 1:-1 3:-2 4:-1 a:-1 f:-1
#meaning+from	0:1 1:-3 2:2 3:2 4:-1 5:-1 6:2 7:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
#meaning+meaning	0:2 1:2 2:-1 3:-1 4:-1 6:-1 b:-1 c:-1
#meaning+not	0:-2 1:3 3:-1 m:2
#meaning+overview	0:2 3:-1
#meaning+should	0:1 2:-1 3:-3 5:2 6:2
#meaning+thing	0:1 c:1
#meaning+trace	0:-2 1:-1 2:3 3:-1 l:1
#meaning+what	0:3 1:2 2:-2 3:1 5:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#meaning+where	0:-2 1:-2 3:-1 b:-1 k:4
#meaning+which	0:1 3:-1 6:-1 j:2 k:-1
#meaning+why	0:-2 1:3
#meaning+wrong	0:-2 1:-1 3:4 l:-1
#meaning+⟨name⟩	0:4 1:-3 2:-1 3:-2 4:-1 5:-1 6:1 7:1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#meaning+⟨path⟩	0:4 1:-3 3:-2 d:-1 l:-1 m:-2
#meaning+⟨text⟩	0:4 1:-2 6:-1
#meaning>anymore	0:1 g:-1 k:1
#meaning>call	1:-3 3:-1 4:-1 5:-1 6:5 7:-1 f:-1 h:-1 j:1 k:-1 m:-1
#meaning>compare	0:1
#meaning>create	0:1 c:2 f:-1
#meaning>defined	0:3 1:-1 3:-1
#meaning>error	0:3 1:-2 3:-1
#meaning>exists	0:3 3:-1 6:-1
#meaning>explain	0:1
#meaning>fail	0:6 1:-2 3:-2 4:-1 7:-1 a:-1 b:-1 f:-1 l:-1
#meaning>from	0:2 1:-4 2:1 3:3 4:1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
#meaning>handle	1:1 3:1 f:-1
#meaning>happens	1:-1 2:2 3:-1
#meaning>how	0:3 3:-1 l:-1
#meaning>howto	0:-1 1:-1 2:2
#meaning>ifchange	0:3 2:-1 3:-3
#meaning>impact	1:1
#meaning>judge	0:3 3:-1
#meaning>missing	0:1 1:-2 2:2 7:-1
#meaning>needed	0:1 3:-1 6:-1 j:2 k:-1
#meaning>not	1:1 3:-1 4:1 6:-1 c:1 k:-1 m:1
#meaning>overload	0:1 4:1
#meaning>overview	0:2 1:-1 l:-1
#meaning>places	0:2 1:-1 2:1 3:-2 6:2 k:-1
#meaning>raise	0:1 1:-1 2:-1 3:-1 6:-1 7:3 8:-1 e:-1
#meaning>risk	0:3 3:-2
#meaning>send	0:2 1:2 2:-1 3:-1 7:-1 8:-1 e:-1
#meaning>should	0:1 2:-1 3:-3 5:2 6:2
#meaning>show	0:-1 1:2 3:-1 6:1 k:-1
#meaning>structure	0:-3 1:1 3:3
#meaning>tests	0:4 1:-2 3:-1 5:-2
#meaning>thing	0:2 1:-1 2:-1 3:3 4:-1 6:-3 7:-1 c:1 f:-1 i:-1 j:2 k:-2 m:-1
#meaning>to	0:3 1:-4 2:2 4:-1 6:1 7:-1 k:-1 l:-1 m:-1
#meaning>trace	0:4 1:-4 2:2 3:-3 5:-1 7:-1 b:-1 d:-1 j:-1 k:-1
#meaning>unused	0:2 2:-1 m:-1
#meaning>use	0:1 1:-1 2:-1 3:-1 6:-1 k:-2 m:4
#meaning>what	0:4 1:1 2:-2 3:1 5:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#meaning>where	1:-2 3:-1 b:-1 c:-1 k:4
#meaning>which	0:3 2:-1 3:-1 f:-1 j:2 k:-1 m:-1
#meaning>who	0:2 4:1
#meaning>why	0:-3 1:4
#meaning>write	0:3 1:-1 a:-1 g:-1
#meaning>wrong	0:-1 1:-2 2:-1 3:4 6:-1 k:-1 l:-1 m:-1
#meaning>⟨name⟩	0:7 1:-4 2:-1 3:-1 4:-2 5:-1 8:-1 9:-1 a:-2 b:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 k:-1 l:-2 m:-1
#meaning>⟨n⟩	0:4 1:-3 3:-1
#meaning>⟨path⟩	0:5 1:-3 3:-2 5:-1 6:-1 7:-1 b:-1 d:-1 k:-1 l:-1 m:1
#meaning>⟨text⟩	0:1 1:1 3:-1 6:1
#missing	0:-1 1:11 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1
#missing+anymore	0:-1 1:3 m:-1
#missing+fail	0:-2 2:-1 3:-1 4:2 a:-1 b:-1 e:-1 j:3 l:1
#missing+from	0:-1 1:-1 b:2 d:-1 h:-1 l:3 m:-1
#missing+ifchange	1:1 5:1
#missing+nobody	0:-1 3:-1 m:2
#missing+not	0:3 1:1 3:-2 5:1 6:-1 7:1 9:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-2
#missing+places	0:1 1:2 3:-1 k:-1 l:-1 m:1
#missing+read	1:1
#missing+since	0:2
#missing+slow	0:-1 1:2
#missing+thing	0:-1 1:3
#missing+to	0:-1 1:2 m:1
#missing+use	0:-3 1:3 4:-1 7:-1 f:-1 j:-1 k:-2 l:-1 m:2
#missing+what	0:-2 1:4 3:-1
#missing+when	0:3 2:-1
#missing+write	1:1 5:1
#missing+wrong	0:-1 1:2
#missing+⟨name⟩	1:4 3:-1 4:-1 a:-1
#missing+⟨n⟩	0:-1 1:2
#missing>anymore	0:-1 1:2 3:-1 4:-1 5:1 a:-1 k:-1 m:2
#missing>catch	0:-1 3:1 7:2 9:-1 m:-1
#missing>defined	0:-2 1:3 3:-1
#missing>error	0:-1 1:1
#missing>exists	0:-1 1:2 3:-1 m:1
#missing>fail	0:-1 1:1 2:-1 3:-1 4:1 a:-1 b:-1 c:-1 e:-1 i:-1 j:3 l:1 m:-1
#missing>from	0:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:2 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:2 m:-1
#missing>handle	1:3 f:-1
#missing>ifchange	3:-1 5:1 m:1
#missing>impact	0:1 1:-2 4:3 m:-1
#missing>nobody	0:-1 1:2 3:-1 m:2
#missing>not	0:4 3:-2 5:1 6:-1 7:1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#missing>places	1:3 3:-1 k:-1 m:1
#missing>read	0:2
#missing>show	0:-2 1:3 2:-1 3:2 a:-1 b:-1 e:-1 j:-1
#missing>since	0:2 1:1
#missing>slow	0:-1 1:2 3:1
#missing>sometimes	1:1
#missing>thing	0:-3 1:3 2:-1 3:-1 4:1 a:-1 b:-1 i:-1 j:3 k:-1 l:-1 m:-1
#missing>to	0:-2 1:4 2:-1 3:-1 4:-1 a:-1 k:-1 l:1 m:1
#missing>trace	0:-1 1:3 l:-1
#missing>use	0:-1 1:3 2:-1 4:-1 6:-1 7:-1 b:2 d:-1 f:-1 j:-1 k:-2 l:-1 m:2
#missing>what	0:-2 1:5 2:-1 3:-2 4:-1 a:-1 k:-1 l:-1 m:-1
#missing>when	0:3 1:1 2:-1 3:-1 m:-1
#missing>where	0:-1 1:3 3:-1 4:2 m:-1
#missing>which	0:-1 1:2 3:-1 4:-1 5:1 m:1
#missing>why	0:-2 1:3 3:-1
#missing>write	1:3 3:-1 5:1 a:-1
#missing>wrong	0:-2 1:4 3:-1
#missing>⟨name⟩	0:4 1:3 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#missing>⟨n⟩	0:-1 1:2
#missing>⟨path⟩	1:2
#most	1:2 2:-1 3:8 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:1 l:-1 m:-1
#most+anymore	0:-1 1:-2 3:4 m:-1
#most+call	3:1 4:-1 6:1 7:-1 a:-1 j:1 l:-1
#most+count	0:1 3:1
#most+from	0:1 1:-1 3:3 6:-1 j:-1 k:-1
#most+not	0:-1 1:-2 3:4 m:-1
#most+quality	0:2
#most+risk	0:-3 1:-1 2:-1 3:6 4:-1 h:-1 l:-1
#most+should	0:-3 1:-1 3:4 k:-1
#most+thing	0:-1 1:-1 3:2 4:1
#most+to	0:-1 1:1 3:-1 4:-1 m:3
#most+where	0:2 1:-1 3:2 b:-1
#most+who	0:-1 1:-1 9:1 a:-1 b:3 f:-2 l:-1
#most+⟨name⟩	0:2 1:-3 3:-3 4:-1 5:1 6:-2 7:-1 8:-1 9:-1 a:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:3 k:3 l:-1
#most+⟨n⟩	1:-1 3:2
#most>anymore	0:-1 1:-2 3:4 m:-1
#most>call	3:1 4:-1 6:1 7:-1 a:-1 j:2 l:-1
#most>count	0:2 1:-1 3:2
#most>error	1:1
#most>event	0:3 1:-2 2:-1 3:-1 e:1
#most>from	1:1 2:-1 3:4 4:-1 6:-1 7:-1 8:-1 c:-1 d:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#most>how	0:2 1:-1
#most>ifchange	0:-1 1:-1 3:3 4:1 a:-1
#most>import	0:-1 3:3 4:-1 d:-1
#most>not	0:-2 1:-2 3:5 m:-1
#most>places	0:-2 1:4 3:1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 j:-1 k:-2 m:-1
#most>quality	0:2 1:-1 3:1
#most>risk	0:-3 1:-1 2:-1 3:6 4:-1 h:-1 l:-1 m:-1
#most>should	1:-2 2:-1 3:4 k:-1
#most>show	0:-1 1:1 3:-1 h:1
#most>thing	0:-1 1:-1 3:4 6:-1 m:-1
#most>to	0:1 1:1 2:-1 3:-2 4:-1 h:1 l:-1 m:2
#most>trace	1:1 3:2 6:-2 j:2 l:-1
#most>what	0:-4 1:2 2:-1 3:4 4:1 7:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#most>where	0:1 1:1 3:2 a:-1 b:-1 e:-1 f:-1 j:-1
#most>which	0:-2 1:-1 3:3 h:1
#most>who	0:-1 1:-1 9:1 a:-1 b:3 f:-2 l:-1
#most>why	0:-2 3:2
#most>write	0:-1 1:-1 3:3 4:1 a:-1
#most>⟨error⟩	1:1
#most>⟨name⟩	1:-3 2:-1 3:1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 i:-1 j:3 k:2 l:-1 m:-1
#most>⟨n⟩	3:2
#most>⟨path⟩	1:1 3:2 j:-1
#needed	0:4 1:-2 2:-2 3:3 4:-1 5:-1 6:-1 7:-1 8:-2 9:-2 a:-2 b:-3 c:-2 d:-2 e:-2 f:-2 g:-2 h:-2 j:-1 k:4 l:-1 m:3
#needed+from	0:-1 1:-1 2:-1 3:1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 j:-1 k:4 l:-1 m:-1
#needed+thing	0:-1 3:2 4:1
#needed+to	0:3 1:-2 2:-1 3:-2 4:1 6:-1 7:2 a:-1 h:1 i:-1 j:-1 l:-1 m:-1
#needed+what	0:-1 3:2
#needed+⟨name⟩	0:2 1:-1 2:-1 3:2 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:1 l:-1 m:-1
#needed+⟨path⟩	0:-2 3:-2 k:-1 l:-1 m:4
#needed>anymore	0:1 1:-1 2:-1 3:-1 4:-1 c:-1 k:3 m:-1
#needed>from	1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 j:-1 k:4 l:-1 m:-1
#needed>howto	0:3 1:-1 2:-1 3:-1 m:-1
#needed>judge	0:1 3:1 j:1
#needed>not	a:1 j:1
#needed>show	0:-2 1:-1 3:-1 a:1 i:3 j:1
#needed>subtype	0:1 1:-1 3:-1 g:-1 i:2
#needed>thing	0:2 1:-1 3:1 4:1 6:-2 i:-1 j:2 k:-1 m:-1
#needed>to	0:3 1:-2 2:-1 3:-1 4:1 6:-1 7:2 a:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
#needed>trace	0:-2 3:-2 a:1 k:-1 l:-1 m:3
#needed>what	3:2
#needed>which	3:-1 6:-1 h:1 j:2 k:-1
#needed>⟨name⟩	0:2 1:-2 2:-1 3:2 4:-2 5:-1 6:1 7:-2 8:-2 9:-2 a:-3 b:-3 c:-2 d:-1 e:-2 f:-3 g:-1 h:-1 i:-2 k:4 l:-1 m:-1
#needed>⟨path⟩	0:-2 3:-2 a:1 k:-1 l:-1 m:3
#never	0:-4 1:4 2:-1 3:-3 4:-1 6:-2 7:1 8:-1 c:-1 d:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:9
#never+call	0:-1 1:-1 2:-1 3:-2 5:-1 6:-3 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:6
#never+not	0:-1 1:1 3:-1 5:-1 d:-1 f:-1 j:-1 m:4
#never+to	0:-1 1:2 2:-1 l:1
#never+unused	m:2
#never+use	0:-4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:1 m:7
#never+write	0:1 1:-2 3:-1 4:-1 a:3 m:-1
#never+⟨name⟩	0:2 1:1 m:-1
#never>call	0:-1 1:-2 2:-1 3:-2 5:-1 6:-3 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:7
#never>fail	1:3 9:-1
#never>ifchange	0:-1 2:-1 3:-1 4:-1 a:1 e:2 m:-1
#never>not	0:-2 2:-1 3:-2 5:-1 6:-1 a:-1 d:-1 e:2 f:-1 j:-1 k:1 l:-1 m:4
#never>tests	0:-2 1:-3 3:-1 5:3 7:-1 a:-1 b:-1 c:-1 g:-1 h:-1 j:-1 k:1 m:1
#never>thing	3:-1 m:2
#never>to	0:-1 1:4 2:-1 l:1 m:-2
#never>unused	m:2
#never>use	0:-4 1:-2 2:-1 3:-1 5:-1 6:-1 7:-1 d:-1 f:-1 j:-1 k:1 m:7
#never>which	k:-1 m:2
#never>write	0:1 1:-2 3:-1 4:-1 a:3 m:-1
#never>wrong	1:2 9:-1
#never>⟨name⟩	0:2 1:2 3:-1 7:-1 l:1 m:-1
#nobody	0:-3 1:3 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:9
#nobody+anymore	0:-1 1:1 3:-1 4:2 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 d:-1 j:1 k:-1 l:-1 m:2
#nobody+call	0:-1 1:-1 3:-1 6:-2 7:-1 h:-1 i:-1 j:2 k:-1 m:4
#nobody+catch	0:-1 3:-1 9:2 b:-1 f:1
#nobody+error	0:2
#nobody+from	0:-1 1:1 3:-2 d:2 g:1
#nobody+handle	1:1 3:-1 7:-1 8:-1 a:-1 b:-1 e:-1 f:2 j:-1 l:-1 m:1
#nobody+ifchange	1:2 m:-1
#nobody+import	3:-1 d:-2 m:3
#nobody+nobody	1:-1 4:1 m:1
#nobody+not	0:-2 1:1 2:-1 3:-1 4:1 5:-1 6:-1 7:1 a:-1 b:1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
#nobody+places	0:1 1:-1 3:-1 m:2
#nobody+read	0:-3 1:-1 3:-1 6:-1 a:-1 b:2 e:-1 j:-1 k:-1 m:4
#nobody+thing	1:-1 3:-1 m:2
#nobody+unused	m:1
#nobody+use	0:-3 1:-1 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 9:-1 b:-1 d:-1 f:-1 i:-1 j:-1 k:2 m:5
#nobody+what	0:-2 1:4 4:-1 7:-1 9:-1 b:-1 g:-2 j:2 k:-1 m:-1
#nobody+when	0:-2 1:1 2:-1 7:2
#nobody+write	1:1 a:2 d:-1
#nobody+⟨name⟩	0:-1 1:-1 3:-1 4:-1 7:-1 8:2 a:3 b:-3 c:-1 d:-1 e:-1 f:1 g:-1 j:-2 k:1 l:-1 m:-1
#nobody+⟨n⟩	0:-1 1:1 9:1
#nobody>anymore	0:-1 1:1 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:3 k:-2 l:-1 m:3
#nobody>call	0:-1 1:-2 3:-1 4:-1 6:-3 7:-1 9:-1 c:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:5
#nobody>catch	0:-1 1:-1 3:-1 7:2 9:2 b:-1 f:1 j:-1 m:-1
#nobody>create	0:1 3:-1 c:2 m:-1
#nobody>defined	0:-1 1:1 a:2 b:-1
#nobody>error	0:1 9:2 m:-1
#nobody>exists	1:1 3:-1 k:-1 m:2
#nobody>fail	0:2 1:-1 3:-1 9:1 j:2 m:-1
#nobody>from	0:-1 1:3 2:-1 3:-2 4:-1 8:-1 a:2 b:-1 c:-1 d:2 e:-1 f:-1 g:1 i:-1 j:-1 k:-1 l:-1 m:-1
#nobody>handle	0:-1 1:2 2:-1 3:-1 4:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:3 h:-1 j:-1 k:-1 l:-1
#nobody>ifchange	0:-1 1:2 3:-1 4:-1 m:2
#nobody>impact	0:1 1:1 4:1 m:-1
#nobody>import	1:-1 a:1 d:-2 m:3
#nobody>missing	1:3 4:-1 g:-1 j:2 m:-1
#nobody>needed	0:-2 1:1 3:-1 4:1 k:-1 m:2
#nobody>never	0:-1 1:4 m:-2
#nobody>not	0:-2 2:-1 4:1 5:-1 6:-1 8:1 9:-1 a:2 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
#nobody>places	0:1 1:-1 k:-1 m:2
#nobody>read	0:-3 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:3 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 m:4
#nobody>show	0:-1 1:1 3:-2 a:2 b:-2 d:-1 k:-1 m:2
#nobody>thing	0:-2 3:-1 4:1 9:-1 a:-1 b:2 f:-1 j:-1 k:2 m:2
#nobody>to	0:-1 3:-2 4:1 7:-1 8:-1 9:3 a:-1 b:-1 f:1 j:-1 k:-1 l:-1 m:1
#nobody>trace	0:-1 1:2 3:-1 9:-1 a:3 b:-1 c:-1 j:1 k:-1 l:-1 m:-1
#nobody>unused	m:2
#nobody>use	0:-3 1:-1 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 b:-1 d:-1 f:-1 i:-1 j:-1 k:1 l:-1 m:6
#nobody>what	0:-3 1:5 2:-1 3:-1 4:-1 6:-1 7:2 9:-1 b:-1 g:-2 j:1 k:-1 m:-2
#nobody>when	0:-2 1:1 2:-1 7:2
#nobody>where	1:3 m:-1
#nobody>which	1:1 4:-1 m:2
#nobody>write	0:1 4:-1 a:1 b:1 d:-1 m:1
#nobody>wrong	1:2
#nobody>⟨error⟩	1:-1 9:2
#nobody>⟨name⟩	0:-2 1:-2 2:-1 3:-2 4:-2 5:-1 6:-2 7:-2 8:1 9:1 a:3 d:-1 e:-1 f:2 h:-1 i:1 j:2 k:2 l:-1 m:-1
#nobody>⟨n⟩	0:-2 3:2 a:2 b:-2 m:1
#not	0:1 1:5 2:-1 3:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1 m:4
#not+anymore	0:-2 1:2 3:-1 4:1 5:-1 6:-1 a:-1 c:-1 h:-1 j:-1 k:-1 m:3
#not+call	0:-1 1:-1 2:-1 3:-1 4:-1 6:-2 h:-1 j:-2 k:-1 m:5
#not+catch	0:1 1:-1 3:-1 7:2 9:1 m:-1
#not+create	0:-2 1:2 3:-2 5:2 c:3 h:-1 m:-1
#not+decided	0:3 1:-2
#not+defined	0:-1 1:2 3:2 m:-1
#not+error	1:3 3:-1
#not+event	0:-3 1:3 3:-1 e:1 m:1
#not+exists	0:2 1:3 3:-1 g:-1 h:-1 l:-1 m:-1
#not+explain	0:3 1:-2 3:-1 5:-1 k:2 m:-1
#not+fail	0:2 1:1 5:-1 7:-1 8:1 m:-1
#not+from	0:1 2:1 3:3 4:-2 5:-1 7:-1 8:-2 9:-1 a:2 b:-2 c:3 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:-2 m:-3
#not+good	0:-1 1:1 3:-2 h:1 l:1
#not+handle	0:3 1:-1 e:-1 f:-1
#not+happens	0:-1 1:4 3:-1 m:-1
#not+howto	1:1
#not+ifchange	0:2 1:-1 3:3 4:-1 g:-1 m:-1
#not+impact	0:1 4:1 m:-1
#not+import	0:-2 1:2 2:-1 3:-1 4:-1 b:-1 d:-3 g:-1 h:-1 m:4
#not+meaning	0:1 1:1 3:-1 m:-1
#not+missing	0:-1 1:4 3:-1 m:-1
#not+needed	1:-3 k:-1 m:3
#not+never	0:-1 1:-2 3:-1 b:-1 m:4
#not+nobody	0:-4 1:3 2:-1 3:1 5:-2 7:-1 9:-1 a:-1 c:-1 d:-1 e:-1 j:-1 k:-1 m:3
#not+not	0:-1 1:3 2:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
#not+overview	1:-1 3:2
#not+places	0:2 1:1 3:1 5:-1 k:-1 m:-1
#not+quality	0:-2 3:2 d:1 m:-1
#not+read	0:2 3:1 b:1 e:-1 m:-2
#not+risk	0:-1 1:-1 3:3 m:-1
#not+send	0:-1 1:3 3:-1 m:-1
#not+should	0:2 1:-2 3:-1 7:2
#not+show	0:4 1:-4 2:-1 3:-2 e:2 l:1
#not+since	1:3 3:-1 5:-1 m:-1
#not+slow	0:-1 1:2 5:-1
#not+sometimes	0:-1 1:1 3:-1 m:2
#not+structure	0:-1 1:2 m:1
#not+tests	0:-3 1:-4 3:2 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:1 k:-1 m:1
#not+thing	0:1 1:-2 2:-1 5:-1 6:-1 7:-1 9:1 b:-1 c:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:3
#not+to	0:-1 1:3 2:-1 3:-1 5:3 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 m:-3
#not+too	0:-1 1:-2 3:4 4:-1 5:-1 m:-1
#not+trace	0:-1 1:-1 3:3 6:-1 c:1 m:-1
#not+twice	0:-2 1:-1 3:4 m:-1
#not+use	0:-5 1:-1 2:-1 4:-1 5:-1 6:-1 b:-1 d:-1 g:-1 h:-1 k:-2 m:7
#not+what	0:-1 2:-1 3:-2 4:3 5:-1 6:-1 7:-1 a:-1 c:-1 e:1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:2
#not+where	0:-1 1:4 3:-2 4:-1 a:-1 c:-1 e:-1 l:1 m:-1
#not+which	0:-1 1:1 2:-1 e:2 k:-1 l:1 m:1
#not+who	0:2 1:-2 2:-1 3:2 8:-1 c:1 g:2 h:-1 i:-2 j:-1 m:-1
#not+why	0:-1 1:3 3:-1 f:-1
#not+write	0:2 1:1 3:1 4:-1 5:-1 7:-1 a:-1 i:-1 l:-1 m:-1
#not+wrong	0:-1 1:3 3:1 4:-1 9:-1 m:-1
#not+⟨name⟩	0:2 1:2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:1 m:-1
#not+⟨n⟩	2:-1 3:-1 4:3 m:-1
#not+⟨path⟩	0:-1 1:-2 3:-1 5:3 a:1
#not>anymore	1:4 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 h:-1 j:-1 k:-1 l:-1 m:2
#not>call	1:2 2:-1 3:-1 4:-1 6:-1 7:-1 a:-1 c:-1 g:-1 h:-1 j:-4 k:-1 l:-1 m:5
#not>catch	3:-1 7:2 9:1 m:-1
#not>compare	0:3 2:1 3:-1 g:-1 l:-1 m:-1
#not>count	0:-3 1:2 d:1 h:1 k:-1 m:1
#not>create	3:-2 5:2 8:-1 c:3 h:-1 l:-1 m:-1
#not>decided	0:3 1:-2 3:1 m:-1
#not>defined	1:3 3:1 4:-1 5:-1 8:-1 a:-1 g:-1 h:-1 l:-1
#not>error	0:-1 1:2 3:-1 7:-1 8:1
#not>event	0:-3 1:3 f:-1 m:2
#not>exists	0:2 1:3 2:-1 3:-2 4:-1 5:-1 8:-1 a:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:1
#not>explain	0:3 1:-2 3:-2 5:-1 c:1 k:1 m:-1
#not>fail	0:2 1:2 2:-1 5:-1 7:-1 c:-1 l:-1 m:-1
#not>from	1:3 3:3 4:-2 5:-1 7:-1 8:-1 a:1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
#not>good	1:1 2:-1 3:2 4:-1 8:-1 h:1 l:1 m:-1
#not>handle	0:4 1:-1 2:-1 3:-1 4:-1 a:-1 e:1 f:-1 g:-1
#not>happens	1:4 3:-1
#not>how	0:1 l:2
#not>howto	0:-2 1:3 3:1 5:-1
#not>ifchange	0:1 1:-1 3:3 4:-1 a:-1 g:-1
#not>impact	0:1 1:-1 3:2 4:1 d:-1 m:-1
#not>import	0:-2 1:2 2:-1 3:1 4:-1 5:-1 6:-1 9:-1 a:-1 b:-1 d:-2 g:-1 h:-1 k:-1 m:4
#not>judge	1:-1 3:2
#not>meaning	0:3 2:-1 3:-2 j:-1 m:-1
#not>missing	1:3
#not>most	0:-2 1:2 3:-1 4:-1 m:2
#not>needed	2:-1 k:-1 m:3
#not>never	0:-2 1:1 2:-1 3:-2 6:-1 b:-1 d:-1 e:-1 k:-1 m:4
#not>nobody	0:-1 2:-1 4:1 5:-1 6:-1 7:-1 9:-1 a:-1 c:-1 d:-1 e:-1 j:-1 k:-1 m:5
#not>overload	0:1 3:-2 h:3 m:-1
#not>overview	0:1 1:-1 3:2
#not>places	0:2 1:2 3:2 4:-1 5:-1 8:1 9:-1 a:-1 c:-1 d:-1 j:-1 k:-1
#not>possible	0:-2 1:3 3:-3 d:-1 m:2
#not>quality	0:-3 1:-1 2:-1 3:5 4:-1 5:-1 9:-1 d:1 m:-1
#not>raise	0:1 1:3 3:-1 4:-1 7:-1 8:1 9:-2 m:-1
#not>read	1:1 2:-1 3:1 7:-1 b:1 c:-1 e:-1 l:-1 m:2
#not>risk	0:-2 1:1 3:3 5:-1 m:-1
#not>send	0:-1 1:4 3:-1 m:-1
#not>should	0:1 2:-1 3:1 5:-1 7:2 h:-1 l:-1 m:-1
#not>show	0:2 1:-1 3:1 4:-1 5:-2 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:3
#not>since	0:1 1:2 3:-2 4:-1 5:-1 8:-1 a:-1 c:3 e:-1 k:-1 l:-1 m:-1
#not>slow	0:-2 1:4 3:-1 5:-1 m:-1
#not>sometimes	0:-1 1:2 2:1 3:-1 m:1
#not>structure	1:2 3:1 d:-1 m:1
#not>subtype	0:2 3:-2 8:1 c:-1 g:2 h:-1 i:-2 m:-1
#not>tests	0:-2 1:-2 2:-1 3:2 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:1 l:-1
#not>thing	0:1 1:2 7:-1 g:-1 h:1 j:-1 k:-1 l:-1 m:3
#not>to	0:1 1:2 2:-1 3:-3 4:-1 5:3 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:1
#not>too	0:1 1:-3 3:4 4:-1 5:-1 h:-1 m:-1
#not>trace	1:-2 2:1 5:2 6:-1 7:-1 9:-1 a:2 b:-1 d:-1 j:-1 k:-1 l:2
#not>twice	0:-2 3:3 m:-1
#not>unused	0:-1 1:1 3:-2 g:-1 m:3
#not>use	0:-3 1:-1 2:-1 4:-1 5:-1 6:-1 b:-1 d:-1 g:-1 h:-1 k:-1 l:-1 m:7
#not>what	0:1 1:3 2:-1 4:2 5:-1 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:1
#not>when	0:1 1:3 3:-1 j:-1 m:-1
#not>where	0:-2 1:5 3:-2 4:-1 5:-1 8:-1 a:-1 c:-1 d:1 e:-1 f:-1 h:-1 l:1 m:-1
#not>which	0:-2 2:2 3:2 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 c:-1 d:1 e:1 f:-1 g:-1 h:-1 j:-1 k:-1
#not>who	0:2 2:-1 3:1 7:-1 8:-1 9:-1 a:2 e:-1 f:-1 g:2 h:-1 i:-2 j:-2 k:-1 l:-1 m:-1
#not>why	0:1 1:2 f:-1
#not>work	0:-2 1:4 2:1 3:-1
#not>write	0:3 1:1 2:-1 3:1 4:-1 5:-1 7:-1 8:-1 a:-1 e:-1 i:-1 l:-1 m:-1
#not>wrong	0:-2 1:4 3:3 4:-1 9:-1 m:-1
#not>⟨error⟩	0:-1 1:-1 8:2
#not>⟨name⟩	0:4 1:5 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:-1 m:-1
#not>⟨n⟩	0:-2 1:4 3:-2 4:2
#not>⟨path⟩	0:1 1:-1 3:-1 5:2 7:-1 d:-1 k:-1 l:2 m:1
#not>⟨text⟩	0:2 1:-1 3:-1
#overload	0:-2 1:-2 2:-1 3:-3 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 h:15 i:-2 j:-1 k:-2 l:-1 m:-1
#overload+count	0:-1 h:3
#overload+exists	1:-1 3:-1 5:-1 f:-1 g:-1 h:4 i:-1
#overload+from	0:-1 1:1 2:-1 3:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:5 i:-1 j:-1 k:-1 l:-1 m:-1
#overload+overload	0:-1 g:-1 h:3
#overload+show	0:-1 1:-1 g:2 h:2 i:-2
#overload+thing	0:-2 1:3 3:-1 6:-1 e:-1 g:-1 h:2 i:-1 k:-1
#overload+what	0:-1 3:-1 h:2
#overload+⟨name⟩	0:-3 1:-3 2:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 h:7 i:-1 j:-1 k:-1 l:-1
#overload+⟨n⟩	1:1
#overload+⟨path⟩	1:-1 5:-1 7:-1 h:3
#overload>anymore	1:-2 3:4 4:-1 h:-3 k:-1
#overload>call	0:-1 1:1 6:-1 h:2 j:-1
#overload>compare	0:-4 1:-2 3:-2 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:3 h:4 j:-1 k:-1 l:-1
#overload>count	0:-1 3:-1 h:3
#overload>create	0:-2 1:-1 3:-1 c:-1 h:3
#overload>exists	1:-1 3:-1 5:-1 7:-1 c:-1 f:-1 g:-1 h:5 i:-1
#overload>from	0:-1 1:1 2:-1 3:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:5 i:-2 j:-1 k:-1 l:-1 m:-1
#overload>good	1:-1 3:3 h:-1 k:-1
#overload>impact	4:1
#overload>missing	h:1
#overload>not	4:1
#overload>send	0:-1 1:2 3:-1 e:-1 h:1 l:-1
#overload>show	0:2 1:-2 3:-1 6:-1 a:-1 b:-1 d:-1 g:2 h:3 i:-2 j:-1 l:-1 m:-1
#overload>thing	0:-3 1:2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:5 i:-2 j:-1 k:-1 l:-1 m:-1
#overload>to	0:-1 1:-1 3:-1 4:2 h:2
#overload>trace	0:-1 1:-1 3:-1 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:5 j:-1 l:-1 m:-1
#overload>use	0:3 2:-1 3:-1 m:-1
#overload>what	0:-3 3:-2 6:-1 7:-1 g:-1 h:5 l:-1 m:-1
#overload>which	0:2 1:-3 2:-1 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-1 m:-1
#overload>who	4:2
#overload>write	0:-1 3:-1 4:3 a:-2 g:1 h:1 i:-1
#overload>wrong	0:-2 3:-1 a:-1 b:-1 c:-1 g:4 h:-1
#overload>⟨name⟩	0:-5 1:-1 2:-1 3:1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 h:9 i:-2 j:-1 k:-2 l:-1 m:-1
#overload>⟨n⟩	1:1 h:1
#overload>⟨path⟩	0:-1 1:-1 3:-1 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:5 j:-1 l:-1 m:-1
#override	2:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-4 b:-2 c:-2 d:-1 e:-1 f:-2 g:15 h:1 i:-3 j:-1 k:-2 l:-1 m:-1
#override+defined	g:2
#override+from	0:-2 3:1 4:-1 a:-1 b:-1 f:-1 g:4 h:1 i:-2 k:-1 l:-1
#override+thing	0:-1 1:-1 3:-1 6:-1 a:-1 b:-1 c:-1 f:-1 g:5 h:-1 i:-1 j:-1 k:-1
#override+what	0:1 1:-1 3:-1 g:2 h:-1
#override+write	0:-1 3:-1 4:-1 5:-1 a:-2 f:-1 g:4 i:-1
#override+⟨name⟩	0:1 1:2 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-4 b:-2 c:-1 d:-1 e:-1 f:-1 g:8 h:-2 i:-2 j:-1 k:-1 l:-1 m:-1
#override+⟨path⟩	a:-1 b:-1 d:-1 g:2
#override>defined	g:2
#override>exists	0:-1 3:2 5:-1 g:2
#override>from	0:1 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 g:4 h:1 i:-2 k:-1 l:-1
#override>missing	1:2 4:-1 h:1
#override>not	0:2 1:3 3:-2 4:-2 i:-1 m:-1
#override>overload	g:1 h:1
#override>show	0:-1 1:-1 g:3 h:-1 i:-1
#override>subtype	0:-1 1:-1 3:-1 g:4 h:-1 i:-2
#override>thing	0:-2 1:-1 3:-1 4:-1 6:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:7 h:-1 i:-3 j:-1 k:-1 m:-1
#override>to	5:1 g:1
#override>trace	5:1 a:-1 b:-1 d:-1 g:2
#override>what	0:1 1:4 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 9:-1 b:-1 c:-1 f:-1 h:-1 k:-1 l:-1 m:-1
#override>which	0:-2 2:1 3:1 5:-1 a:-1 g:3 h:1 i:-1 m:-1
#override>write	0:1 1:-1 3:-1 4:-1 5:-1 6:-1 a:-2 e:-1 f:-1 g:5 h:-1 i:-1
#override>⟨name⟩	1:1 2:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-4 b:-2 c:-1 d:-1 e:-1 f:-2 g:11 h:-1 i:-3 j:-1 k:-1 l:-1 m:-1
#override>⟨path⟩	5:1 a:-1 b:-1 d:-1 g:2
#overview	0:7 1:-1 2:-1 3:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 e:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
#overview+create	0:3 1:-1 c:-1
#overview+explain	0:2 3:-1
#overview+from	0:3 1:-2 2:-1 l:1
#overview+handle	0:1 3:-2 6:2
#overview+how	0:2 3:-1 l:-1
#overview+judge	0:2 1:-1
#overview+meaning	0:2 3:-1
#overview+overview	0:7 1:-1 2:-2 3:-5 4:-1 5:-1 6:-1 a:-1 c:-1 d:-1 i:-1 j:-1 l:-1 m:-1
#overview+quality	0:-1 3:2
#overview+structure	0:1 1:-1 3:1 i:-1
#overview+thing	0:5 1:-1 3:-3 4:-1
#overview+trace	0:1 1:2 2:-1 l:-1
#overview+what	0:5 1:-2 2:-1 3:-1 l:-1
#overview+where	0:4 3:-2 d:-1
#overview+which	0:-2 1:-1 3:4
#overview+who	1:2 3:-1 c:-1 d:-1 g:-1 i:2
#overview+⟨name⟩	0:-4 1:-1 3:-1 4:3 5:-1 6:-1 7:-1 8:-3 9:-1 a:1 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
#overview>call	1:-1 2:3 3:-2 6:2 j:-1 l:-1 m:-1
#overview>compare	0:2 1:-1 3:-1 l:2
#overview>create	0:4 1:-1 3:-2 c:-1
#overview>error	0:4 3:-3 7:-1
#overview>event	0:-2 1:2 3:2
#overview>exists	0:2 3:-1
#overview>explain	0:3 3:-1
#overview>from	0:7 1:-3 2:-2 3:-1 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#overview>good	0:3 3:-2
#overview>handle	0:1 3:-2 6:2
#overview>how	0:2 1:-1 3:1 l:-1
#overview>howto	0:1 3:-1
#overview>ifchange	0:-1 3:-1 4:-1 f:2
#overview>judge	0:3 1:-1 3:-1
#overview>meaning	0:2 3:-1
#overview>most	0:-2 1:-1 3:4
#overview>not	0:2 1:-2 3:2
#overview>places	0:4 1:-1 3:-1
#overview>quality	0:-1 3:2
#overview>should	0:2 1:-1 3:2
#overview>show	0:2 k:1
#overview>since	0:1 1:-1 2:-1 l:2
#overview>structure	0:1 1:-1 3:1 i:-1
#overview>subtype	0:-2 3:2 i:2
#overview>thing	0:5 1:-1 2:-1 3:-1 4:-1 i:-1
#overview>to	1:1 2:-2 3:2 4:-1 c:-1 k:1
#overview>too	3:1
#overview>trace	0:3 1:1 2:-1 3:-1 l:-1
#overview>twice	0:-2 1:1 3:1
#overview>use	3:-1 d:2 k:1 m:-1
#overview>what	0:3 1:-3 2:-2 3:2 4:2 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#overview>where	0:6 1:-1 3:-3 c:-1 d:-1
#overview>which	0:-1 1:-1 3:4 c:-1
#overview>who	0:3 1:1 2:-1 3:-3 4:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:2 j:-1
#overview>wrong	1:-1 3:2
#overview>⟨name⟩	0:-1 1:-2 2:-1 3:-2 4:3 5:-1 6:-2 7:-1 8:-3 9:-1 a:1 b:-2 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 l:2
#places	0:-1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:3 a:3 b:-1 c:1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 k:2 l:-1 m:-1
#places+anymore	0:1 1:2 3:-2 k:-1 m:1
#places+call	0:-1 1:1 6:-2 j:3
#places+catch	0:-2 1:-1 2:1 3:3 7:-1 8:-1 9:2 a:-1 c:-1 f:-1 k:-1 l:-1
#places+compare	0:2 1:-1 3:-1 b:2 c:-1 k:1 l:-1
#places+create	0:-1 1:-1 3:-1 7:-1 8:3 a:-1 c:2 k:-1
#places+exists	0:-1 1:-2 3:-1 8:1 9:2 a:2 k:-1 m:1
#places+fail	8:2 9:-2
#places+from	0:-3 1:2 2:-2 4:-2 5:-1 7:-2 8:2 9:-1 b:2 c:-2 d:-1 e:-2 f:-2 g:1 h:-1 i:-2 j:2 k:3 l:-2 m:-1
#places+good	0:-1 2:-1 3:3
#places+how	0:1
#places+impact	0:1 4:1 d:-1
#places+missing	1:2 3:-1
#places+not	1:2 2:1 3:-1 8:1 c:1
#places+raise	0:-2 1:-2 3:-1 4:-1 6:-1 7:-1 8:4 9:-2 a:-1 b:-1 c:2 e:-1 j:-1 k:-2
#places+send	0:-1 1:-1 3:-1 8:-1 a:-1 e:4
#places+should	0:-1 3:2
#places+show	0:-1 1:-1 6:-1 7:-1 8:2 9:-1 a:3 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:1 k:1 l:-1 m:-1
#places+thing	0:-2 1:-1 2:-1 4:-1 5:-1 6:-1 8:-1 a:2 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:2 m:-1
#places+to	0:-1 1:1 2:-1 3:-1 a:-1 k:3 l:-1 m:-1
#places+trace	0:-2 1:-1 2:3 3:-1 6:2
#places+twice	0:-1 1:3 2:-1
#places+use	0:-3 1:-1 3:-2 8:-1 a:-1 c:-1 d:-1 e:-1 j:-1 k:6 m:-1
#places+what	0:2 1:-3 2:-1 4:-1 5:-1 7:-1 8:3 a:2 b:-1 c:-1 j:-1
#places+where	0:3 1:-2 2:-1 3:-1 4:2 6:-1 7:-1 8:-2 9:2 a:3 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 j:1 k:-2 l:-1
#places+which	0:-1 1:-1 3:2 6:2 8:-1 f:-1 m:1
#places+write	0:-4 1:-2 2:-1 4:1 5:1 6:-1 7:-1 8:-1 9:-1 a:5 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
#places+wrong	0:-1 1:-1 3:2 5:1 k:1
#places+⟨error⟩	1:-2 3:-1 8:-1 9:4 d:-1
#places+⟨name⟩	0:4 1:-3 2:1 3:-4 4:-2 5:1 6:-3 7:-2 8:-1 a:1 b:-3 c:1 d:-2 e:3 f:-2 g:-2 h:-2 i:-2 m:-1
#places+⟨n⟩	1:3 3:-1
#places>anymore	0:1 1:2 2:-1 3:-1
#places>call	2:-1 3:-1 8:-1 a:-1 c:-1 e:-1 j:5 k:-1 l:-1 m:-1
#places>catch	0:-2 1:-1 2:1 3:3 7:-1 8:-1 9:2 a:-1 c:-1 f:-1 k:-1 l:-1
#places>compare	0:3 1:-2 4:-1 8:-1 a:-1 b:1 k:1 l:-1
#places>count	0:-3 1:2 3:1 4:-1 6:1 8:-1 a:1 c:2 d:-1 e:-1 h:-1 i:-1 j:-1 k:-1
#places>create	0:1 1:-3 3:-1 4:-1 7:-1 8:4 a:-1 c:1 e:-1 j:-1 k:-1
#places>defined	0:2 1:1
#places>error	0:-2 1:-3 2:-1 3:2 4:-1 7:-2 8:6 9:2 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#places>exists	0:-1 1:-2 3:-1 4:-1 6:1 9:2 a:2 b:1 c:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:1
#places>explain	2:1 8:-1 a:2 c:-1 e:-1 j:1 k:-1
#places>fail	0:1 1:1 2:-1 7:-1 8:3 9:-2 a:-1 d:-1 e:1 j:-1
#places>from	0:-3 1:1 2:-2 3:2 4:-1 5:-1 6:-1 7:-2 8:1 b:2 c:-2 d:-1 f:-2 h:-1 i:-1 j:2 k:3 l:-2 m:-1
#places>good	0:-2 2:-1 3:4 7:-1 8:-1
#places>handle	0:-1 1:-1 3:1 6:2 8:-1 9:1 a:3 b:-1 c:-1 e:-1 f:-3 h:-1 k:-1
#places>happens	1:1 2:1
#places>how	1:-1 2:3 l:-1
#places>howto	0:-3 1:-1 2:-1 b:3 f:-1
#places>ifchange	1:-1 3:1 4:1 a:1
#places>impact	0:1 2:-1 4:2 d:-1
#places>import	0:-1 3:1 4:-1 9:2 a:1 d:-1
#places>judge	0:-1 1:-1 3:3 8:-1 a:1
#places>missing	0:2 1:1 2:-1 3:-2 4:-1 5:-1 a:3 e:-1 l:-1
#places>most	0:-2 1:2 3:2 m:-1
#places>nobody	0:1
#places>not	1:1 3:2 4:-1 5:-1 7:-1 9:-1 a:1 b:-1 e:2 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
#places>overview	0:-2 1:-1 3:2 6:-1 7:-1 8:-1 a:-1 c:3 k:1
#places>quality	1:-1 3:3 9:-1
#places>raise	0:-2 1:-3 2:-1 3:-1 4:-1 6:-1 7:-2 8:6 9:-2 a:-2 b:-1 c:2 e:-2 f:-1 g:-1 j:-1 k:-2
#places>read	0:-2 1:-1 3:3 4:-1 8:-1 a:2 e:-1 k:-1
#places>risk	1:-1 2:-1 3:3 4:-1 b:-1 k:-1
#places>send	0:-2 1:2 3:-1 8:1 e:3 j:-1 k:-1
#places>should	0:-2 1:-1 3:3 8:-1 c:1
#places>show	0:-4 1:3 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:2 l:-1 m:-1
#places>since	1:1 k:1
#places>slow	0:-1 1:2 9:1
#places>sometimes	0:-1 2:1 e:1 j:1
#places>structure	0:1 1:-1 3:2
#places>tests	0:3 1:-1 3:-1 5:1 j:1 k:-1
#places>thing	0:-1 1:-1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:1 b:1 c:1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:4 k:2 l:-1 m:-1
#places>to	0:-1 1:2 2:-2 3:-2 4:-1 5:-1 6:-1 8:-1 9:-1 a:2 c:-1 e:2 f:-1 j:-1 k:3 l:-2 m:-1
#places>trace	0:-3 2:3 3:-2 5:-1 6:1 8:-1 a:1 d:-1 e:1 f:-1 j:-1 k:2 l:-2 m:-1
#places>twice	0:-1 1:2 2:-1 e:2
#places>use	0:-1 3:-3 4:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 j:-1 k:6 m:-1
#places>what	1:-2 2:-2 3:1 4:-1 5:-1 6:1 7:-2 8:3 9:-1 a:1 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#places>when	0:2 1:-1
#places>where	0:3 1:-2 2:-1 3:-1 4:2 6:-1 7:-1 8:-2 9:2 a:3 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 j:1 k:-2 l:-1
#places>which	0:1 1:-3 3:3 4:-1 5:1 6:1 7:-1 8:-1 9:-1 a:-1 e:1 f:-1 h:-1 i:-1 j:-1 l:-1
#places>who	0:2 1:-1 e:1
#places>write	0:-4 1:-1 2:-1 3:-1 4:1 6:-1 7:-1 8:-2 9:-1 a:7 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#places>wrong	0:-1 1:1 3:2 5:1 9:-1 k:1 m:-1
#places>⟨error⟩	1:-3 3:-1 7:-1 8:2 9:2
#places>⟨name⟩	0:2 1:-3 3:-3 4:-2 5:-1 6:-3 7:-2 8:2 9:1 a:4 b:-2 d:-1 e:2 f:-3 g:-2 h:-2 i:-2 j:2 k:3 l:-1 m:-1
#places>⟨n⟩	0:1 1:3 3:-1 m:-1
#places>⟨path⟩	0:-1 1:2 3:-1 a:1 d:-1 e:1 k:-1 l:-1 m:-1
#possible	0:7 2:-1 3:-1 4:2 5:-3 6:-2 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-2 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:1
#possible+call	3:-1 6:-2 7:-1 h:4 j:-3 l:-1
#possible+compare	0:3 1:-1 3:-1
#possible+fail	0:-2 1:-1 3:-1 4:1 6:-1 7:3 8:-1 g:-1 h:-1 j:-1
#possible+ifchange	1:-1 3:-3 4:2 m:3
#possible+not	0:1 1:-1 3:-1 l:2
#possible+raise	0:-1 1:-1 7:3 8:-1
#possible+to	0:3 1:-1 3:-1 4:-1
#possible+use	0:5 1:-1 3:-1 4:-1 5:-1 c:-1 j:-1 k:-1 l:-1 m:1
#possible+write	0:3 1:-1
#possible+wrong	0:3 1:-1 3:-1
#possible+⟨name⟩	1:1 3:-1 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 j:-1 k:-1 l:-1 m:-1
#possible>call	0:1 1:1 2:-1 3:-1 4:-1 6:-2 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 h:5 j:-3 l:-1 m:-1
#possible>compare	0:6 1:-2 3:-1 4:-1 7:-1 a:-1 g:-1 h:-1 j:-1 k:-1 l:-1
#possible>exists	0:-1 1:-1 3:3 5:-1 7:-1 8:2 e:-1 h:-1
#possible>fail	0:-2 1:-1 3:-1 4:1 6:-1 7:3 8:-1 g:-1 h:-1 j:-1
#possible>from	0:3 1:-2 2:-1 3:-3 4:4 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
#possible>ifchange	0:1 3:-3 4:3 5:-1 6:-1 7:-1 a:-1 f:-1 g:-1 h:-1 j:-1 m:2
#possible>impact	0:-1 1:-1 4:2 m:-1
#possible>missing	0:3 1:-1 3:-1 4:1 m:-1
#possible>nobody	0:-1 1:-1 3:-1 4:2 m:2
#possible>not	0:2 1:-2 3:-2 5:-1 a:-1 c:-1 g:-1 h:-1 k:-1 l:1 m:3
#possible>places	0:4 1:-1 3:-1 5:-1 k:-1 l:-1
#possible>raise	0:-1 1:-1 7:3 8:-1
#possible>read	0:3 1:-1 3:-2 b:-1 m:1
#possible>since	1:-1 3:3 5:-1
#possible>tests	0:1 1:-1 3:3 5:-2 k:-1
#possible>thing	1:-1 4:1 6:-1 7:1 h:3 j:-1 m:-1
#possible>to	0:3 1:-1 3:-1 4:-1 j:-1 l:1
#possible>trace	0:1 l:2
#possible>use	0:5 1:-2 3:-1 4:-1 5:-1 a:-1 c:-1 g:-1 j:-1 k:-1 l:-1 m:2
#possible>what	0:-1 1:-1 3:1 4:1 5:-1 h:1 m:2
#possible>which	0:2 1:-1 3:-1 6:-1 7:2 a:-1 e:-1 g:-1 h:2 j:-1 k:-1
#possible>write	0:5 2:-1 3:-1 7:-1 a:-1 b:-1 g:-1 h:-1 l:-1 m:-1
#possible>wrong	0:6 1:-2 3:-1 4:-1 7:-1 a:-1 g:-1 h:-1 k:-1 l:-1
#possible>⟨name⟩	0:4 1:-1 2:-1 3:-2 4:5 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:4 i:-1 j:-3 k:-2 l:-2 m:-1
#possible>⟨path⟩	0:-2 l:2
#proscons	0:-4 1:-3 2:-2 3:10 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-2 j:-1 k:-1 l:-1 m:-2
#proscons+from	0:-2 1:-2 2:-1 3:3 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:-1 k:-1 l:-1 m:-1
#proscons+how	0:-2 3:3
#proscons+judge	0:-1 3:2
#proscons+missing	0:-2 1:-1 3:3
#proscons+proscons	0:-4 1:-3 2:-1 3:7 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:-1
#proscons>event	0:-3 1:-1 2:-1 3:4 e:-1 f:-1
#proscons>exists	0:-2 3:4 d:-1 m:-2
#proscons>from	0:-2 1:-2 2:-1 3:3 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:-1 k:-1 l:-1 m:-1
#proscons>how	0:-2 3:3
#proscons>judge	0:-1 3:2
#proscons>missing	0:-2 1:-1 3:3
#proscons>show	0:-2 1:-1 3:4 6:-1 a:-1
#proscons>thing	0:-1 3:5 5:-1 c:-1
#proscons>what	0:-3 1:-1 2:-1 3:5 4:-1 6:-1 8:-1
#proscons>⟨name⟩	0:-2 1:-1 3:3 4:2 6:-1 7:-1 8:-1 a:-1 c:-1 g:-1 h:-1 i:-1
#quality	0:-4 1:-4 2:-1 3:13 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#quality+from	0:-1 3:4 5:1 6:-1 c:-1 i:-1
#quality+judge	0:-1 1:-1 3:2
#quality+most	0:-1 1:-1 3:3
#quality+should	0:-1 1:-1 3:2
#quality+thing	0:-1 1:-1 3:3 5:-1
#quality+what	0:-1 3:2
#quality+⟨name⟩	3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:-1
#quality+⟨path⟩	0:-1 3:2 m:-1
#quality>compare	0:-2 1:-1 3:1 g:3
#quality>count	0:-2 1:-1 3:3 d:1
#quality>error	0:-1 1:-1 3:3
#quality>fail	0:-2 3:2
#quality>from	1:-1 3:4 4:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#quality>handle	0:-3 3:3
#quality>how	0:-2 1:-1 3:3
#quality>judge	0:-1 1:-1 3:2
#quality>most	0:-1 1:-1 3:3
#quality>not	0:1 1:-1 3:2 5:-1 m:-1
#quality>overview	0:-2 1:-1 3:2
#quality>possible	3:1
#quality>should	0:-1 1:-1 3:3
#quality>structure	0:-1 3:1
#quality>tests	0:-1 3:3 5:-1
#quality>thing	0:-1 1:-1 2:-1 3:4 5:-1 m:-1
#quality>to	0:-1 3:2
#quality>trace	0:-1 1:-1 2:-1 3:4 m:-1
#quality>what	0:-3 1:-1 2:-1 3:4 4:-1 5:-1 g:2
#quality>where	0:-1 1:-1 3:3 d:1
#quality>which	1:-1 3:1 5:1 d:1 m:-1
#quality>⟨name⟩	1:-1 2:-1 3:5 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
#quality>⟨n⟩	0:-1 1:-2 3:3
#quality>⟨path⟩	0:-1 3:2 m:-1
#raise	0:-1 1:1 3:-2 4:-1 5:-1 6:-1 7:7 8:10 9:-2 a:-2 b:-1 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#raise+create	8:2 c:-1
#raise+error	0:3 1:-2 2:-1 3:1 4:-1 5:-1 7:4 8:-5 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#raise+from	1:-2 3:-2 4:-1 5:-1 6:2 7:2 8:3 b:-1 c:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#raise+howto	0:-1 1:-1 3:-1 7:3 8:-1
#raise+nobody	0:-1 1:-1 7:2 8:-1 k:-1 m:3
#raise+overview	0:-2 1:-1 3:2 5:-1 6:-1 7:-1 8:-3 9:-1 a:-1 b:-1 c:4 e:-1 f:-1 k:-1
#raise+places	0:-1 1:-3 7:-1 8:5 9:-1 e:-1
#raise+show	0:2 1:-1 7:-1 8:2
#raise+what	0:-1 1:-2 2:3 3:-2 4:-1 5:-1 6:-1 7:3 8:-2 c:-1 e:-1 f:-1 j:-1 m:-1
#raise+when	0:3 1:-3 2:3 3:-1 5:-1 7:-2 8:-1 a:-1 e:-1 h:-1
#raise+where	8:2 9:-1 e:-1
#raise+which	0:-1 2:-1 3:-1 5:1 7:3 8:2 a:-1 d:-1 e:-1
#raise+wrong	1:-1 7:3 8:-2 9:1
#raise+⟨error⟩	0:-1 1:-1 7:-2 8:6 9:-4
#raise+⟨name⟩	0:-4 1:1 2:-1 3:-2 4:-1 5:-1 6:1 7:3 8:7 9:-1 a:-2 b:-2 d:-1 e:-3 f:-2 g:-1 h:-1 i:-2 j:-2 k:1 l:-1 m:-1
#raise+⟨path⟩	0:-1 1:-1 7:2 m:-1
#raise>catch	0:-1 1:3 3:-1 7:2 8:-1 9:-1 f:-2 m:-1
#raise>create	8:2 c:-1
#raise>error	0:2 1:-2 2:-1 6:-1 7:2 8:5 9:-3 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#raise>exists	0:-1 1:-1 7:1 8:3 c:-1 e:-1
#raise>fail	0:-2 1:-1 3:-1 7:3
#raise>from	2:-1 3:-2 4:-1 5:-1 6:1 7:1 8:4 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#raise>handle	1:2 8:-1 9:-1 f:-1
#raise>howto	0:-1 1:-1 3:-1 7:3 8:-1
#raise>meaning	0:1 1:-1 2:3 3:-2 7:-1 8:-1 c:-1 e:-1
#raise>missing	0:-1 1:-1 7:1 k:-1 m:2
#raise>never	1:2 7:-1 8:-1 9:1 m:-1
#raise>nobody	0:-2 1:-1 2:-1 3:-1 7:3 8:-1 k:-1 m:2
#raise>not	0:1 1:-3 3:1 4:-1 7:1 8:2 9:-1 m:-1
#raise>overview	1:-1 5:-1 6:-1 7:-1 8:-3 9:-1 a:-1 b:-1 c:4 e:-1 f:-1 k:-1
#raise>places	0:-1 1:-3 3:-1 7:-1 8:7 9:-1 a:-1 c:-2 e:-1 j:-1 k:-1
#raise>send	0:3 1:-1 2:-1 7:1 8:-1 e:-1
#raise>show	0:2 1:-3 3:-1 6:-1 7:1 8:4 9:-1 a:-1 b:-1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1
#raise>sometimes	3:-1 7:2 8:1 e:-1
#raise>tests	1:1 3:-1 4:-1 7:-1 8:-2 c:3
#raise>thing	0:-1 1:-1 3:-1 4:-1 6:3 7:2 a:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#raise>to	8:-1 9:3 f:-2
#raise>trace	1:1 5:-1 7:2 m:-1
#raise>what	1:-4 2:2 3:-3 4:-1 5:-1 6:-1 7:6 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#raise>when	0:3 1:-3 2:2 3:-2 5:-1 6:-1 7:2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 k:-1 l:-1 m:-1
#raise>where	1:1 7:-1 8:3 9:-1 c:-1 e:-1 k:-1
#raise>which	0:-2 1:-1 2:-1 3:-1 4:-1 5:1 7:3 8:2 a:-1 d:-1 e:-1 k:-1
#raise>who	1:-1 8:2 f:1
#raise>write	0:2 1:-1 8:1
#raise>wrong	1:-1 7:4 8:-3 9:1
#raise>⟨error⟩	0:-1 1:-1 7:-2 8:6 9:-4
#raise>⟨name⟩	0:-5 1:2 2:-1 3:-2 4:-2 5:-1 7:4 8:7 9:-2 a:-3 b:-2 c:2 d:-1 e:-4 f:-2 g:-1 h:-1 i:-2 j:-2 k:1 l:-1 m:-1
#raise>⟨n⟩	0:-1 1:1 9:1
#raise>⟨path⟩	0:-1 1:-1 7:2 m:-1
#read	0:1 1:-1 2:-2 3:-1 4:-1 5:-1 6:-1 8:-1 9:-1 a:-2 b:14 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1
#read+exists	0:-1 3:2 b:1
#read+from	0:-1 1:-1 2:-2 3:-1 4:-1 5:-1 6:-1 a:-1 b:3 e:-1 f:-1 h:-1 i:-1 l:4 m:-1
#read+howto	0:3 1:-1 2:-1 3:-1 7:-1 a:-1 b:1 e:-1
#read+not	0:-2 1:2 a:2 b:-2 d:-1 l:-1 m:2
#read+places	0:-1 a:-1 b:3
#read+read	0:-2 1:1 b:3 d:-1 f:-1 k:-1 l:-1
#read+show	0:-1 1:-1 3:1 7:-1 8:-1 9:-1 a:1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3
#read+thing	0:-2 3:-1 6:-1 8:-1 a:-1 b:5 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
#read+to	0:-1 1:2 3:-1 b:2 f:-1 l:-2
#read+what	0:1 1:-3 2:-2 3:-2 4:-1 6:-1 7:3 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 k:-1 l:-1 m:-1
#read+where	0:-1 1:1 4:-1 8:-1 a:-1 b:4 c:-1 e:-1 f:1 j:-1 k:-1
#read+⟨name⟩	0:-2 1:-2 2:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-3 b:9 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#read+⟨path⟩	0:-1 1:-2 2:-1 3:-2 6:2 7:-1 b:4 d:-1 k:-1 l:-2 m:-2
#read>defined	0:1 a:2 b:-1 m:-1
#read>exists	0:-2 2:-1 3:1 4:-1 7:-1 9:-1 a:-1 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:-1
#read>fail	0:-1 1:-1 4:1 a:-1 b:2 f:-1
#read>from	0:-3 1:1 2:1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:5 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
#read>good	0:2 1:1 3:-1 b:-1
#read>howto	0:2 1:1 2:-1 3:-1 6:-1 7:1 8:-1 a:-1 c:-1 e:-1 f:-1 l:-1
#read>meaning	b:2
#read>missing	1:1
#read>not	1:2 3:-1 4:-1 a:2 b:-1 d:-1 l:-1 m:1
#read>places	0:-1 1:3 3:-1 8:-1 a:-1 b:3 c:-1 e:-1 f:-1 l:-1
#read>should	0:2 2:-1 3:-1
#read>show	0:1 1:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1
#read>since	0:2 b:-1
#read>thing	0:-2 3:-2 4:-1 6:-1 8:-1 9:-1 a:-1 b:6 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
#read>to	0:-1 1:3 2:-1 3:-1 4:-1 a:-1 b:2 f:-1 g:-1 l:1 m:-1
#read>trace	0:-1 1:1 3:-1 6:2 7:-1 b:3 d:-1 k:-1 l:-2 m:-1
#read>use	1:1
#read>what	0:2 1:-3 2:-2 3:-2 4:-1 5:-1 6:-1 7:3 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#read>where	0:1 4:-1 8:-1 a:-1 b:4 c:-1 e:-1 g:-1 j:-1 k:-1
#read>which	0:-2 2:2 3:-2 4:-1 5:-1 6:-1 7:-1 b:2 d:-1 e:-1 f:-1 h:-1 i:-1 l:2 m:-1
#read>who	1:1 b:2
#read>write	1:-1 3:-1 4:-1 a:-2 b:4 g:-1 m:1
#read>wrong	1:1
#read>⟨name⟩	0:-3 1:-1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-3 b:12 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-2 m:-1
#read>⟨n⟩	0:-1 1:2 3:1 m:1
#read>⟨path⟩	0:-1 1:1 3:-1 6:2 7:-1 b:3 d:-1 k:-1 l:-2 m:-1
#risk	0:2 1:-2 2:1 3:8 5:-2 6:-2 7:-1 8:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-1 h:-2 i:-1 j:-2 k:-2 l:-2 m:-2
#risk+from	0:1 2:-1 3:2 4:-1 7:1 l:-1
#risk+how	0:-2 1:-1 3:4 7:-1
#risk+ifchange	0:-1 3:3 4:-1 5:-1
#risk+places	0:-1 1:1 3:2
#risk+risk	0:4 1:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1
#risk+to	0:-3 1:-1 3:2 4:2 9:2 a:-1 f:-1 l:-1 m:-1
#risk+where	3:2
#risk+⟨name⟩	0:3 1:-2 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 k:-1
#risk>anymore	0:2 1:-1 3:-1 4:1 j:-1
#risk>count	0:-1 3:3
#risk>defined	0:-2 3:3
#risk>from	0:2 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:1 b:-1 j:-1 k:-1 l:-1
#risk>how	0:-3 1:-1 2:-1 3:4 5:-1 7:-1
#risk>ifchange	0:-3 1:-1 3:4 4:2 5:-1 a:-1 l:-1 m:-1
#risk>impact	3:-1 4:2
#risk>most	0:2 1:-1 3:1 j:-1
#risk>not	0:-3 1:-2 3:4 4:-1 m:-1
#risk>places	0:-2 1:1 3:2 4:2 a:-1 h:-1
#risk>to	0:-3 1:-1 2:-1 3:3 4:2 9:2 a:-1 f:-1 l:-1 m:-1
#risk>what	0:4 1:-1 2:-1 3:-2 4:1
#risk>where	0:-1 3:2
#risk>write	0:-2 3:3 4:3 a:-2 h:-1
#risk>⟨name⟩	0:3 1:-2 2:-1 3:2 4:1 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#risk>⟨n⟩	1:-1 3:1 4:1
#send	1:3 3:-3 4:-1 5:-1 6:-1 7:1 9:-1 a:-2 b:-2 c:-2 d:-1 e:11 f:-2 g:-1 k:-1 l:-1 m:-1
#send+error	0:1 1:-1 7:2
#send+event	0:-3 1:-2 2:-2 3:2 4:-1 8:-1 9:-1 a:-1 b:-1 e:4 f:-2 h:1 i:-1 j:-1 l:1 m:-1
#send+from	0:1 1:-3 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 b:-1 c:-1 e:5 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#send+good	0:-1 1:2 3:-1
#send+how	0:1 1:-1 3:2
#send+howto	0:-3 1:-1 2:1 3:-1 7:2 e:2 l:1
#send+not	0:3 3:-1 m:1
#send+overload	1:-2 2:-1 3:-2 e:-1 g:-1 h:4 j:-1 l:-1 m:-1
#send+places	0:-1 1:-2 3:-1 4:-1 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 f:-1 i:-1 j:-1 k:-2
#send+send	0:-1 3:-1 e:3 f:-1
#send+show	0:-1 1:-1 7:-1 8:1 e:2
#send+thing	0:-1 1:-1 6:-1 b:-1 e:2 f:-1 i:2 k:-1
#send+to	1:3 2:-1 3:-2 6:2 7:-1 8:-1 a:-1 d:-1 e:1 l:1 m:-1
#send+use	0:-3 1:-2 2:3 3:-1 5:-1 6:-1 7:-1 8:-1 e:-2 j:-1 k:2 m:2
#send+what	0:3 1:-1 2:2 3:-1 7:-1 8:-1 e:-2 m:1
#send+where	1:-1 2:-1 3:-1 4:-1 7:-1 8:1 a:-1 c:-1 e:4 f:-1 j:-1 k:-1 l:-1
#send+which	0:-1 1:-1 6:2 e:2 j:-1 l:-1
#send+wrong	0:-1 1:4 3:-1 e:-2 f:-1 m:1
#send+⟨error⟩	8:2 9:-1
#send+⟨name⟩	0:-3 1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-2 8:2 9:-1 a:-2 b:-2 c:-2 d:-1 e:8 f:-2 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#send+⟨n⟩	0:-1 1:2 3:-1
#send+⟨path⟩	0:-2 1:-2 3:-2 5:2 7:3 a:-1 b:-1 d:-1 e:1 h:-1 i:-1 m:-1
#send>call	6:2 e:-1 j:-1 l:-1 m:1
#send>compare	1:1 3:-1 e:-1 h:2 m:-1
#send>defined	0:1 3:-1 e:-2 g:-1 h:2 m:1
#send>error	0:-1 1:-1 3:-1 8:4 9:-1 e:-3
#send>event	0:-3 1:-2 2:-2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 f:-2 g:-1 i:-1 j:-1 k:-1 l:1
#send>exists	0:-2 1:-1 2:-1 5:-1 7:-1 e:3 f:-1 g:-1 h:-1 i:3
#send>fail	e:2
#send>from	0:1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:5 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#send>good	1:4 3:-1 e:-1 f:-1
#send>handle	0:-1 1:4 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 e:-3 h:-1 j:-1 k:-1 l:-1 m:1
#send>how	0:-1 1:1 3:1 e:-1 l:2
#send>howto	0:-3 1:-1 2:1 3:-1 7:2 e:2 l:1
#send>import	0:-1 1:-1 3:1 6:2 a:1 e:-1
#send>missing	1:3 e:-1
#send>nobody	0:-2 1:1 2:-1 3:-1 7:-1 9:1 a:-1 b:-1 f:-1 j:-1 k:-1 m:3
#send>not	1:1 2:-1 3:-1 4:-1 7:-1 8:-1 a:-1 c:-1 e:3 f:-1 g:-1 h:-1 i:-1 l:-1 m:2
#send>overload	1:-2 2:-1 3:-2 e:-1 g:-1 h:4 j:-1 l:-1 m:-1
#send>places	0:-1 3:-1 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 f:-1 i:-1 j:-1 k:-2
#send>read	0:-4 1:1 2:-1 3:-1 b:-1 e:4 f:-1
#send>should	0:-2 1:1 2:2 3:2 e:-1
#send>show	0:-2 1:1 2:-1 3:-1 8:2 a:-1 b:-1 c:-1 e:2 f:-1 j:-1
#send>subtype	1:1 3:-1 e:-1 g:-1 i:2
#send>thing	0:-4 3:-2 b:-1 e:2 f:-1 g:-1 i:4 k:-1 m:-1
#send>to	0:-3 1:1 2:-1 3:-2 6:2 7:-1 8:-1 a:-1 d:-1 e:3 f:-1 l:3 m:-1
#send>trace	0:-2 1:-2 2:-1 3:-2 5:2 7:3 a:-1 b:-1 d:-1 e:1 h:-1 i:-1 l:1 m:-1
#send>twice	0:-2 1:4 3:-2
#send>use	0:-3 1:1 2:3 3:-1 5:-1 6:-1 7:-1 8:-1 c:-1 e:-3 f:-1 j:-1 k:2 m:1
#send>what	0:2 1:-1 2:1 3:-2 4:-1 8:-1 e:-1 f:-1 h:2 j:-1 l:-1 m:1
#send>when	0:1 1:1 2:-1 3:-1 e:1
#send>where	0:-1 2:-1 3:-2 4:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 f:-2 g:-1 i:2 j:-1 k:-1 l:-1
#send>which	0:-3 1:-3 2:1 3:-2 5:-1 6:2 7:-1 8:-1 a:-1 b:-1 c:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 m:-1
#send>who	0:-1 1:-3 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-1 b:-2 c:-1 d:-1 e:2 f:2 g:-1 h:-1 i:-1 j:3 k:-1 l:-1
#send>why	0:-2 1:3 2:-1 3:-1
#send>write	0:-1 1:-1 2:-1 3:-1 4:-1 7:-1 a:-1 e:3 l:1
#send>wrong	0:-1 1:4 3:-1 e:-2 f:-1 m:1
#send>⟨error⟩	8:2 9:-1
#send>⟨name⟩	0:-3 1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-2 8:1 9:-1 a:-2 b:-2 c:-2 d:-1 e:10 f:-2 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#send>⟨n⟩	0:-1 1:3 3:-1 e:-1
#send>⟨path⟩	0:-2 1:-2 3:-2 5:2 7:3 a:-1 b:-1 d:-1 e:1 h:-1 i:-1 m:-1
#should	1:-1 2:1 3:10 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#should+compare	0:-2 1:2 3:1
#should+create	0:4 1:2 2:-1 3:-2 6:-1 c:-2 h:-1 j:-1 l:-1
#should+event	0:-3 1:-1 3:4 e:-1
#should+fail	0:-1 3:3 4:-1
#should+from	0:1
#should+good	3:2
#should+happens	0:-1 2:1 3:-1 6:2 e:-1
#should+howto	1:1 2:-1 5:2 7:1 k:-1
#should+ifchange	0:-2 1:-1 2:-1 3:2 4:-1 5:1
#should+judge	0:-2 2:4 3:-3 f:1
#should+not	0:-1 1:-2 3:4
#should+places	0:-2 1:1 2:-1 3:3 5:-1 k:-1
#should+possible	0:-1 3:2
#should+read	0:5 1:-2 2:-2 3:-3 b:-1
#should+send	1:1 3:2 7:-1 e:-1
#should+should	0:-3 1:-2 2:-1 3:8 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#should+show	2:1 3:1
#should+since	0:-1 1:2 3:-1 5:1
#should+sometimes	1:2
#should+tests	0:2 1:-2 2:-1 3:-3 5:1 c:2
#should+thing	1:1 3:-1 4:2 6:-1 7:-1 8:-1 a:-1 h:-1 i:2 j:-1 k:-1 l:-1
#should+use	0:-1 1:3 k:-1
#should+what	0:2 1:-2
#should+where	0:-1 1:-2 2:-1 3:4 f:-1
#should+which	0:-3 3:3 5:1
#should+write	0:2 1:1 3:-2
#should+⟨name⟩	1:-4 2:-1 3:3 4:-2 5:-1 6:-1 7:1 8:-2 9:-1 a:-2 b:-2 c:-2 d:4 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2
#should+⟨n⟩	0:-2 3:2
#should+⟨path⟩	0:-1 3:3 m:-1
#should>call	0:1 1:-1 2:-1 3:-2 6:3 c:-2 j:-1
#should>compare	0:-2 1:2 3:1
#should>count	0:3 1:-1 2:-1 4:2 7:-1 a:-1 h:-1 i:-1
#should>create	0:4 1:1 2:-1 3:-3 6:-1 c:-2 h:-1 j:-1 l:-1
#should>defined	0:1 1:1 3:1 b:-1
#should>error	0:4 1:-1 3:-3 5:-1 7:1 k:-1
#should>event	0:-4 1:-1 3:5 e:-1
#should>fail	0:-1 3:3 4:-1 5:1
#should>from	0:4 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 l:-1 m:-1
#should>good	0:-1 1:-2 3:4
#should>happens	0:-1 2:1 3:-1 6:2 e:-1
#should>how	0:3 1:-2
#should>howto	2:-1 3:1 4:-1 5:2 7:1 a:-1 b:-1 e:-1 k:-1 l:-1
#should>ifchange	0:-3 1:-1 2:-1 3:2 4:-1 5:4
#should>impact	0:-1 1:-2 3:3 4:-2 5:1
#should>judge	0:-2 1:-1 2:4 3:-2 f:1
#should>most	0:-1 1:-1 3:2 5:1
#should>not	0:-2 2:1 3:4 4:-1 m:-1
#should>places	0:-3 1:1 2:-2 3:4 5:-1 6:1 a:-1 k:-1 m:-1
#should>possible	0:-1 3:2
#should>proscons	3:2
#should>raise	0:2 1:-1 3:-1 7:2 8:-1
#should>read	0:6 1:-2 2:-2 3:-3 b:-1
#should>send	0:-2 1:1 3:3 7:2 e:-1
#should>show	0:1 1:2 g:-1 i:-2
#should>since	1:1 2:-1 3:1 5:1 b:-1
#should>sometimes	1:2
#should>structure	0:-2 3:3
#should>tests	0:2 1:-2 2:-1 3:-3 4:-1 5:2 c:1
#should>thing	0:2 1:2 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 a:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:-1
#should>to	0:2 1:-3 2:-1 3:3 i:-2 l:-2
#should>trace	0:-1 3:3 6:1 m:-1
#should>use	1:3 3:-1 j:1 k:-1 m:-1
#should>what	2:-1 6:1 7:2 m:-1
#should>where	2:-1 3:4 a:-1 b:-1 c:-1 d:-1 f:-1
#should>which	0:-1 1:-1 2:-1 3:5 4:-1 6:-1 7:-1 8:-1 a:-1 d:-1 e:-1 g:-1 h:-1 i:2 j:-1 k:-1 m:-1
#should>who	0:-1 1:-1 3:1 j:1
#should>write	0:1 1:2 4:-1 5:-1 a:-1
#should>wrong	0:-1 1:3 3:-1
#should>⟨name⟩	0:1 1:-2 2:-1 3:3 4:-3 5:1 6:-3 8:-2 9:-1 a:-2 b:-2 c:-4 d:4 e:-2 f:-2 g:-2 h:-2 i:2 j:-2 k:-2 l:-2 m:-1
#should>⟨n⟩	0:-3 1:1 3:3
#should>⟨path⟩	0:-1 3:3 m:-1
#show	0:-1 1:1 2:-1 3:2 4:-1 5:-1 6:1 7:-1 8:1 9:-1 f:-1 h:2 l:-1
#show+call	0:-4 1:-1 2:-2 3:-1 6:4 a:-1 b:-1 c:-1 i:-1 j:3 k:-1 l:-1 m:-1
#show+callee	1:-1 6:3 j:-2 m:1
#show+catch	1:-1 3:-1 8:-1 9:2 a:-1 b:-2 e:-1 f:-1 g:-1 h:-1 k:3
#show+defined	1:3 3:-1 j:-1
#show+error	1:-1 3:-1 6:-1 7:3 h:-1 m:-1
#show+event	0:-2 1:3 9:1 e:-1 f:-1
#show+exists	6:2 j:-1
#show+explain	8:-1 a:2 c:-1 e:-1 f:-1 i:1 k:-1
#show+fail	1:2 2:-1 3:-4 4:-1 5:-1 6:-2 7:-2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:1 h:-1 i:-1 j:4 k:-1 l:2 m:-1
#show+from	0:2 1:3 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:3 k:-3 l:-1 m:-1
#show+how	0:-3 1:-2 3:-1 l:4
#show+ifchange	0:1 1:-1 2:-1 3:2 4:-1 6:2 a:-1 j:-1 l:-1
#show+import	0:-2 1:-3 2:-1 6:-1 d:4 h:-1 m:-1
#show+judge	1:-1 3:2 8:-1 a:-1 b:-1 e:-1 g:3 h:-1 j:-1
#show+most	1:-1 3:2 a:1 h:-1 m:-1
#show+not	0:2 2:-1 3:-3 4:-1 5:-1 6:-1 8:-1 b:-1 c:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
#show+overload	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:6 i:-1 j:-1 k:-1 l:-1 m:-1
#show+override	g:2 h:1 i:-1
#show+overview	0:5 1:1 2:-2 3:-4 4:-1 6:-1 8:-1 a:2 b:-1 c:-2 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
#show+places	0:-2 1:-2 2:-1 4:-1 5:-1 6:-2 7:-1 8:2 9:-1 a:2 b:-2 c:3 d:-1 e:-1 f:-1 g:-2 h:-2 i:-1 j:-1 k:2 l:-1
#show+raise	0:-1 1:-2 8:3
#show+should	0:-1 1:2
#show+show	1:-4 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:3 a:3 b:1 c:1 d:-1 e:-2 f:1 h:-2 i:1 j:2 k:-2 l:-2 m:-1
#show+since	0:1 1:2 2:-1 3:-1
#show+slow	0:-1 3:1
#show+sometimes	2:1 j:2
#show+subtype	0:-3 1:-3 2:-1 3:-1 6:-1 8:-1 a:-1 c:-1 d:-1 g:-1 h:-1 i:6 j:-1 k:-1 m:-1
#show+tests	0:-3 1:-2 2:-1 3:-1 5:4 j:1
#show+thing	0:-1 1:-2 2:-1 4:-1 6:1 7:-1 a:-1 b:-1 c:-1 d:3 g:1 h:-1 i:2 j:-2 k:-1 l:-1 m:1
#show+to	0:-1 1:1 3:2 6:1 h:1
#show+trace	0:2 1:-3 2:1 3:2 5:-1 6:-1 a:-1 h:-1 l:2 m:-1
#show+twice	0:-1 1:1
#show+use	0:2 1:-2 3:1 4:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:4 m:-1
#show+what	1:3 2:-2 3:-1 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
#show+where	0:-2 1:-1 3:2 6:-1 8:-1 a:-2 b:3 c:1 e:-1 f:-1 g:-1 j:1 l:-1
#show+which	0:-1 3:1 6:1 m:-1
#show+who	0:-3 1:1 2:3 3:-2 4:1 5:-1 6:-1 8:-1 9:-1 a:1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:1 l:-1 m:-1
#show+write	0:2 1:-1 2:-1 3:-1 4:-1 a:2 c:-1 j:-1 l:-1 m:1
#show+wrong	0:-3 1:4 3:-2 9:-1 a:-1 b:2 m:-2
#show+⟨name⟩	0:-5 1:2 2:-1 3:1 4:-2 5:-1 6:-3 7:-2 8:3 9:-1 a:1 b:-3 c:4 d:-2 e:-2 f:-2 g:-2 h:-2 j:-3 k:-2 l:-1 m:-1
#show+⟨n⟩	0:-1 1:1 3:2
#show+⟨path⟩	0:-1 1:3 3:-2 5:-1 6:-1 7:-1 a:-1 b:2 d:-1 h:-1 j:1 k:-1 l:-1 m:-1
#show>anymore	1:1 9:1
#show>call	0:-1 1:-3 2:-2 3:-1 4:-1 5:-1 6:5 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-2 m:1
#show>callee	1:-1 6:3 j:-2 m:1
#show>catch	0:-1 1:-1 3:-1 6:-1 8:-1 9:2 a:-1 b:-2 e:-1 f:-1 g:-1 h:1 k:3
#show>compare	0:-2 1:3 3:-2 h:1
#show>create	0:3 1:-3 2:-1 4:-1 6:-1 8:-1 a:1 b:-1 c:3 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#show>defined	0:2 1:2 3:-2 j:-1 l:-1
#show>error	0:1 1:-1 3:-2 5:-1 6:-1 7:2 8:1 9:1 h:-1 l:1 m:-1
#show>event	0:-1 1:3 2:1 3:-1 9:1 b:-1 e:-1 f:-1 h:-1 i:-1 m:-1
#show>exists	0:2 3:-1 6:2 j:-1
#show>explain	8:-1 a:2 c:-1 e:-1 f:-1 g:-1 h:1 i:1 k:-1
#show>fail	1:1 2:-1 3:-5 4:-1 5:2 6:-2 7:-2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:1 h:-1 j:3 k:-1 l:2
#show>from	0:3 1:-1 2:1 3:-2 5:-1 6:-1 7:-1 8:-2 9:-1 a:-2 b:-2 c:-1 d:2 e:-1 f:-1 g:-1 h:1 j:2
#show>good	0:-1 1:1 3:2 5:-1
#show>handle	0:1 1:-1 2:-1 3:-1 6:-1 8:2 l:1
#show>happens	1:2 3:-1
#show>how	0:-1 1:-2 3:-2 l:4
#show>howto	0:3 1:-2 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 a:-2 b:3 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:2 l:-1 m:-1
#show>ifchange	0:1 1:-1 2:-1 3:3 5:-1 6:1 a:-1 d:-1 h:-1 i:-1 k:-1
#show>import	0:-2 1:-1 2:-1 4:1 6:-1 8:-1 a:1 b:-1 c:-1 d:4 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#show>judge	0:1 1:-2 2:-1 3:3 4:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 k:-1 l:-1 m:-1
#show>meaning	0:2 1:-1 3:-2 m:2
#show>missing	0:-2 1:2 2:2 3:-2 6:-1 h:1 j:-1 m:2
#show>most	0:-1 1:-1 3:3 9:1 a:1 h:-1 m:-1
#show>needed	0:-1 1:-1 3:4 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:-2
#show>never	1:1 a:-1 b:1 j:-1 m:1
#show>nobody	0:-3 1:-1 2:-1 3:-3 4:-1 6:-1 8:-1 9:-1 a:-1 b:2 c:-1 j:-1 k:-1 m:5
#show>not	0:1 1:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:4
#show>overload	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:6 i:-1 j:-1 k:-1 l:-1 m:-1
#show>override	0:-1 1:-1 3:-1 6:-1 g:5 i:-2 j:-1 k:-1 m:-1
#show>overview	0:4 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:3 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 l:-2 m:-1
#show>places	0:-2 1:-3 2:-1 4:-1 5:-1 6:-2 7:-1 8:3 a:2 b:-2 c:3 d:-1 e:-1 f:-1 g:-2 h:-2 i:-1 j:-1 k:2 l:-1 m:-1
#show>raise	0:-1 1:-3 3:-1 7:-2 8:3 9:-1 c:-1 i:-1 j:3
#show>read	0:2 1:1 3:-1 a:-1 b:2
#show>send	0:-3 1:4 a:1 e:-1
#show>should	0:1 1:3 2:-1 3:1 5:-1 7:-1 c:-1 h:-1 i:-1 m:-1
#show>since	1:4 2:-1 3:-2 c:-1 k:-1 l:1 m:-1
#show>slow	0:-2 2:3 3:1 8:-1 b:-1 k:-1 m:-1
#show>sometimes	0:1 2:1 j:2
#show>structure	l:1
#show>subtype	0:-1 1:-3 2:-1 3:-2 4:-1 5:-1 6:1 8:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:6 j:-1 k:-1 l:-1 m:-1
#show>tests	0:-1 1:-1 2:-1 3:1 5:3 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
#show>thing	1:-2 2:-1 3:-1 5:-1 7:1 8:-1 9:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:2 h:-1 i:2 j:-2 l:-1 m:2
#show>to	1:1 2:-1 3:-1 4:-1 6:2 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 f:-1 h:1 i:-1 l:1 m:-1
#show>trace	0:-1 2:-1 3:-1 4:-1 5:2 6:3 7:1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:1
#show>twice	0:-1 1:2
#show>use	0:1 1:2 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:3 m:1
#show>what	0:1 1:2 2:-2 3:-1 4:-2 5:-1 6:2 7:-1 8:-2 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 g:1 h:-2 i:-2 j:2 k:-2 l:-2 m:1
#show>when	1:-1 2:2
#show>where	0:-1 1:1 2:-1 3:1 4:-1 6:-1 8:-2 9:-1 a:-1 b:3 d:-1 e:-1 f:-1 h:-1 i:-1 j:1 m:-1
#show>which	1:-2 3:1 4:-1 6:1 9:-1 a:-1 b:2 c:-1 g:-1 h:2 m:-1
#show>who	0:-3 2:3 3:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:2 c:-1 e:-1 f:-1 g:-1 h:-1 k:1 l:-1 m:-1
#show>why	0:-2 1:4 2:-1 3:-1
#show>write	1:2 2:-1 3:1 4:-1 5:-1 6:-1 8:-1 a:2 c:-1 d:-1 e:-1 f:-1 h:-1 i:2 j:-1 k:-1
#show>wrong	0:-1 1:5 2:-1 3:-2 4:-1 6:-1 8:-1 9:-1 a:-1 b:2 k:-1 m:-2
#show>⟨error⟩	1:-1 8:1 9:1
#show>⟨name⟩	0:-3 2:-1 3:-1 4:-2 5:-1 6:2 7:-2 9:-1 a:2 c:3 d:-1 e:-2 f:-2 i:1 j:1 k:2 l:-2 m:-1
#show>⟨n⟩	1:2 3:1 6:-1
#show>⟨path⟩	0:-3 1:2 3:-3 5:-1 6:-2 7:2 b:1 g:-1 h:1 i:-1 j:1 k:-1 l:-1 m:1
#show>⟨text⟩	0:2 1:-4 2:-1 3:-2 5:-1 6:-1 8:3 a:-1 b:-1 c:-1 d:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#since	1:6 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2
#since+anymore	0:-1 1:3 3:-1
#since+create	1:1
#since+defined	1:-1 3:-1 m:2
#since+event	0:-3 1:-1 2:-1 3:-1 e:4 f:-2 l:-1
#since+fail	1:2
#since+from	0:-1 1:2 2:-2 3:2 4:-1 5:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
#since+how	0:4 1:-1 3:-1 k:-1 l:-1
#since+howto	0:2 1:-1 5:-1 a:2
#since+ifchange	0:-1 1:3 4:-1
#since+missing	0:-1 1:3 a:-1
#since+nobody	0:1 1:1
#since+not	0:-1 1:1 2:2 3:-2 5:-1 c:1 d:-1 l:-1 m:1
#since+read	0:2 1:-2 3:-1 b:3 c:-1 j:-1 k:-1
#since+send	0:-1 1:3 3:-1 e:-1
#since+should	1:2 3:-1 c:2
#since+show	0:-1 1:1 3:-1 a:2
#since+since	0:-4 1:6 2:-1 3:1 4:-1 5:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 l:-1 m:-1
#since+slow	0:-1 1:2
#since+sometimes	1:2
#since+thing	0:-2 1:1 l:2 m:1
#since+to	0:-1 2:-2 3:-1 l:4
#since+what	2:4 3:-1 b:-1 g:-1 l:-1 m:-1
#since+when	0:-1 2:2
#since+which	0:-2 1:-1 2:2 5:1
#since+write	1:3 2:-1 3:-1 4:-1 a:-1 l:1
#since+wrong	0:1 1:1
#since+⟨name⟩	1:3 2:-1 3:-1 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#since+⟨n⟩	0:-1 1:4 3:-1
#since>anymore	0:-1 1:2 3:-1 a:2 k:-1 m:-1
#since>call	0:-2 1:1 3:-1 j:1 m:1
#since>compare	0:1 3:-1 l:1
#since>create	0:1 1:1
#since>defined	0:1 3:-1 b:-1 l:1 m:2
#since>error	0:-1 1:1 3:-1 7:-2 8:3 9:-1 e:-1
#since>event	0:-1 1:-1 2:-1 3:-1 4:-1 c:-1 e:5 f:-3 l:-2
#since>exists	0:1
#since>fail	0:-1 1:3 3:-1 5:-1
#since>from	0:-1 1:3 2:1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#since>good	0:1 1:3 2:-1 3:-2 b:-1
#since>handle	0:1 1:1 2:-1 3:-1 e:-1 f:2 j:-1
#since>happens	0:2 2:-1 3:-1
#since>how	0:5 1:-1 3:-1 k:-1 l:-1
#since>howto	0:3 2:-1 3:-1 5:-1 a:2 b:-1 j:-1 l:-1
#since>ifchange	1:4 2:1 3:-1 4:-1 a:-1 l:-1 m:-1
#since>import	0:-1 1:2 2:1 3:-2 d:-1 m:2
#since>missing	0:-1 1:5 2:-1 3:-1 a:-1
#since>never	0:-1 3:-1 m:3
#since>nobody	1:2 m:-1
#since>not	0:-1 1:3 2:1 3:-2 4:-1 5:-1 c:1 d:-1 l:1
#since>overload	1:1
#since>overview	0:2 1:1 3:-2
#since>places	0:-1 1:1 l:2
#since>read	0:2 1:-1 2:-1 3:-2 a:-1 b:2 c:-1 j:-1 k:-1
#since>send	0:-1 1:3 2:-1 3:-1 e:-1 m:1
#since>should	1:2 3:-1 c:1
#since>show	0:1 1:2 2:-1 3:-2 a:2 g:1 l:-1
#since>slow	0:-1 1:3
#since>sometimes	0:-1 1:1 3:-1 a:2
#since>tests	0:-2 1:1 3:-1 4:-1 5:2 a:-1 c:2
#since>thing	0:-2 1:3 2:-1 3:-2 l:2 m:1
#since>to	0:-2 1:2 3:-2 4:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 l:5 m:-1
#since>trace	0:-2 1:1 2:2 3:-1 a:-1 l:2 m:-1
#since>twice	0:-1 1:3 3:-2
#since>use	0:-1 1:1 a:2 k:-1 l:1
#since>what	0:-1 1:2 2:3 3:-3 4:-1 5:2 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 m:-1
#since>when	0:-1 1:1 2:2 l:-1
#since>where	0:1 1:1 2:-1 3:2 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1 l:1
#since>which	0:-3 1:-1 2:4 3:-1 4:-1 5:2 c:-1
#since>who	0:1 1:-1 e:-1 f:3 j:-1
#since>why	0:-2 1:3 3:-1
#since>write	0:-1 1:2 2:-1 3:-2 4:-1 5:1 a:1 l:1 m:-1
#since>wrong	1:3 3:-1 5:-1
#since>⟨name⟩	0:-1 1:3 2:-1 3:-2 4:-2 6:-1 7:-2 8:2 9:-1 a:1 b:-2 c:-1 d:-1 e:3 f:-3 g:-2 h:-1 i:-1 k:-2 l:2 m:-1
#since>⟨n⟩	0:-2 1:6 3:-2
#since>⟨path⟩	1:2 m:-1
#since>⟨text⟩	1:3
#slow	0:2 1:8 2:-1 3:-3 4:-1 5:-2 6:-1 7:-1 8:1 9:1 c:-1 d:-2 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
#slow+fail	1:1
#slow+from	0:-3 1:1 2:3 3:-2 4:-1 5:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#slow+handle	0:-1 b:2
#slow+not	0:2 1:1 3:-1
#slow+show	0:1
#slow+slow	0:-3 1:5 2:-1 a:-1 m:-1
#slow+sometimes	0:-1 1:2
#slow+what	0:-1 1:2
#slow+when	0:-1 1:2
#slow+⟨name⟩	0:-2 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:3 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 j:-1 k:-1 m:-1
#slow+⟨n⟩	0:-2 1:5 3:-2
#slow+⟨path⟩	7:-1 9:3
#slow>anymore	0:-1 3:-1 4:-1 d:-1 k:3
#slow>call	0:1
#slow>defined	0:3 1:-2
#slow>error	1:-2 7:-1 9:3
#slow>fail	1:2
#slow>from	0:1 2:3 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#slow>good	1:2 e:-1 f:-1
#slow>handle	0:-1 1:1 2:-1 3:-1 b:2 d:-1 e:-1 f:2
#slow>happens	1:-1 9:1
#slow>howto	0:-1 1:2
#slow>ifchange	0:-1 1:2
#slow>import	0:-2 1:2 3:-1 m:1
#slow>missing	1:2
#slow>most	0:-1 1:-2 6:-1 d:-1 k:3
#slow>never	0:-1 3:-1 4:-1 7:-1 9:-1 b:3 d:-1 k:-1 m:1
#slow>nobody	1:2
#slow>not	0:2 1:3 3:-1 d:-1
#slow>places	0:1 1:1 3:1 a:-1 e:-1 f:-1
#slow>possible	0:-3 1:4 3:-2
#slow>send	1:1
#slow>show	0:2 1:3 2:-1 3:-2
#slow>sometimes	0:-1 1:2
#slow>thing	1:1 4:1
#slow>to	0:-1 1:3 3:-1
#slow>trace	0:-2 1:3 2:-1 3:-1 5:-1 7:-1 9:2 a:-1 b:-1 k:-1 l:-1 m:1
#slow>use	1:2 e:-1 f:-1
#slow>what	0:-3 1:1 2:-1 3:-1 4:-1 5:-1 7:-1 8:-1 9:3 d:-1 f:-1 k:3 m:-1
#slow>when	0:-1 1:2
#slow>where	0:4 1:-2 9:1 a:-1 e:-1 f:-1
#slow>which	0:-3 1:5 2:-1 3:-2 5:-1 f:-1 k:-1
#slow>who	0:-1 1:3 2:-1 5:-1
#slow>why	0:-1 1:2
#slow>write	0:2 1:1 a:-1
#slow>wrong	0:-1 1:-1 3:2
#slow>⟨name⟩	0:-2 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:3 c:-1 d:-2 e:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
#slow>⟨n⟩	0:-2 1:5 3:-1
#slow>⟨path⟩	0:-1 1:1 3:-1 7:-1 9:2 a:-1 l:-1 m:1
#slow>⟨text⟩	1:1
#sometimes	0:-3 1:7 3:1 4:-1 5:-1 6:-1 8:-1 9:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:1 l:-1 m:-1
#sometimes+create	1:2 3:-1 m:-1
#sometimes+fail	1:1 2:2 3:-1 l:-1
#sometimes+good	0:1
#sometimes+import	1:1
#sometimes+missing	0:-2 1:3 2:-1
#sometimes+nobody	1:-1 3:1 b:2 m:-1
#sometimes+not	a:2 f:-1
#sometimes+since	1:2
#sometimes+sometimes	0:-1 1:4 2:-1 d:-1
#sometimes+tests	1:2 4:-1
#sometimes+write	0:-1 a:2
#sometimes+⟨name⟩	0:-1 3:-1 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-2 e:-1 f:-1 g:-1 h:-1 i:-1 k:3 m:-1
#sometimes+⟨n⟩	0:-1 1:1 3:2 4:-1
#sometimes>create	1:2 3:-1 4:2 c:-1 m:-1
#sometimes>defined	0:-1 1:2
#sometimes>exists	0:-1 1:2 3:-1 4:-1 5:1 m:1
#sometimes>fail	0:-1 1:1 2:2 3:1 5:-1 l:-1
#sometimes>from	1:2
#sometimes>good	0:1
#sometimes>impact	0:-1 3:-1 4:2 6:2 c:-1
#sometimes>import	0:-1 1:1 3:-1 6:2 m:1
#sometimes>missing	0:-2 1:3 2:-1
#sometimes>nobody	1:-1 3:1 b:2 m:-1
#sometimes>not	0:-1 1:1 a:2 b:2 c:-1 f:-1 l:-1 m:1
#sometimes>show	0:-1 1:3 3:-1
#sometimes>since	1:3 3:-1
#sometimes>structure	0:-1 3:1 m:1
#sometimes>tests	1:3 4:-1
#sometimes>to	0:-1 2:2 l:-1
#sometimes>trace	0:-1 1:3 2:2 3:-2 d:-1 l:-1
#sometimes>what	0:1 1:2 2:-1 3:-2 c:-1
#sometimes>when	1:1
#sometimes>where	0:-2 1:1 2:-1 3:3 4:-1 l:-1
#sometimes>which	0:-1 1:2 3:-1 4:-1 5:1
#sometimes>why	0:-2 1:3 3:-1
#sometimes>write	0:-1 1:1 3:-1 4:-1 5:-1 a:2
#sometimes>wrong	0:-1 1:3 3:-1
#sometimes>⟨name⟩	0:-1 1:2 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-2 e:-1 f:-1 g:-1 h:-1 i:-1 k:3 l:-1 m:-1
#sometimes>⟨n⟩	0:-1 1:2 3:1 4:-1
#sometimes>⟨text⟩	1:1
#structure	0:-1 1:-2 3:11 4:-1 5:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-1
#structure+catch	3:-1 5:-1 6:-1 8:-1 9:3 f:-1
#structure+compare	0:-4 1:-1 2:-1 3:6 l:-1
#structure+create	1:-1 7:-1 8:2 c:2 f:-1
#structure+decided	0:2 1:-1 3:-1
#structure+exists	0:1 3:2 d:-1 m:1
#structure+explain	0:1
#structure+from	0:3 1:-3 2:1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2
#structure+ifchange	0:-2 1:-1 2:3 4:-2 5:-1 a:-1 d:-1 m:2
#structure+impact	0:-2 1:2 2:3 3:1 4:-1 5:-1 d:-1 m:-1
#structure+import	2:-2 3:2 4:-1 6:-1 9:-1 b:-1 d:3 l:-1 m:-1
#structure+judge	0:-2 1:-1 3:4
#structure+not	0:-3 2:-1 3:3 4:-1 d:-1 m:2
#structure+overview	0:1 3:1
#structure+proscons	0:-3 1:-1 2:-1 3:5 i:-1
#structure+quality	3:1
#structure+read	0:-2 1:-1 3:4 b:-1 m:-1
#structure+should	0:-3 1:-1 3:3 5:2 d:-1
#structure+structure	0:-2 1:1 2:-1 3:5 4:-1 5:-1 6:-1 d:-1 l:-1 m:-1
#structure+thing	0:-4 1:-2 2:-1 3:2 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:5 j:-1 k:-1 m:-1
#structure+to	0:-3 1:-1 3:3 l:1
#structure+too	0:-1 3:1
#structure+use	0:-1 1:-1 3:5 b:-1 d:-1 m:-1
#structure+what	0:-2 2:2
#structure+where	0:-2 1:-1 3:3 5:-1 9:1
#structure+which	0:2 3:-1
#structure+⟨name⟩	0:-3 1:1 3:2 4:-2 6:3 8:-1 a:-1 c:-1 d:-2 f:-1 h:-1 i:-1 k:-1 l:-1
#structure+⟨n⟩	0:-1 1:3 3:-2
#structure+⟨path⟩	1:-1 3:2 d:-1 m:1
#structure>catch	3:-1 5:-1 6:-1 8:-1 9:3 f:-1
#structure>compare	0:-4 1:-1 2:-1 3:7 4:-1 d:-1 l:-1 m:-1
#structure>count	0:-1 1:-1 2:-1 3:1 f:-1 i:3
#structure>create	1:-1 3:1 7:-1 8:2 c:2 f:-1
#structure>decided	0:2 1:-1 3:-1
#structure>event	0:2 1:-1 3:1
#structure>exists	0:2 1:-1 2:-1 3:2 5:-1 9:-1 b:-1 d:-1 e:-1 f:-1 g:-1 i:2 k:-1 l:-1
#structure>explain	0:1 3:1
#structure>fail	0:-1 1:-1 3:1 i:1
#structure>from	0:2 1:-2 2:1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2
#structure>good	0:-2 1:-1 3:4
#structure>handle	0:-2 3:2 l:1
#structure>how	0:1 3:1
#structure>ifchange	0:-2 1:-1 2:3 3:2 4:-2 5:-1 a:-1 d:-1 f:-1 m:1
#structure>impact	0:-3 1:1 2:2 3:3 4:-2 5:-1 d:-1 l:-1 m:-1
#structure>import	0:-1 1:1 2:-2 3:1 4:-1 6:-1 9:-1 b:-1 c:-1 d:2 f:-1 h:-1 i:-1 k:-1 l:-1 m:3
#structure>judge	0:-1 1:-1 2:-1 3:4 m:-1
#structure>missing	0:-1 1:3 3:-1 m:1
#structure>most	0:-1 3:2
#structure>not	0:-4 1:-1 2:-2 3:5 4:-1 5:-1 6:-1 7:-1 c:-1 d:-2 f:-1 m:3
#structure>overview	3:2 7:-1
#structure>places	0:-1 1:-2 3:3 m:1
#structure>proscons	0:-3 1:-1 2:-1 3:5 i:-1
#structure>quality	0:-1 3:2
#structure>read	1:-1 3:3 b:-1 m:-1
#structure>should	0:-1 1:-1 2:-1 3:4 5:1 d:-1 f:-1
#structure>show	0:-2 1:-1 3:4
#structure>since	1:-1 3:2 d:-1 m:1
#structure>slow	0:-2 1:1 3:3 d:-1
#structure>subtype	0:-2 3:1 g:-1 i:3
#structure>thing	0:-1 1:-2 2:-1 3:2 4:-2 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:5 j:-1 k:-1 l:-1 m:-1
#structure>to	0:-3 1:-1 2:-1 3:4 4:2 a:-1 l:1
#structure>too	0:-1 3:2
#structure>trace	0:-2 1:-2 2:4 5:-1 6:-1 d:-2 l:-1 m:1
#structure>use	0:-2 1:-1 3:6 b:-1 d:-1 k:-1 m:-1
#structure>what	0:-2 1:-1 2:2 3:3 m:-1
#structure>where	0:-3 1:-1 3:4 4:1 5:-1 a:-1 c:-1 e:-1 f:-1 g:-1 i:2
#structure>which	1:-1 2:-1 3:3
#structure>write	0:-2 1:-1 2:3 4:1 5:-1 a:-1
#structure>wrong	0:-1 1:-2 3:2 4:2 a:-1
#structure>⟨name⟩	0:-5 2:-1 3:3 4:-3 5:-1 6:2 7:-1 8:1 9:3 a:-2 b:-1 c:1 d:-2 e:-1 f:-2 g:-1 h:-2 i:3 j:-1 k:-2 l:-2 m:-1
#structure>⟨n⟩	0:-1 1:2
#structure>⟨path⟩	0:-1 1:-2 3:3 d:-2 m:2
#subtype	0:1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-2 g:7 h:-2 i:12 j:-1 k:-1 l:-1 m:-1
#subtype+exists	0:-3 3:-2 g:2 h:-1 i:3
#subtype+from	0:1 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-1 f:-1 g:2 h:-2 i:7 j:-1 k:-1 l:-1 m:-1
#subtype+ifchange	0:3 1:-1 3:-2 4:-1 a:-3 g:3 i:-1
#subtype+override	0:-1 1:-1 3:-1 g:5 i:-2
#subtype+send	0:-1 1:-1 2:-1 3:-1 5:-1 8:-1 a:-1 b:-1 e:2 f:-1 g:-1 i:3 j:-1 m:-1
#subtype+show	0:-1 1:-1 3:-1 6:-1 i:3
#subtype+subtype	0:-3 1:-1 3:-1 6:-1 g:3 h:-1 i:2 m:-1
#subtype+thing	0:-3 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:7 j:-1 k:-1 l:-1 m:-1
#subtype+to	0:1 1:-1 2:-1 3:-1 g:-1 i:2 l:-1
#subtype+where	0:-1 3:-1 e:-1 i:3
#subtype+which	0:4 1:-1 2:-1 4:-1 5:-1 6:-1 8:-1 a:-1 c:-1 d:-1 e:-1 g:2 h:-1 i:-3 k:-1 l:-1 m:-1
#subtype+write	0:-2 3:-1 4:-1 a:-3 c:-1 g:4 i:2
#subtype+⟨name⟩	0:-5 2:-1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:7 j:-1 k:-1 l:-1 m:-1
#subtype>compare	0:-1 3:1 g:3 h:-1 i:-2
#subtype>create	0:1 1:2 3:1 c:-1 g:-1 i:-1
#subtype>exists	0:-4 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:5 j:-1 k:-1 l:-1 m:-1
#subtype>fail	0:-1 3:1
#subtype>from	2:-1 3:-4 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-1 g:5 h:-2 i:7 j:-1 k:-1 l:-1 m:-1
#subtype>ifchange	0:3 1:-1 3:-2 4:-1 a:-3 g:3 i:-1
#subtype>needed	0:1 3:2 g:-1 i:-1
#subtype>not	0:-1 1:1 3:2 g:2 i:-1 m:-1
#subtype>overload	0:-1 g:3 h:-1 i:-2
#subtype>override	0:-2 1:-1 3:-1 5:-1 6:-1 b:-1 g:6 h:-1 i:-3 l:-1 m:-1
#subtype>send	0:-1 1:-2 2:-1 3:-1 5:-1 7:-1 8:-1 a:-1 b:-1 e:2 f:-1 g:-1 i:3 j:-1 m:-1
#subtype>should	0:2 i:-1
#subtype>show	0:-3 1:-1 3:-1 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 e:-1 f:-1 g:2 h:-1 i:4 j:-1 k:-1
#subtype>sometimes	0:1 i:1
#subtype>thing	0:-1 1:-1 2:-1 3:-3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:1 h:-1 i:8 j:-1 k:-1 l:-1 m:-1
#subtype>to	0:1 1:-1 2:-1 3:-1 g:1 i:2 l:-1
#subtype>trace	0:3 1:-1 2:-1 3:1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 g:-1 h:-1 i:2 k:-1 l:-2 m:-1
#subtype>what	0:2 1:-1 2:-1 3:-1 4:-1 7:-1 g:1 i:2
#subtype>where	0:-1 3:-1 e:-1 i:3
#subtype>which	0:4 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
#subtype>write	0:-2 1:-1 3:-1 4:-1 5:-1 a:-3 c:-1 e:-1 g:4 i:2 m:-1
#subtype>wrong	0:-2 1:4 3:-1 c:-2 g:1 h:-1 i:-1
#subtype>⟨name⟩	0:-4 1:-1 2:-1 4:-1 5:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:5 h:-1 i:8 j:-1 k:-1 l:-1 m:-1
#subtype>⟨path⟩	0:1 3:-1 5:-1 7:-1 b:-1 d:-1 g:-1 h:-1 i:3 l:-1 m:-1
#tests	0:-2 1:-1 2:-2 3:1 4:-2 5:17 6:-1 7:-1 8:-1 9:-1 a:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#tests+defined	0:3 1:-1 3:-2
#tests+exists	0:-1 1:-1 3:-1 5:4 c:-1
#tests+fail	0:-3 1:1 3:2 c:-1 j:-1
#tests+from	0:5 1:-1 2:-1 3:-1 4:-1 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#tests+howto	0:3 1:1 5:-3
#tests+ifchange	0:-1 2:-1 3:-2 4:-1 5:4 a:-1
#tests+import	0:-2 1:-1 5:-2 d:3
#tests+not	0:-2 1:1 3:-3 5:4 c:-1 m:-1
#tests+override	0:-2 3:3 5:1 g:-1
#tests+should	0:2 1:-1 3:-3 4:-1 5:3 7:-1
#tests+show	0:-2 1:-1 3:2 5:2 h:-1 j:-1 m:-1
#tests+since	0:-1 1:4 3:-2 5:-1
#tests+slow	0:-3 1:5 3:-3 5:-2
#tests+structure	0:-2 1:-1 3:1 5:2
#tests+tests	1:-2 2:-1 3:3 4:-1 5:5 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
#tests+thing	0:-2 1:-1 3:-1 5:3 m:-1
#tests+to	0:-1 1:-1 2:-1 3:-1 5:4 l:-1
#tests+what	0:-3 1:-2 2:-1 3:1 4:-1 5:5 6:-1 7:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 j:-1 l:-1 m:-1
#tests+where	0:-4 1:-1 2:-1 3:1 4:-1 5:3 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1
#tests+which	0:-4 1:-2 2:-1 3:-3 4:-1 5:6 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1
#tests+who	0:-1 1:1 2:-1 3:3 d:-1 e:-1 j:-1 k:-1 m:-1
#tests+write	0:-3 2:-1 3:3 4:-1 5:3 a:-1 d:-1 g:-1 l:-1
#tests+wrong	3:-1 4:-1 5:3
#tests+⟨name⟩	0:3 1:1 2:-1 4:-2 5:4 6:-1 7:-2 8:-1 9:-1 a:-2 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-2 j:-1 k:-2 l:-1 m:-1
#tests+⟨path⟩	0:2 1:-1 3:-2 5:2 d:-1 m:-1
#tests+⟨text⟩	0:-1 1:1 3:-1 5:1
#tests>anymore	0:-1 1:2 3:-1
#tests>compare	0:-1 1:2 3:-1 5:2 l:-1
#tests>create	0:-1 1:-1 3:-1 c:3
#tests>defined	0:3 1:-1 3:-2 5:1 c:-1
#tests>error	0:3 1:1 3:-1 5:-1 7:-1
#tests>exists	0:-4 1:-2 2:-1 3:3 4:-1 5:4 6:-1 7:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#tests>fail	0:-4 1:3 2:-1 3:2 4:-1 5:2 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 h:-1 i:-1 j:-1 l:-1 m:-1
#tests>from	0:3 2:-1 3:-1 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#tests>handle	0:-1 5:2
#tests>happens	0:-1 1:3 3:-1 5:-1
#tests>how	0:5 1:-1 2:-1 5:-4 l:-1 m:-1
#tests>howto	0:3 2:-1 5:-1
#tests>ifchange	0:-2 1:-1 2:-1 3:-2 4:-3 5:6 7:-1 a:-1 m:-1
#tests>impact	0:-1 1:1 3:-1 4:-1 5:2
#tests>import	0:-2 1:-1 2:-1 5:-1 d:4
#tests>meaning	0:-2 1:2 3:-2 5:1 c:2
#tests>missing	0:-3 1:-2 3:3 m:-1
#tests>most	1:1 5:1
#tests>nobody	0:-3 1:-2 3:6 4:-1 5:-4 m:-1
#tests>not	0:-2 1:1 2:-1 3:2 4:-1 5:3 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-2
#tests>override	0:-2 3:3 5:1 g:-1
#tests>places	0:-2 1:-1 5:4 a:-1 j:-1 k:-1
#tests>possible	0:-3 1:-1 3:4 5:-3
#tests>risk	0:-1 1:-1 3:2
#tests>send	0:-1 1:-1 3:-1 5:3 7:-1
#tests>should	0:1 1:-1 3:-2 4:-1 5:4 7:-1
#tests>show	2:-1 3:2 5:1 b:-1 c:-1 h:-1 i:-1 j:-1 m:-1
#tests>since	0:-3 1:5 2:-1 3:1 5:-1 a:-1 b:-1 c:-1 d:1 e:-1 l:-1 m:-1
#tests>slow	0:-3 1:6 3:-4 5:-3
#tests>sometimes	1:3 3:1 5:-2 c:-1
#tests>structure	0:-2 1:-1 3:2 5:1
#tests>thing	0:2 1:-2 2:-1 3:-2 5:4 6:-1 7:-1 a:-1 b:-1 d:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#tests>to	0:1 2:-1 3:-1 5:3 l:-2
#tests>too	0:-2 1:-1 3:-2 5:3
#tests>trace	2:-2 3:-4 4:-1 5:7 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#tests>use	0:1 3:-1 5:2 k:-1
#tests>what	0:1 1:2 2:-2 3:1 4:-3 5:3 6:-1 7:-2 8:-1 9:-1 a:-2 b:-1 c:-2 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#tests>when	1:1
#tests>where	0:-2 1:-2 2:-1 3:3 4:-1 5:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#tests>which	0:-4 1:1 2:-1 3:-1 4:-1 5:7 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#tests>who	0:-2 1:1 2:-1 3:2 4:-1 5:3 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 j:-1 k:-1 m:-1
#tests>write	0:-1 1:-1 2:-1 3:2 4:-1 5:4 6:-1 7:-1 9:-1 a:-2 c:-1 d:-1 g:-1 i:-1 j:-1 l:-1 m:-1
#tests>wrong	0:-2 1:4 3:-2 4:-1 5:2 a:-1
#tests>⟨error⟩	1:1
#tests>⟨name⟩	0:2 1:1 2:-1 4:-3 5:8 6:-2 7:-2 8:-1 9:-2 a:-2 b:-2 d:-1 e:-2 f:-2 g:-2 h:-2 i:-2 j:-1 k:-2 l:-1 m:-1
#tests>⟨n⟩	0:2 3:-1 5:1 k:-1
#tests>⟨path⟩	0:1 1:-2 2:-1 3:-3 5:5 7:-1 a:-1 b:-1 d:-1 e:-1 g:-1 h:-1 l:-1 m:-1
#tests>⟨text⟩	0:-1 1:3 3:-1 5:1
#thing	1:-1 2:-1 3:1 5:-1 6:2 7:-1 9:-1 a:-1 c:-1 f:-1 h:1 i:2 k:2 l:-1 m:1
#thing+anymore	1:-1 2:-1 3:3 4:-1 6:1 7:-1 b:-1 d:-1 g:-1 h:-1 i:-1 j:-2 k:2 l:-1 m:-2
#thing+call	0:2 1:1 2:-1 3:-2 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:4 k:-2 l:-3 m:-4
#thing+callee	0:-1 1:-1 3:-1 4:3 6:3 a:-1 b:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#thing+compare	0:-1 1:-1 2:-1 3:-3 5:-1 6:-2 8:-1 a:2 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:5 m:-1
#thing+count	0:-2 1:-2 2:-1 3:-3 4:1 5:-1 6:2 8:1 9:-1 b:1 d:1 e:-1 f:-1 g:-1 h:1 i:2 j:1 k:-2 l:1
#thing+create	0:-1 3:2 6:-1 8:3 c:-2
#thing+defined	0:1 1:1 3:1
#thing+error	0:1 1:1
#thing+event	e:2 f:1
#thing+exists	0:1 3:-1 a:1 i:2
#thing+fail	0:-2 1:-2 2:-1 3:1 4:-1 6:-2 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:3 j:2 k:-1 l:-1
#thing+from	1:-2 2:-1 3:1 5:-2 7:-1 8:-2 9:1 b:1 c:-1 d:2 e:-1 f:-1 g:1 h:-1 i:-3 j:-1 l:2 m:2
#thing+handle	0:2 3:-2 6:-1 b:-1 e:-1 f:3 i:-1 l:-1
#thing+how	1:-1 3:2
#thing+howto	3:-1 4:2 6:-1 7:-1 8:-1 a:-1 b:-1 e:-1 f:3 h:-1 i:-1 j:-1 k:-2
#thing+ifchange	0:-1 1:-1 4:3 6:-1 a:-1 d:-1 m:1
#thing+impact	0:-3 1:1 2:-1 3:-3 4:3 6:1 8:-1 a:-1 b:-1 d:3 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#thing+import	0:-2 1:1 3:3 4:-2 7:-1 8:-1 a:-1 b:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
#thing+meaning	0:3 1:-1 2:-1 3:-2 6:-1 f:-1 g:-1 i:-1 k:2 m:-1
#thing+missing	1:3 3:-1
#thing+most	0:-3 1:1 2:-1 3:4 6:-2 8:-1 a:-1 b:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-2
#thing+needed	0:-2 3:-2 6:2 h:-1 j:2 k:-1 m:-1
#thing+never	0:-1 1:-1 3:-1 6:-2 j:-1 k:-2 m:5
#thing+nobody	1:-1 3:-2 6:-1 b:-1 d:-1 h:-1 i:-1 j:-1 k:-1 m:6
#thing+not	1:1 2:-1 3:-3 4:1 5:-1 6:-2 8:-1 c:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:5
#thing+overload	0:-1 h:3
#thing+override	g:3 i:-1
#thing+overview	0:-1 1:2 3:-1 6:2
#thing+places	0:-1 8:-1 j:-1 k:3
#thing+raise	0:2 1:-2 2:-2 3:-2 4:-1 5:-1 6:-4 7:-2 8:5 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-2 g:-1 h:-2 i:-2 j:-1 k:3 l:-2 m:-2
#thing+read	0:5 1:-1 2:-1 3:-2 6:1 7:-1 b:-2 d:-1 e:-1 f:-1 i:-1 l:-1 m:-2
#thing+send	0:-3 1:-2 2:-1 4:-1 6:-1 7:-1 8:2 d:-1 e:2 g:-1 h:3 i:-1 j:-1 k:-1 l:-1
#thing+should	1:-1 3:3 6:-1 d:-1 j:1
#thing+show	0:-2 1:1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 g:2 h:1 i:1 j:-1 k:-2
#thing+since	0:1 1:-1 g:1
#thing+structure	0:2 1:-1 2:-1 3:2 4:-1 6:-1 d:-1 e:-1 f:-1 i:1 j:-1 k:-1 m:-1
#thing+subtype	0:3 1:-2 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:5 j:-1 k:-1 l:-1 m:-1
#thing+thing	1:4 2:-1 3:1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:1 i:4 j:-2 k:-3 l:-1 m:-1
#thing+to	0:1 1:-3 3:1 4:-1 5:-2 6:-2 7:-1 8:5 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 j:1 k:1 l:-2 m:-1
#thing+too	0:-2 3:5 6:-1 i:-1 m:-1
#thing+trace	0:1 1:-2 2:-1 3:-2 4:1 a:2 d:-1 k:-1 l:1
#thing+unused	0:-1 1:-1 3:-1 i:-1 k:-1 m:3
#thing+use	0:-4 1:2 4:-1 6:3 8:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1
#thing+what	0:-4 1:-2 2:-2 3:-2 4:2 5:-1 7:1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 h:1 i:3 j:2 k:1 l:-1 m:1
#thing+where	1:-1 3:-1 4:2 6:-1 8:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 j:1 k:2 l:-1 m:-1
#thing+which	0:-1 1:-1 2:2 5:-1 6:-2 7:1 8:3 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-2 g:-1 h:1 j:-1 k:-1 l:-1 m:-1
#thing+who	0:-3 1:-2 2:-1 3:-2 4:-1 6:-3 7:3 8:-1 a:-2 b:-1 c:-1 e:-1 f:-2 g:-2 h:-1 i:-1 j:6 k:1 l:-1 m:-2
#thing+why	1:1
#thing+write	0:2 3:-1 4:1 6:-1 a:1 b:1 f:-1 g:1 h:-1 i:-2 k:-1 m:-1
#thing+wrong	1:2
#thing+⟨name⟩	0:3 1:-1 2:-1 3:-3 4:1 5:-1 6:1 7:-1 8:-3 9:-2 c:1 d:-2 e:1 f:-1 g:1 h:1 j:-1 k:1 l:-2
#thing+⟨n⟩	0:-2 1:4 i:-1 m:-1
#thing+⟨path⟩	0:-2 1:1 3:1 4:1 5:-1 6:4 7:2 9:-1 a:-1 b:-1 d:-1 e:-1 g:-1 i:-1 j:-1 k:-1 l:-2 m:-2
#thing+⟨text⟩	1:1
#thing>anymore	0:-1 1:-1 2:-1 3:3 4:1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:3 l:-1 m:2
#thing>call	0:-1 1:-2 2:-1 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-2 j:5 k:-2 l:-3 m:5
#thing>callee	0:-1 1:-1 3:-1 4:2 6:3 a:-1 b:-1 h:-1 j:1 k:-1 l:-1 m:-1
#thing>compare	0:-4 2:-1 4:-1 5:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 e:-1 f:-1 g:1 h:2 i:-2 j:-2 k:-1 l:5 m:-2
#thing>copies	1:2 3:-2 9:2
#thing>count	0:-1 1:-2 2:-1 3:-3 4:2 5:-1 6:2 8:1 9:-1 e:-1 f:-1 g:-2 h:2 i:2 j:1 k:-2
#thing>create	0:-3 3:2 4:1 6:-1 8:3 c:-1 k:-1
#thing>defined	0:-1 1:3 4:2 6:-1 b:-1 h:-1 i:-1 j:1 k:-1 m:-1
#thing>error	0:1 2:-1 3:-1 4:-1 6:-1 7:3 9:1 b:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#thing>event	0:-3 1:4 2:-1 3:-1 4:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:4 g:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
#thing>exists	0:-3 1:-1 2:-1 3:-2 5:-1 7:-1 8:-1 9:-1 a:2 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:3 j:1 k:1 l:-1
#thing>explain	0:-1 3:1 f:1 i:1
#thing>fail	1:-3 2:-1 3:1 4:1 6:-2 7:3 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:1 f:-1 g:-1 h:-1 i:3 j:1 k:-1 l:-1 m:-1
#thing>from	0:1 1:-2 2:-1 3:2 5:-1 6:2 7:2 8:-1 a:1 b:-1 c:-1 d:1 e:-1 f:-1 g:1 h:-1 i:-2 k:-1 l:1 m:1
#thing>good	0:-2 1:1 3:3 7:1 i:-1
#thing>handle	2:-1 3:-2 6:2 8:-1 a:-1 b:-1 e:-1 f:3 g:-1 h:1 i:-1 j:-1 k:-1 m:-1
#thing>happens	0:2 1:-1 2:-1 3:-1 4:-1 6:1 h:-1 i:-1 k:-1 l:2
#thing>how	0:-1 1:-1 3:4 4:1 6:-1 j:-1 k:-1 l:-1 m:-1
#thing>howto	0:2 1:-1 2:-1 3:-3 4:1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:4 h:-1 i:-1 j:-2 k:-2 l:2 m:-2
#thing>ifchange	0:-1 1:-1 4:2 5:-1 6:1 7:-1 d:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:3
#thing>impact	0:-2 2:-1 3:-1 4:5 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#thing>import	0:-4 1:2 2:-1 3:2 4:-1 6:2 7:-1 8:-1 9:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-2 l:-1 m:-1
#thing>judge	3:2
#thing>meaning	0:3 1:2 2:-1 3:-2 4:-2 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:1 m:-1
#thing>missing	1:3 3:1 4:1 7:-1 d:1 i:-1 j:-1 k:-1 m:-1
#thing>most	0:-3 2:-1 3:5 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:1
#thing>needed	0:-1 3:-3 4:1 6:2 7:-1 8:-1 a:-1 b:-1 c:-1 g:-1 h:-1 i:-2 j:2 k:2 m:-1
#thing>never	0:-1 1:-1 3:-1 6:-3 e:-1 h:-1 j:-2 k:-2 l:-1 m:7
#thing>nobody	3:-2 6:-2 7:-1 9:-1 b:-1 d:-1 h:-1 i:-1 j:-2 l:-1 m:6
#thing>not	0:-1 1:1 2:-1 3:1 5:-1 6:-1 8:-1 a:-1 e:-1 h:-1 i:-1 j:-1 k:-1 m:6
#thing>overload	0:-2 1:-1 3:-1 4:-1 6:-1 7:1 b:-1 e:-1 g:2 h:4 i:-2 j:-1 k:-1 m:-1
#thing>override	0:-2 1:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 g:6 h:-1 i:-3 j:-1 k:-1 m:-1
#thing>overview	0:-1 1:2 3:-1 6:2
#thing>places	0:1 1:1 3:2 5:-1 6:-2 8:-1 a:-1 b:1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:1 k:2 l:-1
#thing>possible	0:2 1:-1 3:-3 4:-1 6:-1 7:2 8:-1 a:-1 b:-1 c:-1 d:2 e:-1 g:-1 h:-1 i:-1 j:-1 m:2
#thing>quality	0:-1 3:2 4:3 a:-2 b:-1 k:-1 m:-1
#thing>raise	0:2 1:-2 2:-2 3:-2 4:-1 5:-1 6:-4 7:-1 8:5 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-2 i:-2 j:-1 k:3 l:-2 m:-2
#thing>read	0:2 1:3 2:-1 3:-3 4:-1 5:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:1
#thing>send	0:-1 1:-2 2:-1 3:-1 4:-1 5:-1 6:1 7:-1 8:2 a:-1 d:-1 e:2 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1
#thing>should	0:-1 1:-2 2:-1 3:6 4:1 5:-1 6:-1 7:1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
#thing>show	0:-1 2:-1 3:1 4:-1 5:1 7:-2 8:-1 9:-1 a:-2 b:2 c:-1 d:-1 e:-1 g:2 h:2 i:-1 k:1
#thing>since	0:1 g:1 m:1
#thing>slow	1:-3 2:-1 5:-1 6:1 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1 m:-1
#thing>sometimes	0:-1 1:2 3:-1 6:-2 i:1 j:2 k:-1
#thing>structure	0:1 2:-1 3:4 4:-1 6:-1 b:-1 d:-1 e:-1 f:-1 g:-1 i:1 j:-1 k:-1 m:-1
#thing>subtype	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:5 j:-1 k:-1 l:-1 m:-1
#thing>tests	0:-3 1:-2 3:4 5:2 6:-1 g:1 h:-1 i:-1 j:-1 k:-1
#thing>to	1:1 2:-1 4:2 5:-1 6:-1 7:-1 8:4 9:-1 a:-2 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 j:1 k:1 l:-3 m:1
#thing>too	0:-2 1:-1 3:6 6:-1 d:-1 i:-1 m:-1
#thing>trace	0:-1 2:-1 3:2 4:1 5:-1 6:4 7:1 9:-1 a:1 b:-1 d:1 e:-1 g:-1 i:-1 j:-2 k:-2 l:-1 m:-2
#thing>unused	0:-2 3:-1 g:1 i:-1 k:-1 m:3
#thing>use	0:-4 1:1 2:-1 3:-1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:6 l:-1 m:2
#thing>what	0:-1 1:-1 2:-2 3:-2 4:3 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:1 i:2 j:1 l:-1 m:2
#thing>when	0:-1 1:2 6:-1 7:2
#thing>where	0:-3 1:-1 2:-1 3:-3 4:3 5:-1 6:-2 7:-1 8:-1 9:-1 b:2 c:-2 d:-1 e:-2 f:-1 g:2 h:-1 i:1 j:1 k:4 l:-1 m:-2
#thing>which	1:-1 2:2 3:2 5:-1 6:-2 7:2 8:2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-2 g:-2 h:-1 i:2 l:-1
#thing>who	0:-4 1:-3 2:-1 3:-3 4:-2 7:3 8:-1 9:-1 b:-2 c:-2 e:-1 f:-2 g:-2 h:-2 i:-1 j:7 k:1 l:-1 m:-3
#thing>why	0:2 1:1 3:-1 7:-1
#thing>work	0:-3 1:2 3:3 6:1 g:-1 h:-1 i:1 j:-1 k:-1 m:-2
#thing>write	0:2 2:-1 3:-2 4:3 5:-1 6:-2 7:-1 8:-1 9:-1 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 l:-1 m:-1
#thing>wrong	0:1 1:3 2:-1 6:-1 7:1 a:-1 b:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:1
#thing>⟨error⟩	7:-1 8:1 9:2
#thing>⟨name⟩	0:1 1:-1 2:-1 3:-3 5:-1 6:1 7:-1 9:-1 a:1 d:-1 g:1 i:2 j:1 k:1 l:-2
#thing>⟨n⟩	0:-3 1:3 4:-1 7:-1 h:-1 i:2 j:-1 k:-1 m:-1
#thing>⟨path⟩	0:-2 1:1 3:1 5:-1 6:4 7:1 9:-1 a:-1 b:-1 d:1 e:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#thing>⟨text⟩	0:-1 8:-1 a:-1 d:3 g:-1 h:-1
#to	0:-1 1:2 2:1 3:-1 7:-1 b:-1 c:-1 d:-1 g:-1 h:-1 i:-1 j:-1 l:6 m:-1
#to+anymore	0:2 1:-3 3:2 4:-1 9:2 l:-1 m:1
#to+call	0:-1 1:-1 2:-1 6:-1 g:1 j:1 l:2
#to+catch	8:-1 9:4 a:-1 c:-1 e:-1 f:-1 l:-1
#to+compare	0:2 1:-3 3:1 9:2
#to+create	0:1 1:1
#to+event	1:-1 3:-1 e:1 f:1 l:-1
#to+exists	0:-1 2:2 3:-1 e:-1 l:-1 m:1
#to+explain	0:1 1:-1 2:-1 3:-2 l:3
#to+fail	1:-1 2:-1 3:-1 6:-1 f:-1 j:-2 l:4
#to+from	1:4 2:-1 3:-1 8:-1 e:-1 f:-1 l:1
#to+handle	2:1 3:-1 l:2
#to+happens	0:-1 1:-1 2:1 3:3 5:-1 6:-1 8:-1 9:-1 c:1 e:-1 f:-1 h:-1 j:1 l:-2
#to+how	0:-2 1:4 2:-1 3:2 4:-1 6:-1 7:-1 a:-2 b:-1 d:-1 e:-1 f:-1 j:-1 l:-1
#to+howto	0:3 1:-2 2:-1 3:1 4:-1 5:1 l:-1
#to+ifchange	0:-1 1:-2 2:-1 3:2 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 e:-1 f:-1 k:-1 l:-1
#to+impact	0:-1 3:2
#to+import	0:-1 1:2 4:-1 6:2 a:1 e:-1 l:-1
#to+judge	0:-1 3:1 6:1 e:2 l:-1
#to+missing	0:-3 1:4 2:2 3:-1 4:-1 9:-1 a:1 b:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:-1
#to+nobody	0:1 1:1 m:-1
#to+not	1:-1 3:1 l:1
#to+places	0:2 1:-1 2:-1 3:1 4:-1 6:-1 8:-1 9:-1 a:-1 c:1 e:-1 j:1 k:-1 l:1
#to+read	0:-1 1:1 a:-1 b:-1 c:-1 l:3
#to+send	0:-1 2:1 3:-1 e:2
#to+should	0:3 1:1 2:-1 3:-2
#to+show	0:2 1:2 3:-2 4:-1 a:-2 g:-1 i:-2 l:1
#to+subtype	0:2
#to+tests	0:-4 1:-2 3:5 5:-1 d:-1
#to+thing	0:3 1:3 2:-1 3:-2 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-3 m:-1
#to+to	0:-3 2:2 3:-2 4:-1 5:-1 6:2 7:-1 8:1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:6 m:-1
#to+trace	0:-3 1:-3 2:3 3:-2 4:-1 5:1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 k:2 l:4 m:-1
#to+use	0:4 1:-2 2:-1 4:1 6:-1 7:-1 9:1 g:-1 k:-3 m:-1
#to+what	0:1 1:-2 2:1 3:2 4:-2 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
#to+when	0:-2 1:-1 2:2 7:3 j:-1 l:-1
#to+where	0:-3 1:-1 2:-1 4:3 8:-1 9:-1 a:-2 b:1 c:-2 e:-1 f:-1 g:-1 j:2 k:2 l:1 m:-1
#to+which	0:-2 1:-2 3:-2 5:-1 6:5 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:-2 l:3
#to+who	0:-1 2:-1 4:-1 9:-1 a:-1 b:2 e:1 f:2 j:-1 l:-2
#to+write	1:-2 2:-1 7:2 a:-1 f:1 l:3 m:-1
#to+wrong	1:2 4:1
#to+⟨name⟩	0:-3 2:-2 3:-2 4:-2 5:-1 6:-4 7:-2 8:4 9:-2 c:-2 d:-1 e:-2 f:4 g:-1 h:-2 i:-1 j:1 k:-1 l:6 m:-1
#to+⟨n⟩	0:-2 1:3 2:-1 3:1 9:1 a:1 l:-1
#to+⟨path⟩	0:-2 1:-1 3:-1 5:1 a:-1 k:1 l:4
#to>anymore	0:2 1:-1 2:-1 3:1 9:2 a:-1 k:-1 l:-1
#to>call	0:-2 2:-2 4:-1 6:-2 7:2 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:3 k:-1 l:3 m:-1
#to>catch	0:1 2:1 3:-1 8:-1 9:4 a:-1 c:-1 e:-1 f:-1 h:1 k:-1 l:-2
#to>compare	0:1 1:-2 3:1 9:2 j:-1 l:2
#to>create	1:1 3:1 c:-1 j:2 l:-1
#to>decided	0:-1 l:2
#to>defined	0:-2 1:1 3:-1 6:1 e:1 l:2 m:-1
#to>error	0:2 1:-1
#to>event	2:-1 3:-1 e:1 f:1 l:1
#to>exists	0:1 1:2 2:2 4:-1 e:-1 f:-1 l:-1 m:1
#to>explain	0:1 1:-1 2:-1 3:-2 j:1 l:3
#to>fail	0:3 1:-3 2:-1 3:-2 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 e:-1 f:-1 j:-2 l:4 m:-1
#to>from	0:2 1:4 2:-2 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 l:2 m:-1
#to>good	3:-1 l:2
#to>handle	0:1 1:-2 3:-1 4:1 f:2 l:1
#to>happens	0:-1 2:1 3:3 5:-1 6:-1 8:-1 9:-1 c:1 e:-1 f:-1 h:-1 j:1 l:-1 m:-1
#to>how	1:4 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
#to>howto	0:2 1:-2 3:-1 5:1 l:1 m:-1
#to>ifchange	0:-1 1:-1 3:2 4:4 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 k:-1
#to>impact	1:-1 3:3 4:1 d:-1 l:-1
#to>import	1:2 3:1 6:1 7:-1 a:1 b:-1 e:-1 l:-1 m:-1
#to>judge	0:-1 1:-1 3:2 6:1 e:2 l:-1
#to>meaning	1:-1 2:3 3:-1
#to>missing	0:-1 1:4 2:1 3:-1 4:-1 5:-1 8:-1 9:-1 b:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:-1 m:-1
#to>most	0:2 1:1 2:-1 3:-2 9:2 f:-1 l:-1 m:-1
#to>needed	0:-1 l:2
#to>nobody	0:3 1:1 3:-1 4:-1 l:-1 m:-1
#to>not	1:4 2:-1 4:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 h:-1 j:-1 k:-1 l:1 m:-1
#to>override	0:5 1:-2 3:-1 4:-1 b:1 g:-2 k:-2 l:-1
#to>overview	0:1 1:-1 3:1
#to>places	0:1 1:1 3:3 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 j:1 k:-1 l:1 m:-1
#to>quality	0:-1 1:-1 3:1 4:3 a:-2
#to>raise	0:-1 1:2 7:-1 8:3 a:-1 e:-1 l:-1
#to>read	0:-1 1:2 2:-1 3:-1 4:1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 k:-1 l:2
#to>risk	0:-2 3:3
#to>send	0:-3 1:-1 2:2 3:-1 a:1 e:2 l:2 m:-1
#to>should	0:3 2:-1 3:1 4:-1 l:-1
#to>show	1:2 2:-1 3:-1 4:-1 8:-1 9:-1 a:-1 b:-1 f:-1 g:-1 h:-1 i:-2 l:4
#to>since	0:-2 1:1 k:1 l:1 m:1
#to>slow	0:4 1:-3 2:-2 3:-1 4:-1 l:-1
#to>sometimes	1:2 j:1
#to>structure	0:-1 1:-1 3:3
#to>subtype	0:4 1:-1 3:-1 g:-1 i:-2
#to>tests	0:-2 1:-1 2:-1 3:5 5:-1 d:-1 l:-1
#to>thing	0:2 1:2 3:-1 4:-1 6:4 7:-1 8:-1 9:-1 a:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-2 l:2 m:-1
#to>too	3:1 6:1
#to>trace	0:-1 2:2 3:-2 4:-1 5:1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 j:-1 k:1 l:5 m:-1
#to>use	0:2 1:-2 2:-1 3:1 4:2 6:-1 7:-1 9:1 b:-1 f:-1 g:-1 m:-1
#to>what	0:-2 1:2 2:1 3:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
#to>when	0:1 1:-1 2:2 3:-1 4:-1 6:-1 7:3 j:-1 k:-1 l:-1
#to>where	0:-2 2:-1 3:-1 4:3 6:-1 8:-1 9:-1 a:-2 b:1 c:-2 e:-1 f:-1 g:-1 j:2 k:2 l:2 m:-1
#to>which	0:-2 1:-1 3:-2 5:-1 6:4 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 i:-1 j:-1 k:-2 l:3 m:-1
#to>who	0:-3 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 9:1 a:-2 b:2 c:-1 d:-1 e:2 f:3 g:-1 i:-1 j:-2 k:-1 l:-2 m:-1
#to>why	0:-1 1:2 3:1
#to>write	0:-1 1:2 2:-1 3:1 4:-1 5:-1 7:1 8:-1 9:-1 a:-2 f:1 g:-1 j:-1 l:3 m:-1
#to>wrong	0:1 1:2 6:-1 l:-1
#to>⟨name⟩	1:3 2:-2 3:-1 5:-1 6:-1 7:-1 8:3 9:-1 a:-2 b:-1 c:-2 e:-1 f:3 g:-2 h:-1 i:-1 j:-1 k:-2 l:5 m:-1
#to>⟨n⟩	1:3 2:-1 3:1 4:1 l:-1
#to>⟨path⟩	1:2 3:-1 5:1 7:-1 a:-1 b:-1 d:-1 l:3 m:-1
#too	0:-6 1:-1 2:-1 3:12 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 m:-1
#too+from	0:-3 1:2 3:2 c:-1 f:-1
#too+how	0:-1 3:1
#too+quality	3:2
#too+should	3:2
#too+show	0:-1 1:-2 2:-1 3:4 a:-1 b:-1 c:-1 e:-1 j:-1
#too+structure	0:-1 1:-1 3:4 5:-1
#too+thing	0:-2 1:-1 3:6 4:-1 6:-1 8:-1 b:-1 d:-3 g:-1 h:-1 i:-2 j:-1 k:-1
#too+too	0:-2 1:-1 3:5 a:-1 c:-1 h:-1 k:-1
#too+write	0:-1 3:2 6:1
#too+⟨name⟩	0:-2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:3 m:-1
#too>from	0:-3 1:3 3:2 5:-1 b:-1 c:-1 d:-2 f:-1 m:-1
#too>handle	3:1
#too>how	0:-1 3:1
#too>most	3:1
#too>not	0:-1 1:-1 3:3
#too>quality	3:2
#too>should	0:-1 1:-1 3:3
#too>show	0:-1 1:-2 2:-1 3:5 a:-1 b:-1 c:-1 e:-1 h:-1 j:-1
#too>structure	0:-1 1:-1 3:4 5:-1
#too>tests	1:1 3:1
#too>thing	0:-2 1:-1 3:7 4:-1 6:-1 8:-1 a:-1 b:-1 d:-3 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1
#too>trace	3:1
#too>what	1:3 3:-1
#too>which	0:-1 3:3 i:-1
#too>write	0:-1 3:2 6:1
#too>wrong	1:1 3:1 5:-1
#too>⟨name⟩	0:-2 1:-1 3:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-3 e:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 l:2 m:-1
#too>⟨n⟩	1:2 3:-1
#too>⟨path⟩	3:1
#trace	1:-1 2:7 3:-1 4:-1 8:-1 9:-1 c:-1 e:-1 f:-1 h:-1 i:-1 l:2
#trace+anymore	0:-1 1:2 2:-1 3:-1 4:1 d:1 k:-1 l:-1 m:-1
#trace+call	0:3 1:-2 2:-3 3:-1 4:-1 5:-1 6:1 7:-1 8:-1 a:-1 b:-1 d:2 f:-1 h:-1 j:-2 k:-1 l:3 m:-2
#trace+compare	0:-5 1:-1 2:-1 3:-2 6:-1 7:-1 a:-1 b:-1 g:-1 h:-1 j:-1 l:6
#trace+count	0:-1 3:-1 d:2 h:1 m:-1
#trace+defined	0:1 1:-1 2:-1 3:-1 5:-1 6:-1 a:-1 b:-1 d:-1 g:-1 h:3 l:-1 m:-1
#trace+event	0:-2 1:-2 2:3 3:-1 e:3 m:-1
#trace+exists	0:-3 1:-1 2:1 3:-2 l:2 m:3
#trace+fail	0:-2 1:-2 2:2 3:-2 5:-1 6:-1 7:4 8:-1 9:-2 a:-1 b:-1 d:-1 e:1 g:-1 h:-1 j:-1 k:-1 l:1
#trace+from	1:-3 2:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:5 m:-1
#trace+good	0:-1 1:2 m:-1
#trace+happens	0:-3 1:-2 2:4 3:-1
#trace+how	1:-3 2:2 3:2 5:-2 a:-1 b:-1 d:-1 f:-1 h:-1 k:-1 l:2 m:-2
#trace+howto	0:2 1:-1 3:-1
#trace+impact	0:-1 d:3 m:-1
#trace+import	0:-2 2:4 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:4 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#trace+judge	0:1 2:1 3:-1 m:1
#trace+missing	1:1 3:-1 7:2
#trace+never	1:-1 d:-1 l:1 m:2
#trace+nobody	0:-1 1:-2 2:1 3:-1 4:-1 7:2 b:-1 d:-1 k:-1 m:4
#trace+not	1:-2 3:3 4:-1 5:3 6:-1 7:-1 9:-1 a:-1 b:-1 d:-1 g:-1 h:-1 j:-1 k:-1 l:-2 m:-1
#trace+overload	0:-1 1:-1 3:-1 5:-1 a:-1 b:-1 d:-1 g:-1 h:4 m:-1
#trace+overview	0:2 1:1 2:-2 3:-2 d:1 l:1 m:-1
#trace+places	0:-1 1:2 3:1 6:-1 9:2 a:2 b:-1 d:-1 j:-1 l:-1 m:-1
#trace+read	0:-1 1:-1 3:-1 7:-1 b:1 d:2 f:-1 m:2
#trace+send	1:2 2:-1 3:-1 7:1
#trace+should	0:-1 1:-1 3:1 5:2 7:2 k:-1 m:-1
#trace+show	0:4 1:1 2:-2 3:-2 4:-1 5:-1 6:1 7:-1 a:-1 b:-1 d:-2 i:-1 j:1 l:-2 m:-1
#trace+since	0:-2 1:2 3:-1 a:-1 l:3
#trace+structure	0:2 1:-2 2:1 3:-2 d:1 l:-1 m:-1
#trace+tests	0:1 1:-1 3:2 5:1 b:-1 l:-1 m:-1
#trace+thing	0:-2 2:-1 3:2 4:2 5:-1 6:-1 7:-1 9:-1 a:-2 b:2 d:-1 f:-1 i:-1 j:-1 k:-1 l:1 m:-2
#trace+to	0:2 2:-5 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:1 d:-1 e:-1 f:-1 h:-1 j:-1 l:5 m:-1
#trace+trace	0:-4 1:-3 2:3 3:-3 6:-1 a:-1 e:-1 f:-1 l:6 m:-1
#trace+use	0:-2 1:-1 3:-3 5:-1 6:-1 a:-1 b:-2 d:4 e:-1 g:-1 k:3 l:-1
#trace+what	0:-3 1:-2 2:4 3:-2 4:-1 5:-1 7:-2 8:-1 9:2 a:-1 b:-1 c:-1 d:1 g:-1 h:-1 j:-1 k:-1 l:3 m:-1
#trace+where	0:4 3:-2 4:-1 5:-1 8:-1 9:-1 c:-1 d:2 f:-1 g:-1 j:-1 k:-1 m:-1
#trace+which	0:-1 1:-1 2:2 3:-1 4:-1 6:-3 8:-1 a:-1 b:2 d:-2 e:-1 f:-1 g:-1 h:-1 j:-1 k:3 l:-2 m:-2
#trace+who	0:-1 2:1 7:-1 8:-1 9:2 a:3 b:-1 c:-1 f:-1 j:-1 m:-1
#trace+write	0:-5 1:1 2:-1 3:-2 4:-1 6:-1 7:-1 9:-1 a:6 b:-2 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#trace+wrong	0:-1 1:2 2:-1 3:-2 7:-1 a:1 b:-1 d:-1 m:2
#trace+⟨name⟩	1:-1 2:5 3:-1 4:-1 5:-1 6:5 7:-3 8:-2 9:-2 a:2 b:3 c:-1 d:-2 e:-2 f:-2 g:-2 h:-2 i:-2 j:-3 k:-3 l:-1 m:-2
#trace+⟨n⟩	0:-1 1:3 3:1 6:1 l:-1
#trace+⟨path⟩	0:-2 3:5 5:-1 7:-1 a:-1 b:3 d:-2 g:-1 h:-1 k:-1 l:-2 m:-3
#trace>anymore	1:1 2:-1 3:1 4:1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
#trace>call	0:1 1:-2 2:-3 3:-2 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:5 m:-2
#trace>callee	0:-2 3:-1 4:3 a:-1 b:-1 m:-1
#trace>catch	0:-1 1:-1 3:1 5:-1 6:-1 7:1 8:-1 9:4 a:-1 b:-1 d:-1 h:-1 k:-1 l:-1 m:-1
#trace>compare	0:-6 2:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:8 m:-1
#trace>count	0:-2 4:2 6:-1 7:-1 9:-1 a:-1 b:-1 d:1 g:-1 h:2 i:-1 k:-1 l:-1 m:-1
#trace>create	0:1 1:2 3:2 6:-1 a:-1 l:-1 m:-1
#trace>defined	0:2 3:1 5:-1 6:-1 7:-1 a:-1 b:-2 d:1 h:3 i:-1 k:-1 l:-1 m:-2
#trace>error	0:-1 1:-2 2:-1 5:-1 7:5 8:-1 9:2 a:-1 b:-1 d:-1 h:-1 k:-1 m:-1
#trace>event	0:-3 1:-2 2:2 3:1 b:-1 d:-1 e:2 l:1 m:-1
#trace>exists	0:-4 1:1 2:1 3:-2 4:1 5:-1 7:-1 9:-1 a:2 b:-1 c:1 d:1 g:-1 h:-1 k:-1 l:1 m:2
#trace>fail	0:-2 1:2 2:2 3:-2 4:-1 5:-1 6:-1 7:4 8:-1 9:-2 a:-1 b:-1 d:-2 e:1 g:-1 h:-1 j:-1 k:-1 l:1
#trace>from	1:-2 2:2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:5 m:-1
#trace>good	0:-2 1:1 2:-1 3:2 4:2 5:-1 6:-1 a:-1 d:-1 j:-1 l:1 m:-1
#trace>handle	0:1 1:-4 3:-2 4:1 6:2 7:-1 9:2 a:-1 b:1 e:1 f:-1 l:-1 m:1
#trace>happens	0:-3 1:-2 2:4 3:-1 6:-1 l:-1
#trace>how	0:3 1:-2 2:2 3:3 4:-1 5:-2 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#trace>howto	0:2 1:-2 2:1 3:-1 7:2 k:-1 l:-1 m:-1
#trace>ifchange	0:2 2:-1 3:-2 4:2 5:-1 a:-2 b:-1 d:-1 l:2
#trace>impact	0:-1 3:-1 4:3 5:-1 6:-1 a:-1 b:-1 d:3 k:-1 m:-2
#trace>import	0:-4 1:-2 2:4 3:-4 5:-1 6:-1 7:-1 8:-1 9:1 a:-1 c:-1 d:5 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:2
#trace>judge	1:-1 3:1 a:-1 b:2 d:-1 e:-1 k:-1 l:-1 m:1
#trace>meaning	2:1
#trace>missing	0:-1 1:-1 2:1 3:1 4:-1 5:1 7:1 b:2 d:-1 k:-1 l:-1
#trace>most	0:3 2:-1 3:-1 m:-1
#trace>needed	0:1 1:-1 2:-1 3:2 4:-1 6:-1 c:-1 d:-1 k:-1 l:-1 m:3
#trace>never	0:-1 1:1 2:-1 3:-1 d:-1 l:1 m:3
#trace>nobody	0:-1 1:-1 2:1 3:-2 4:-1 5:-1 6:-1 7:1 9:-1 a:-1 b:-1 d:-1 k:-1 l:-1 m:5
#trace>not	0:-1 1:1 3:2 4:-1 5:3 6:-1 9:-1 a:-1 b:-1 d:-2 g:-1 h:-1 j:-1 k:-1 m:2
#trace>overload	0:-1 1:-1 3:-1 5:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:4 l:-1 m:-1
#trace>override	0:-1 2:1 g:2
#trace>overview	0:1 1:1 2:-2 3:-2 d:2 l:1 m:-1
#trace>places	0:1 3:2 4:1 5:-1 6:-1 7:-1 8:-1 9:1 a:3 b:-2 c:-1 d:-2 e:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
#trace>raise	7:2 9:1
#trace>read	0:-3 1:-1 2:-1 3:-2 5:-1 6:-1 7:-1 9:-1 a:-1 b:3 d:1 f:-1 h:-1 k:-1 l:1 m:2
#trace>risk	0:-3 1:4 2:1 3:-1 5:-1 7:-1 9:-1 a:-1 b:-1 d:-1 h:-1 l:-1
#trace>send	0:-2 1:1 2:1 3:-2 5:-1 6:2 7:1 a:-1 b:-1 d:-1 e:2 h:-1 j:-1 l:1 m:-1
#trace>should	0:-2 1:3 2:-1 3:1 5:2 7:1 d:-1 k:-1 l:-1 m:-1
#trace>show	0:2 2:-2 3:-4 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:2 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 k:-1 l:-1 m:-2
#trace>since	0:-3 1:1 2:1 3:-1 5:1 a:-1 l:3 m:-1
#trace>sometimes	1:1 2:1
#trace>structure	0:2 1:-2 2:1 3:-2 d:1 l:-1 m:-1
#trace>tests	0:1 1:-2 2:-1 3:1 5:3 7:-1 a:-1 b:-1 d:-1 h:-1 l:-1 m:-1
#trace>thing	2:-2 3:-1 4:1 5:-2 6:1 7:-1 8:-1 9:1 a:-1 b:2 c:-1 d:-2 e:-1 f:-1 i:-1 j:-1 k:3 m:-2
#trace>to	0:1 1:-2 3:-2 4:-1 5:2 6:-2 7:-1 8:-1 a:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:7 m:-1
#trace>too	1:-1 3:1 a:-1 b:-1 h:-1 l:3 m:-1
#trace>unused	0:-1 3:-2 d:-2 m:4
#trace>use	0:-2 2:-1 3:-4 5:-1 6:-1 7:-1 9:-1 a:-2 b:1 c:-1 d:4 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:1 m:2
#trace>what	0:-2 1:-3 2:3 6:1 7:1 8:-1 9:2 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
#trace>when	0:-3 1:-1 2:4 3:-1
#trace>where	0:2 3:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:1 c:-1 d:2 f:-1 g:-1 h:-1 j:-1 k:-1 l:1 m:-1
#trace>which	0:-2 1:-1 2:2 3:-2 6:2 7:-1 8:-1 b:1 c:-1 d:-2 e:-1 f:-1 g:2 i:-1 j:-1 k:3 l:-1 m:-2
#trace>who	0:-1 2:1 3:-1 7:-1 8:-1 9:2 a:2 b:-2 c:-1 d:-1 e:2 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
#trace>why	0:-1 1:3 2:-1
#trace>write	2:-1 3:-3 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:5 b:-2 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:1 m:-2
#trace>wrong	1:3 2:-1 3:-2 7:-1 a:1 b:-1 d:-1 l:-1 m:3
#trace>⟨error⟩	0:-1 1:-2 3:-1 5:-1 7:4 8:-2 9:2 a:-1 b:-1 d:-1 h:-1 l:-1 m:-1
#trace>⟨name⟩	0:-1 1:-1 2:3 3:-2 4:-1 5:-1 6:2 7:-2 8:-1 a:1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:7 m:-2
#trace>⟨n⟩	0:-2 1:3 6:1
#trace>⟨path⟩	0:-1 1:3 3:3 5:-1 6:-1 7:-1 a:-1 b:1 d:-2 h:-1 l:1 m:-2
#trace>⟨text⟩	1:1
#twice	1:8 2:-2 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#twice+call	0:2 1:1 5:-1 6:-1 j:-1
#twice+compare	0:-1 1:-1 3:2
#twice+how	0:-3 1:3
#twice+not	0:-1 3:2 e:2 j:-1 m:-1
#twice+send	0:-2 1:4 2:-1 3:-1 e:-1 m:-1
#twice+since	0:-1 1:3 3:-1
#twice+why	0:-3 1:4 3:-1
#twice+work	0:-1 1:-1 3:3 d:-1
#twice+⟨name⟩	0:-1 1:1 3:1
#twice+⟨n⟩	1:1 3:-1
#twice>call	0:2 1:1 5:-1 6:-1 j:-1
#twice>compare	0:-1 3:3
#twice>decided	3:2
#twice>defined	0:-1 1:1 3:1
#twice>event	0:-2 1:4 3:-1 e:-1 m:-1
#twice>fail	0:1 1:2 3:-1 m:-1
#twice>from	0:1 1:1 3:1
#twice>good	0:-1 1:1 3:2
#twice>how	0:-3 1:3
#twice>import	0:-1 1:-1 3:3 d:-1
#twice>not	0:-1 1:2 3:2 e:1 f:-1 j:-1 m:-1
#twice>places	0:-1 1:2 3:-2 5:1
#twice>send	0:-2 1:4 2:-1 3:-1 e:-1 m:-1
#twice>should	0:-2 1:2 3:2
#twice>since	0:-1 1:3 3:-1
#twice>to	0:-1 1:1 4:1
#twice>trace	3:1
#twice>use	0:-1 3:2 5:1 m:-1
#twice>when	0:-1 1:3 3:-1
#twice>where	0:-1 1:1 3:1 4:1
#twice>which	0:-2 1:-1 3:2 5:1 e:2
#twice>why	0:-3 1:4 3:-1
#twice>work	0:-1 1:-1 3:3 d:-1
#twice>write	0:-1 1:3 3:-2 5:1
#twice>wrong	0:-1 1:1 3:-1 5:1
#twice>⟨name⟩	0:-1 1:1 3:1
#twice>⟨n⟩	1:1
#twice>⟨path⟩	3:1
#unused	0:-2 1:-3 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:13
#unused+not	0:-1 1:-1 3:-1 6:-1 j:-1 k:-1 m:5
#unused+thing	0:-3 1:1 2:-1 3:-3 4:-1 5:-1 6:-1 b:-1 c:-1 d:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:5
#unused+unused	0:-3 1:-1 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:6
#unused+use	0:2 1:-1 3:-1 d:-1 k:-2 m:4
#unused+⟨name⟩	0:-2 1:-2 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:7
#unused+⟨path⟩	0:-1 1:-1 3:-2 d:-1 l:-1 m:4
#unused>count	m:2
#unused>exists	0:2 3:-2 d:-1 k:-1 m:3
#unused>from	0:-1 1:-1 3:-2 m:3
#unused>nobody	m:1
#unused>not	0:-1 1:-1 3:-2 6:-1 j:-1 k:-1 m:5
#unused>show	0:-1 1:-1 3:-1 j:-1 k:-1 m:4
#unused>thing	0:-3 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:7
#unused>trace	0:-2 1:-2 3:-3 5:-1 d:-1 k:-1 l:-1 m:5
#unused>use	0:1 1:-1 3:-2 4:-1 b:-1 d:-1 k:-2 l:-1 m:5
#unused>what	0:2 1:-1 3:-1 5:-1 k:-1 m:2
#unused>which	m:2
#unused>⟨name⟩	0:-3 1:-2 2:-1 3:-3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:7
#unused>⟨n⟩	1:2 3:-1 4:1 m:-1
#unused>⟨path⟩	0:-2 1:-2 3:-3 5:-1 d:-1 k:-1 l:-1 m:5
#use	1:-1 2:-1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:10 l:-1 m:3
#use+anymore	0:-1 3:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:4
#use+call	0:1 1:-1 6:-2 j:3 k:-1
#use+compare	0:2 1:-2 6:2 k:1
#use+defined	0:3 1:-1 j:-2 k:-1
#use+event	1:-2 b:-1 f:2 m:1
#use+exists	0:1 1:-1 2:-1 4:-1 6:-1 a:-1 b:-2 c:-1 d:2 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
#use+from	1:2 2:-1 3:-3 4:1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:-2
#use+good	0:3 k:-1
#use+howto	0:1 1:-1 3:-1 k:1
#use+meaning	0:-2 3:-1 6:2 b:2 f:-1
#use+never	0:2 1:-1 m:1
#use+nobody	0:-3 1:-1 3:-1 j:-1 k:1 m:4
#use+not	0:1 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 g:-1 i:-1 j:-1 m:4
#use+places	0:-2 1:-2 3:-2 5:1 6:-1 8:-1 a:-2 c:-1 d:2 e:-1 f:-1 g:-1 j:-1 k:4 m:-1
#use+possible	0:-1 j:-1 k:2 m:-1
#use+should	1:1 3:1 h:1
#use+show	0:-1 1:1 3:-1 6:-1 b:-1 d:1 e:-1 j:-1 k:2 m:2
#use+thing	0:-2 1:3 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:4 l:-1
#use+to	0:-2 2:-1 4:-1 5:-1 6:1 8:-1 a:-1 c:-1 e:-1 f:-1 j:-1 k:3 l:1 m:-1
#use+too	0:-2 1:-1 3:3
#use+twice	0:-1 1:3 3:-1
#use+use	0:3 1:-2 3:-2 4:-1 5:-1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-2 k:3 l:-1
#use+what	1:-1 2:-1 3:1 4:1 6:-1 7:-1 a:-1 b:3 d:-1 f:-1 k:1 l:-1 m:-2
#use+where	0:-4 3:2 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 c:1 d:-1 e:-1 g:-1 i:-1 j:-1 k:4 l:-1 m:-1
#use+which	0:1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:2 h:-1 i:-1 j:1 k:4 l:-1
#use+wrong	0:1 1:2 3:-1 k:1 m:-1
#use+⟨name⟩	0:3 1:-1 2:-1 3:-2 4:-2 5:1 6:-2 7:-1 8:-2 9:-1 a:-2 b:-2 c:-2 d:4 e:-2 g:-1 h:-1 i:-1 k:2 l:1 m:-1
#use+⟨path⟩	0:-2 1:-1 3:-1 5:-1 6:2 7:1 9:-1 a:-2 b:-2 d:-3 e:-1 f:-1 g:-1 h:-1 j:-2 k:5 l:-1
#use>anymore	0:-1 3:1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:3
#use>call	0:3 1:-1 6:-3 h:-1 j:4 k:-2 l:-1 m:-1
#use>compare	0:2 1:-3 4:-1 6:1 c:-1 d:-1 g:-1 h:-1 j:-1 l:2 m:-1
#use>count	6:-1 j:2 k:-1 m:2
#use>decided	0:1 1:-1 3:2
#use>defined	0:4 1:-1 j:-2 k:-1
#use>error	3:-1 7:2 k:-1
#use>event	1:-2 3:-1 b:-1 e:-1 f:3 k:-1 m:1
#use>exists	1:-2 2:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:1 l:2 m:2
#use>explain	0:1 1:-1 3:-1 5:-1 j:-1 l:2 m:-1
#use>from	0:3 1:1 2:-1 3:-4 5:-2 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:3 l:-2 m:-1
#use>good	0:3 1:-2 3:2 k:-1 l:-1
#use>happens	1:1
#use>how	0:3 1:-2 3:-1 4:2 k:-1 l:-1
#use>howto	0:1 1:3 3:-2 6:-1 7:1 b:-1 d:-1 f:-1 h:-1 i:-1 j:-1 l:-1
#use>impact	0:2 1:-1 3:-2 4:3 6:-1 d:-1 k:-2 m:-1
#use>import	0:2 1:2 3:-2 4:-1 6:-1 b:-1 d:-1 k:-2 m:1
#use>judge	0:2
#use>meaning	0:-2 3:-1 6:2 b:2 f:-1
#use>needed	0:-1 3:-1 6:-1 d:-1 j:2 k:-1 m:2
#use>never	0:2 1:-1 m:1
#use>nobody	0:-3 1:-1 3:-1 9:-1 a:-1 b:-1 e:-1 j:-1 k:2 m:4
#use>not	0:2 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 m:3
#use>places	0:3 1:-2 2:-1 3:-1 4:-1 6:1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1 m:-2
#use>possible	0:-1 j:-1 k:2 m:-1
#use>read	0:-2 1:2 3:-1 b:1 d:-1 e:-1 f:1 j:-1 k:-1
#use>send	0:1 1:-1
#use>should	0:-1 3:2 7:2 k:-1
#use>show	0:1 1:1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:2
#use>since	0:3 1:1 3:-1 l:-1
#use>sometimes	0:-2 1:1 3:-1 6:-2 j:3 k:-1 m:1
#use>structure	0:2 1:-1 3:2 4:-1 6:-1 d:-1 k:-2 m:1
#use>tests	0:5 1:-3 3:-2 4:-1 5:-1 c:-1 j:-1 k:1 m:-1
#use>thing	0:-1 1:1 2:-1 4:1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 g:-1 h:-1 i:-1 j:3 k:4 l:-1 m:1
#use>to	0:1 2:-1 3:-1 4:-1 5:-1 6:1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:3 l:1 m:-1
#use>too	0:-2 1:-1 3:2 b:2 d:-1 k:-1
#use>trace	0:1 1:-1 2:-1 3:-2 5:-1 6:1 7:1 9:-1 a:-2 b:-2 c:-1 d:-3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:6 l:-2
#use>twice	0:-1 1:3 3:-1
#use>what	0:-1 1:1 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:2
#use>when	0:3 1:-1 6:-1 k:-1 l:-1
#use>where	0:-4 3:1 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:1 d:-1 e:-1 g:-1 i:-1 j:-1 k:4 l:-1 m:-1
#use>which	0:-1 1:-1 2:-1 3:1 4:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-2 f:1 g:1 h:-1 i:-1 j:1 k:3 l:-1 m:1
#use>who	0:-2 1:1 3:2 4:-1 9:-1 a:-1 b:-1 c:1 f:-1 i:-1 j:-1 k:3 m:-2
#use>why	1:2 3:-1
#use>write	0:4 1:-2 3:-1 5:1 a:-1 i:-1 k:-1 m:1
#use>wrong	0:3 1:2 3:-1 4:-1 5:1 6:-1 7:-1 9:-1 c:-1 l:-1 m:-1
#use>⟨name⟩	0:4 1:-2 2:-1 3:-4 4:-2 6:-2 7:-1 8:-2 9:-2 a:-2 b:-1 c:-2 d:2 e:-2 f:-1 g:-1 h:-1 i:-1 j:2 k:7 m:-1
#use>⟨n⟩	0:3 1:-1 3:-2 5:-1 k:1
#use>⟨path⟩	0:-2 3:-1 5:-1 6:1 7:1 9:-1 a:-2 b:-2 d:-3 e:-1 f:-1 g:-1 h:-1 j:-2 k:5 l:-1 m:1
#use>⟨text⟩	1:-1 k:2
#what	0:3 2:2 3:1 4:1 5:-1 7:1 8:-1 9:-1 b:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
#what+anymore	0:-2 3:-2 4:3 6:2 7:-1 a:-1 j:-1 k:-1 m:2
#what+call	0:-4 1:-2 2:1 3:-3 4:-1 5:-1 6:6 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 l:-1 m:-2
#what+callee	0:-2 1:-1 3:-1 6:3
#what+catch	0:3 1:-1 2:-1 3:-1 7:-1 8:-1 9:2 a:-1 c:-1
#what+compare	0:5 1:-3 2:-2 3:-4 4:-1 5:1 6:-1 7:-2 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:-2 h:1 i:-1 j:-1 k:-1 m:-1
#what+create	0:3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 c:1 h:-1 i:-1 j:-1 k:-1 m:-1
#what+defined	0:2 1:-4 2:-2 3:3 4:-2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:3
#what+error	0:5 1:-3 2:-1 3:-3 4:-1 5:-1 6:-1 7:2 8:1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what+event	1:4 2:-1 3:-3 4:-1 6:-1 7:-1 a:-1 e:3 f:-2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what+exists	0:-2 1:2 2:-1 3:1 4:-2 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:1 h:3 i:-1 j:-1 k:-1 l:2 m:-1
#what+fail	2:-2 3:1 4:1 5:-1 6:-1 7:4 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#what+from	0:-2 3:3 4:-1 7:2 9:-1 a:-2 b:-3 c:-2 d:-2 e:-3 f:-2 g:-2 h:-3 i:3 j:-2 k:-2 l:-3 m:3
#what+good	0:-2 1:-1 2:-1 3:4 7:1 h:-1 i:-1
#what+handle	0:2 1:1 2:-3 3:-3 4:-1 5:-1 6:-1 7:-1 a:-1 b:1 e:1 f:2 g:-1 h:2 i:-1 l:-1 m:-1
#what+happens	0:-2 1:-3 2:7 3:-2 5:-1 6:1 7:-1 a:-1 b:-1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what+howto	0:1 1:-2 2:1 3:-1 i:2 l:1
#what+ifchange	0:1 2:-1 4:1 5:1 6:-1 7:1 8:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#what+impact	0:-3 1:-2 2:-1 3:-1 4:8 6:-1 7:-1 a:-1 c:-1 f:-1 h:-1 k:-1
#what+import	0:-3 1:-4 2:2 3:-2 4:2 5:-2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:4 e:-1 f:2 h:-1 i:-1 k:-1 l:-1 m:-1
#what+judge	0:1 1:-1 2:-2 3:4 4:-1 6:-1 7:-1 a:-1 b:-1 d:-1 e:-1 i:-1 k:-1 m:-1
#what+meaning	0:9 1:-3 2:1 3:-4 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what+missing	0:-2 1:-2 2:-2 3:2 4:4 7:-1 g:-1 i:-1 m:-1
#what+most	0:-2 1:-2 3:2 6:2 7:-1 a:-1 d:-1 f:-1 h:-1 j:-1 k:3 l:-1
#what+needed	0:4 1:-1 3:-1 4:-1 c:-1 g:-1 i:-1
#what+never	0:-2 1:-1 2:-1 3:-1 f:-1 k:-2 m:5
#what+nobody	0:-1 1:-3 2:-1 3:-1 6:-1 7:-1 b:1 j:-1 k:-1 m:5
#what+not	0:1 1:-1 2:-1 3:2 4:-1 5:1 6:-1 7:-1 9:-1 a:-1 c:-1 e:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:4
#what+overload	0:3 1:-1 2:-1 3:-2 4:-1 6:-1 7:-1 g:-1 h:3 i:-1 j:-1 k:-1 m:-1
#what+override	0:2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:5 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
#what+overview	0:3 1:-1 3:-1
#what+places	0:-2 1:-4 2:-2 3:2 4:-1 7:-2 8:-1 9:1 a:3 c:4 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
#what+possible	0:3 1:-1 2:-1 3:-1 6:-1 7:-1
#what+proscons	0:-2 3:2 4:-1 6:-1 a:-1 g:2
#what+quality	0:-1 3:2
#what+raise	0:-1 1:1 2:-2 3:1 4:-2 5:-1 6:2 7:7 8:-7 a:-1 b:-1 c:-2 d:-1 e:-3 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
#what+read	0:-1 1:1 2:-1 3:-3 4:-1 5:-1 6:-1 7:3 a:-1 b:3 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 l:-1 m:-1
#what+risk	0:-6 1:-1 2:-1 3:6 4:-1 5:-1 7:-1 a:-1 l:-1
#what+send	1:-2 2:1 3:-4 4:-2 5:-1 6:-2 7:1 8:2 9:-1 a:-1 b:-1 c:-1 d:-1 e:3 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:1
#what+should	0:-1 1:-3 2:4 3:1 4:-2 5:1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:-1
#what+show	2:-1 3:3 4:-1 5:-1 7:-1 8:-1 a:-1 c:-1 d:-1 h:1 j:-1 m:-1
#what+since	0:2 1:-2 2:1 3:-1 4:-1 9:1 a:1
#what+slow	0:-3 1:4 2:-1 3:-3 5:-1 6:-1 7:-1 d:-1 f:2 k:-1
#what+structure	0:-3 1:-2 2:3 3:2 4:-1 5:-1 6:-1 7:-1 c:-1 d:-1 i:-1 l:-1
#what+subtype	0:1 1:-2 2:-1 3:-4 4:1 5:-2 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:4 j:-1 k:-1 l:-1 m:-1
#what+tests	0:2 1:-4 2:-1 3:-5 4:-2 5:6 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#what+thing	0:1 1:-5 2:-3 3:-1 4:-4 5:-2 6:4 7:-4 8:4 9:-1 a:-3 b:-2 c:-2 e:2 f:-2 g:3 h:1 i:-3 j:-2 k:1
#what+to	0:2 1:2 3:-4 4:1 5:-1 6:-1 7:-1 a:-1 c:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-2 m:-1
#what+trace	0:-1 1:-2 2:3 3:-1 4:-1 5:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-2
#what+use	0:5 1:-2 2:-2 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:3 l:-1 m:-4
#what+what	0:1 1:1 2:-1 3:1 4:3 5:-2 6:3 7:-1 8:-1 9:-1 b:-1 c:-2 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-2
#what+which	0:2 3:-2 7:1 a:-1 b:1 m:-1
#what+who	0:-4 1:2 3:-4 4:3 5:-1 8:-1 9:-1 a:-1 c:-2 d:-1 e:1 f:-1 g:-1 h:-1 j:3 k:-2 l:-1 m:-2
#what+why	0:1 1:3 2:-1 3:-2 4:-1 7:-1 e:-1 m:-1
#what+work	0:-4 1:-1 2:2 3:-2 4:-1 5:-1 6:5 7:-1 h:-1 i:-1 k:-1 l:-1
#what+write	0:-1 1:2 2:-2 3:-4 4:-2 6:-2 7:-1 8:-1 9:-1 a:7 b:-1 c:-1 d:-1 e:-2 f:-1 i:-1 j:-1 k:-1 m:-1
#what+wrong	0:-4 1:1 2:-1 3:7 4:-1 5:-2 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 k:-1 l:-1 m:-1
#what+⟨name⟩	0:-1 1:3 2:-3 4:1 7:5 8:-3 9:-2 b:-3 c:2 d:-2 e:-3 f:1 g:-3 i:-1 j:-6 k:-2 l:2 m:-2
#what+⟨n⟩	0:-3 2:-1 4:-1 5:-1 7:-1 h:-1 i:3 m:-1
#what+⟨path⟩	0:2 1:-1 2:-1 3:3 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 k:-1 l:-1 m:-2
#what+⟨text⟩	0:8 1:-6 2:-1 3:-2 6:-1 7:-1 8:-1 a:-1 b:-1 d:-1 l:-1 m:-1
#what>anymore	1:-2 2:-1 3:-6 4:2 5:-1 6:1 7:-1 a:-2 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:5
#what>call	0:-4 1:1 3:-4 4:-2 5:-1 6:8 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:4
#what>callee	0:-2 1:-1 2:-1 3:-1 6:4 j:-1 m:-1
#what>catch	0:3 1:-1 2:-1 3:-2 4:-1 6:-1 7:1 8:-1 9:3 a:-1 b:-1 c:-1 e:-1 k:-1 l:-1 m:-1
#what>compare	0:3 1:-3 2:1 3:-2 4:-2 5:1 6:-2 7:-2 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:-2 h:1 i:-1 j:-1 k:-2 l:3 m:-1
#what>count	0:2 1:-1
#what>create	0:1 2:-2 5:1 6:1 7:-2 8:2 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what>decided	0:3 1:-2 3:-1 6:2 7:-1 j:-1
#what>defined	0:2 1:-5 2:2 3:4 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 k:-1 l:-1 m:2
#what>error	0:3 1:-4 2:-2 3:-1 4:-2 5:-1 6:-3 7:4 8:3 9:2 a:-1 b:-1 c:-1 d:-1 e:-3 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-2
#what>event	1:4 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what>exists	0:2 2:-2 3:-2 4:-1 7:1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:2 j:-2 k:-2 l:2 m:-2
#what>explain	0:1 4:1
#what>fail	0:2 2:-2 4:1 5:-1 6:-1 7:4 8:-1 9:-1 a:1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#what>from	2:2 3:2 4:-2 5:1 6:1 7:1 8:-1 9:-1 a:1 b:2 c:-2 d:-1 f:-2 h:-2 i:2 j:-3 k:-2 l:-2
#what>good	0:-2 2:-1 3:5 5:-1 7:1 h:-1 i:-1 l:-1 m:-1
#what>handle	2:-3 4:-1 5:-1 6:1 7:-1 8:-1 9:1 a:-1 c:-1 d:-1 f:3 g:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:1
#what>happens	0:-3 1:-3 2:7 3:-2 4:-1 5:-1 6:2 7:-2 8:-2 a:-1 b:-1 c:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#what>how	0:1 1:-1 2:1 3:2 5:-1 l:-1
#what>howto	1:-1 2:2 4:-1 5:1 6:-1 7:1 8:-1 a:-1 b:-1 e:-1 f:1 g:-1 i:1 m:-1
#what>ifchange	0:-2 1:-1 2:-1 3:1 4:4 5:2 6:-1 a:1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:1
#what>impact	0:-2 1:-2 2:-1 4:8 6:-1 7:-1 a:-1 c:-1 f:-1 m:-1
#what>import	0:-2 1:-4 2:2 4:2 5:-2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:4 e:-1 f:1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#what>judge	0:-2 1:-1 2:3 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what>meaning	0:7 2:1 3:-4 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#what>missing	0:-2 1:2 2:1 3:1 4:2 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#what>most	1:1 2:-1 3:1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:2
#what>needed	0:2 1:-2 2:-1 3:-2 4:-1 6:3 7:2 a:-1 c:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
#what>never	0:-1 1:-2 2:-1 3:-1 4:-1 7:-1 9:1 d:-1 f:-1 k:-2 m:5
#what>nobody	0:-1 1:-3 3:-3 6:-2 7:1 a:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:7
#what>not	0:2 1:-3 2:-1 3:3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:5
#what>overload	0:2 1:2 2:-1 3:-2 5:-1 6:-1 7:-1 a:-1 f:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
#what>override	0:3 1:-4 2:-1 3:-4 4:-2 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:4 h:3 i:-2 j:-1 k:-1 l:-1 m:-1
#what>overview	0:3 1:-3 2:-1 3:2 4:-1 6:1 7:-1 8:-1 a:-1 c:2 d:-1 e:-1 f:-1 i:-1 k:-1 l:-1 m:-1
#what>places	0:-1 1:-3 2:-1 3:2 4:-1 5:2 6:-1 7:-1 8:-1 a:2 c:3 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1
#what>possible	0:4 1:-1 2:-1 3:-3 4:-1 6:-1 a:-1 e:-1 m:2
#what>proscons	0:-6 1:-1 2:-1 3:3 4:-1 6:-1 7:-1 a:-1 g:4 i:-1
#what>quality	0:-1 1:-1 2:-1 3:3
#what>raise	0:1 1:-1 2:-2 4:-3 5:-1 6:2 7:5 8:-4 9:-1 a:-2 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-2 j:-1 k:3 l:-1 m:-2
#what>read	0:1 2:-4 3:-4 4:-2 5:-1 6:-1 7:3 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:3 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-2
#what>risk	0:-3 1:-1 2:1 3:6 4:-2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what>send	0:1 1:-2 2:1 3:-4 4:-2 5:-1 6:-2 7:1 8:2 9:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:1 m:-1
#what>should	0:1 1:-3 2:4 3:1 4:-2 5:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
#what>show	0:4 1:-3 2:-1 3:3 4:-1 5:-1 6:2 7:-2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 j:-2 k:-1 l:-1 m:-1
#what>since	0:-2 1:-2 2:1 3:2 4:-1 5:1 7:-1 9:1 a:1 b:-1 c:-1 e:-1 f:-1 l:3 m:-1
#what>slow	0:-1 1:3 2:-2 3:-3 5:-1 6:2 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what>sometimes	0:3 1:-1 c:-1
#what>structure	0:-3 1:-3 2:3 3:5 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 l:-1
#what>subtype	0:2 1:-2 2:-2 3:-4 4:1 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:4 j:-1 k:-1 l:-1 m:-1
#what>tests	1:1 2:-2 3:-2 4:-2 5:7 6:-2 7:-2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#what>thing	0:2 1:-3 2:-3 3:-2 4:-2 5:1 6:4 7:-3 8:2 9:-1 a:1 b:-1 c:-2 d:-1 e:1 f:-2 g:1 k:1 l:-1 m:-1
#what>to	0:3 1:-1 2:1 3:-4 6:-2 7:1 8:4 9:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 j:-1 k:-1 l:-2
#what>too	0:-1 3:3 a:-1 l:-1
#what>trace	0:1 1:-5 2:4 3:1 4:-1 5:-1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 g:-1 h:-1 i:-1 j:1 m:-1
#what>twice	0:-4 1:5 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 e:1 f:-1 j:-1 k:-1 m:-1
#what>unused	0:2 2:-1
#what>use	1:-4 2:2 3:-3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:2 l:-1 m:5
#what>when	0:-2 1:-2 2:4 3:-1 4:-1 6:-2 7:1 a:-1 b:-1 c:-1 e:-1 f:3 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what>where	1:4 2:-2 3:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-1 l:2
#what>which	0:2 1:2 2:-2 3:-2 5:-1 7:1 8:-1 a:-2 c:-1 d:-1 g:-1 i:2 j:-1 k:-1 l:-1 m:-1
#what>who	0:-1 1:2 2:1 3:-3 4:3 5:-1 6:-1 8:-1 9:-1 a:-2 d:-1 e:1 f:-1 h:-1 j:2 k:-2 l:-1 m:-2
#what>why	0:2 1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:2
#what>work	0:-6 1:-1 2:4 3:-4 4:1 5:1 6:6 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what>write	0:-3 2:-1 4:-1 5:1 6:-1 8:-1 9:-1 a:6 b:-1 c:-1 d:-1 e:1 f:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#what>wrong	0:-3 2:-1 3:6 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:2
#what>⟨error⟩	1:-3 7:-2 8:-1 9:5
#what>⟨name⟩	0:1 1:1 2:-2 3:1 4:-1 5:-1 6:1 7:2 9:-1 d:-1 g:-2 i:1 j:-1 k:-1 l:-1 m:-1
#what>⟨n⟩	1:-1 2:-1 4:-1 5:1 6:-1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 h:-1 i:3 j:-1 k:-1 l:-1 m:1
#what>⟨path⟩	0:1 1:-5 2:-3 3:3 7:1 8:-1 9:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:1 l:-3
#what>⟨text⟩	0:6 1:-3 2:-1 3:-3 6:1 7:-1 8:-1 a:-1 b:-1 d:-1 m:-1
#when	0:1 1:4 2:4 3:-3 4:-1 5:-1 6:-1 7:1 8:-1 9:1 a:2 b:-1 c:-1 d:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#when+call	0:-1 2:-1 7:3 j:-1 l:-1
#when+event	0:-1 1:-1 f:2
#when+exists	0:-1 1:3 3:-1
#when+from	0:-2 1:4 2:-1 a:-1 f:-1 l:1
#when+happens	0:-1 1:2 5:-1
#when+howto	0:-1 1:1 7:1
#when+ifchange	0:-1 1:-1 2:1 3:-1 e:2
#when+missing	1:-1 2:2
#when+nobody	0:1 1:-1 2:1 9:1 e:1 f:-1
#when+not	0:2 1:-1
#when+raise	0:3 2:-1 3:-1 4:-1 5:-1 7:-1 8:-1 9:2 a:-1 e:-1 f:-1
#when+should	0:3 1:1 3:-1 7:-1 a:-1
#when+to	0:-1 2:1 9:-1 a:-1 f:3 l:-1
#when+use	0:-1 1:1 2:1 3:-1
#when+what	0:-3 1:-2 3:-1 7:3 8:-1 a:1
#when+who	1:-1 2:1 9:1 e:1 f:-1
#when+⟨name⟩	0:4 1:-1 2:2 3:-1 4:-1 5:-1 6:-2 7:-2 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#when>anymore	0:-1 1:2 3:-1 5:1
#when>call	0:-1 1:-1 2:3 6:-1 7:2 f:-1 j:-1 l:-1
#when>error	0:2 1:-1 2:-1 3:-1 7:2 8:-1
#when>event	0:-1 1:-1 f:3
#when>exists	0:-1 1:3 3:-1
#when>from	0:-2 1:4 2:-1 3:-1 a:-1 f:-1 l:1
#when>handle	0:1 1:-1 f:1
#when>happens	0:-1 1:2 5:-1
#when>howto	0:1 7:1
#when>ifchange	0:-1 1:-1 2:1 3:-1 5:1 e:2 m:-1
#when>missing	1:-1 2:2 3:-1 5:1
#when>nobody	0:1 9:1 e:1 f:-1
#when>not	0:2 2:-1 3:-1 7:-1 a:-1 e:2 m:-1
#when>places	1:1
#when>raise	0:4 2:-1 3:-1 4:-1 5:-1 7:-2 8:-1 9:2 a:-1 e:-1 f:-1
#when>read	0:-1 1:2
#when>should	0:3 1:1 3:-1 7:-1 a:-1
#when>show	0:1 2:-1 3:-1 a:-1 e:2 m:-1
#when>since	0:-1 1:2 2:-1 l:1
#when>to	0:-3 1:-2 2:1 3:-1 4:-1 7:-1 8:-1 9:1 a:2 b:-1 c:-1 e:-1 f:2 j:-1 m:-1
#when>trace	0:-1 1:1 2:1 5:-1 l:1
#when>use	0:-1 1:2 2:1 3:-1
#when>what	0:-4 1:2 3:-1 7:3 8:-1 a:1
#when>which	1:-4 3:-1 5:1 7:-1 8:-1 a:3 b:-1 e:-1 f:-1 g:-1 h:-1 m:-1
#when>who	0:-1 1:-1 4:-1 a:-1 b:-1 e:1 f:3 j:-1 l:-1
#when>write	0:2 1:-2 3:-1 5:1 7:-1 a:1
#when>wrong	0:3 6:-1 7:-1
#when>⟨name⟩	0:4 1:-2 2:1 3:-2 4:-2 5:-1 6:-2 7:1 8:-2 9:-2 a:4 b:-2 c:-2 d:-1 e:-2 f:3 g:-2 h:-2 i:-1 j:-2 k:-2 l:-3 m:-1
#when>⟨n⟩	0:-1 1:2 5:1
#where	0:3 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:2 a:1 b:1 c:4 e:1 g:1 h:-1 i:-1 k:1 l:-1 m:-1
#where+call	1:-2 2:-1 3:-1 4:-1 5:-1 6:-3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:7 k:-1 l:-1 m:-1
#where+catch	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 8:-3 9:4 a:-1 b:-2 c:-2 d:-1 e:-1 f:3 g:-1 i:-1 j:-1 k:-1
#where+compare	0:-2 a:-1 b:-1 c:3 e:-1 f:-1 g:-1 j:-1 k:-4 l:3
#where+create	0:1 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-3 9:-1 a:-2 b:-1 c:7 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:1 k:-2 l:-1
#where+decided	0:4 2:-2 3:-1 8:1 d:-1
#where+defined	0:6 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:3 9:-1 a:-1 b:2 c:-3 e:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#where+error	0:3 3:-1
#where+event	0:4 2:-1 3:-2 4:-1 7:-1 8:-3 9:-1 a:-1 b:-1 c:-1 e:2 f:-2 g:-1 j:-1 k:-1 l:-1
#where+exists	0:-1 1:-1 2:-1 4:-1 5:-1 7:-1 8:-1 a:-2 c:-1 d:-1 f:4 g:-2 h:-1 i:2 j:-1 k:-1 l:-1
#where+fail	0:3 1:-3 2:-1 3:-4 4:1 5:-1 6:-1 7:-1 9:-1 a:2 b:-1 c:2 d:-1 e:-2 f:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
#where+from	0:1 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-3 d:-1 e:-1 f:-1 g:-1 j:4 k:-1 l:2
#where+handle	0:-1 1:-1 4:-1 8:-1 9:1 a:-2 b:-2 c:-2 d:-1 e:-2 f:5 g:-1 j:-1 k:-1 l:-1
#where+happens	0:1 l:1
#where+how	1:-1 3:2 8:-1
#where+howto	0:6 1:-1 3:-2 a:-1 b:-1 c:-2 e:-1 f:-1 j:-1 k:-1
#where+ifchange	0:-1 1:-1 4:-1 8:-1 a:4 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1 l:1
#where+impact	0:-3 1:-1 3:3 4:4 8:-1 a:-1 c:-2 g:-1
#where+most	0:-3 1:4 3:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 k:-2
#where+not	0:-1 1:2
#where+override	0:-2 8:-1 a:-2 b:-1 c:-2 e:-1 f:-2 g:5 j:-1 k:-1
#where+overview	0:3 3:-1
#where+places	0:1 1:1 3:-2 4:-1 5:1 9:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 j:-1 k:1 l:-1
#where+quality	0:-4 3:5 4:3 a:-2 b:-1 c:-1 k:-1
#where+raise	0:-2 1:-2 3:-1 4:2 5:-1 6:-1 7:-2 8:6 9:-2 a:-2 b:-1 c:2 d:-1 e:-4 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
#where+read	0:-4 1:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:7 c:-2 d:-1 e:-1 f:-1 g:-1 j:-1 l:-1 m:-1
#where+send	0:3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:-2 b:-2 c:-3 d:-1 e:6 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1
#where+should	0:-4 1:-2 2:-1 3:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:5 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
#where+show	0:1 1:-1 3:-1 8:4 a:-1 b:-1 c:1 e:-1 f:-1 g:-2 h:-1 j:-1 l:-1
#where+since	0:2 1:-2 3:-1 b:-1 j:1 l:2
#where+slow	0:4 1:-1 3:-2 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 k:-1
#where+structure	0:-4 1:-2 3:6 5:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 k:-1 m:-1
#where+subtype	0:-2 1:-1 3:-1 4:-1 8:-1 9:-1 a:-3 b:-1 c:-1 e:-1 f:-1 g:6 i:-2 j:-1 k:-1 l:-1
#where+tests	0:-3 1:-2 2:-1 3:-3 5:4 8:-1 9:-1 a:-2 b:4 c:-3 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#where+thing	0:-2 1:-1 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:1 b:2 c:2 d:-1 e:-2 f:-1 g:2 h:-1 i:-1 j:-2 k:3 l:-1 m:-1
#where+to	0:-2 1:-3 3:-3 4:3 5:-1 6:-1 7:-1 8:-1 9:1 a:2 c:3 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:2 l:-3 m:-1
#where+use	0:-4 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:2 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-2 k:7 l:-1 m:-1
#where+what	0:3 1:-1 2:-1 3:-3 6:-2 8:-1 9:1 a:-2 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 j:2 k:-2 m:-1
#where+where	0:4 1:-2 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:2 9:-2 a:5 b:-2 c:-2 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#where+which	0:-2 1:1 2:-1 3:1 4:-1 5:-1 6:-1 7:1 a:-2 b:-1 c:1 e:1 f:2 g:-1 h:-1 i:-1 k:1 l:-1 m:-1
#where+who	0:-1 8:1 b:2 c:-1
#where+write	0:1 1:-2 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:8 b:-1 c:-3 d:-1 e:-2 g:-2 h:-1 i:-1 j:-1 k:-2 m:-1
#where+wrong	0:-4 1:2 3:4 a:-1 b:-1 c:-1
#where+⟨error⟩	0:-1 1:-1 8:1 9:1
#where+⟨name⟩	1:-6 2:-1 3:-3 4:-3 5:-2 6:-3 7:-2 8:5 9:1 a:2 c:-1 e:3 f:-4 g:1 h:-2 i:-2 j:-2 k:-2 l:-1 m:-2
#where+⟨n⟩	0:1 1:-2 3:1 e:1
#where+⟨path⟩	0:-2 3:-1 a:1 b:3 d:1 f:-1 g:-1 k:-1 l:-1 m:-1
#where>anymore	0:-1 1:-2 8:-1 9:1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 j:-1 k:3 m:-1
#where>call	0:-1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-5 7:-1 8:-2 9:-1 a:-2 b:-2 c:-4 d:-1 e:-2 f:-1 g:-2 h:-1 i:-1 j:11 k:-2 l:-2 m:-1
#where>catch	0:-4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-3 9:8 a:-2 b:-2 c:-3 d:-1 e:-2 f:2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
#where>compare	0:-3 1:-1 3:-1 8:-1 9:-1 a:-1 b:-1 c:4 e:-1 f:-1 g:-1 j:-1 k:-2 l:2
#where>count	0:2 1:-1 3:-1 8:1 d:1 e:-1 k:-1
#where>create	0:1 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-2 c:8 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 k:-2 l:-1 m:-1
#where>decided	0:6 1:-1 2:-2 3:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 k:-1
#where>defined	0:7 1:-1 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:-1 b:1 c:-3 e:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#where>error	0:2 1:-2 3:-1 7:-2 8:3 9:2 b:-1 c:-1 k:-1
#where>event	0:2 1:-1 2:-1 3:3 4:-1 5:-1 7:-1 8:-3 a:-1 b:-1 c:-2 d:-1 e:2 f:1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#where>exists	1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:-1 d:-1 f:4 g:-2 h:-1 i:1 k:1 l:-1 m:-1
#where>fail	0:3 1:-4 2:-1 3:-4 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:2 d:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#where>from	1:2 2:-2 3:-4 4:-1 5:-1 6:-1 7:-1 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:2 k:-1 l:2 m:-1
#where>good	0:1 1:-1 3:2 b:-1
#where>handle	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:2 a:1 b:-1 c:-3 d:-1 e:-2 f:6 g:-2 h:-1 i:-1 j:-1 k:-2 l:-1
#where>happens	0:1 1:-1 2:-1 9:1 l:1
#where>how	0:2 1:-1 2:-1 3:3 8:-1 a:-1 b:-1 c:-1 f:-1 l:-1
#where>howto	0:4 1:-2 2:-1 4:-1 5:-1 7:-1 8:-2 9:-1 a:-2 b:3 c:-2 d:-1 e:-1 f:2 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#where>ifchange	0:-3 1:-2 3:1 4:-3 5:-1 8:-1 9:-1 a:3 b:-1 e:-1 f:-1 g:3 i:-1 k:1
#where>impact	0:-3 1:-1 3:3 4:4 8:-1 9:-1 a:-1 c:-2 g:-1 k:-1
#where>import	0:1 1:-1 2:-2 4:-1 5:-1 6:-1 8:-1 9:-1 c:-2 d:5 e:-1 f:-1 g:-1 j:-1 k:-2 l:-1 m:-1
#where>judge	0:4 1:-1 3:-1 8:-1 a:-1 b:2 c:-1 g:-1 k:-1
#where>meaning	0:-4 1:3 b:2 c:1 k:1
#where>missing	0:1 1:1 3:-1
#where>most	0:1 1:4 2:-1 4:-1 5:-1 8:-1 9:2 a:-1 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 j:-1 k:-3 l:-1 m:-1
#where>nobody	0:1 a:1
#where>not	0:-2 1:4 3:-1 8:-1 a:-1 b:-1 c:3 j:-1 k:-1 l:-1
#where>override	0:-1 1:-1 3:-1 4:-1 6:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:7 h:-1 j:-1 k:-1
#where>overview	0:3 3:-1
#where>places	0:-2 1:3 2:-1 3:-4 4:-1 5:1 6:-1 7:-1 8:1 b:-2 c:2 d:-1 e:1 f:1 g:-1 h:-1 i:-1 j:-1 m:-1
#where>possible	1:-1 3:-1 4:-1 7:-1 9:-1 a:3 b:-1 e:1 f:-1 j:1
#where>quality	0:-5 1:-1 3:6 4:3 a:-2 b:-1 c:-1 e:-1 g:-1 k:-1
#where>raise	0:-1 1:-2 3:-1 4:1 5:-1 6:-1 8:8 9:-3 a:-2 b:-2 c:1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
#where>read	1:-3 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:9 c:-3 d:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:-2 k:-1 m:-1
#where>risk	0:-1 1:2 3:1
#where>send	1:-3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:1 9:-2 a:-2 b:-2 c:-3 d:-1 e:8 f:-2 g:-2 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#where>should	0:-3 1:-2 2:-1 3:2 4:-1 5:-1 7:-1 8:-2 9:-1 a:-2 b:-2 c:1 d:5 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#where>show	0:3 1:-3 3:-1 4:-1 5:-1 6:-1 7:-1 8:4 a:-2 b:-1 d:-1 f:-1 g:-2 h:-1 j:-1 l:-1
#where>since	1:-2 2:-2 3:-2 5:-1 8:-1 a:-1 b:-1 c:2 e:-1 j:1 l:4
#where>slow	0:4 1:-2 2:-1 3:-3 5:-1 6:-1 8:-1 9:4 a:1 b:1 c:-2 d:-1 e:-1 f:-3 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#where>structure	0:-4 1:-2 3:6 5:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 k:-1 m:-1
#where>subtype	0:-2 1:-1 3:-1 4:-1 8:-1 9:-1 a:-3 b:-1 c:-1 e:-1 f:-1 g:6 i:-2 j:-1 k:-1 l:-1
#where>tests	1:-2 2:-1 3:-4 4:-1 5:3 8:-2 9:-1 a:-2 b:4 c:-2 d:-2 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#where>thing	0:-4 1:-1 2:-1 3:-1 4:-2 5:-1 6:-3 7:-1 9:-1 a:1 b:3 c:2 d:-1 e:-2 g:3 h:-1 i:-1 j:1 k:3 l:-1 m:-1
#where>to	0:-2 1:-4 3:-2 4:2 5:-1 6:-1 7:-1 8:-3 9:1 a:3 b:-2 c:1 d:-1 e:2 f:-2 g:-2 h:-1 i:-1 j:1 k:3 m:-1
#where>trace	0:3 1:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:2 c:-2 d:1 e:1 f:-1 g:-1 h:-1 j:-1 l:-2 m:-1
#where>use	0:-4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-2 b:-2 c:1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-2 k:9 l:-1 m:-1
#where>what	0:4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:1 9:1 a:-1 b:-2 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 l:-1 m:-1
#where>which	0:3 2:-2 3:1 4:-1 5:-1 6:-1 7:1 8:2 a:-2 b:-1 d:-1 e:1 f:1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
#where>who	0:-3 1:-1 3:-1 4:-1 8:1 9:4 b:1 c:-1 d:-1 e:-1 f:-2 g:-1 j:-1 k:-1
#where>work	0:1 1:-1 k:2
#where>write	1:-2 2:-1 3:-1 4:-3 5:-1 6:-1 7:-1 8:-2 9:-1 a:9 b:-1 c:-3 d:-1 e:-2 f:-1 g:2 h:-1 i:-1 j:-1 k:-2 m:-1
#where>wrong	0:-5 1:2 3:3 7:2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 k:1
#where>⟨error⟩	0:-1 1:-1 7:-1 8:3 9:1
#where>⟨name⟩	0:-5 1:-3 2:-1 3:-5 4:-2 5:-1 6:-2 7:-1 8:3 9:1 a:1 c:2 d:2 e:4 f:1 g:3 h:-1 i:-1 j:1 k:-1 m:-1
#where>⟨n⟩	0:1 1:-3 3:1 e:1 k:2
#where>⟨path⟩	0:1 1:-1 3:-2 5:-1 6:-1 7:-1 8:-1 9:-1 b:2 c:-1 d:2 e:1 f:-1 g:-1 h:-1 j:-1 l:-1 m:-1
#where>⟨text⟩	0:-2 1:2 8:-1 a:-1 b:2 c:-1 d:-1 e:-1 k:2 l:-1
#which	0:1 1:-3 2:1 4:-1 5:1 6:1 8:1 9:-1 c:-1 e:1 h:-1 i:-1 j:-1 k:1
#which+anymore	0:-1 1:-1 3:-1 d:1 k:-1 m:3
#which+call	0:-1 3:-1 5:-1 6:2 7:-1 8:-1 b:-1 d:-1 e:-1 h:-1 k:-1 l:3 m:-1
#which+catch	1:-1 3:-1 7:-1 8:-1 9:3 f:-1 h:1
#which+copies	0:-1 1:-1 3:2
#which+count	0:2 1:-1 4:-1 5:-1 6:-1 7:-1 8:1 a:-1 b:-1 c:-1 d:1 e:1 f:-1 g:1 h:1 i:-1 j:-1 k:-1
#which+create	0:-4 1:1 3:-1 4:-1 5:-2 6:-1 7:-1 8:-1 a:-1 c:5 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#which+decided	0:-2 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:2 8:-1 9:1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1
#which+defined	0:-2 2:-2 3:-2 5:4 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 i:-1 l:-1 m:-1
#which+error	0:-2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:11 8:-5 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#which+event	0:1 1:-2 3:-2 e:2 f:-1 l:1 m:-1
#which+exists	0:2 1:-1 3:-3 4:-1 5:3 6:-1 7:-1 c:-1 f:-1 g:-2 h:1 i:1 k:-1
#which+fail	0:2 1:-1 3:-1 5:-1 6:3 7:1 8:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#which+from	0:1 1:-2 2:1 3:1 4:-1 5:-2 6:-2 7:-2 8:-1 a:-2 b:-3 c:-2 d:1 e:-2 f:-2 g:-2 i:2 j:-1 k:3 l:-2 m:1
#which+good	1:-1 3:2 h:1
#which+handle	0:1 1:-3 2:1 3:-3 5:-2 6:-3 7:-2 8:-2 9:-1 a:-2 b:3 c:-1 d:-1 e:-3 f:5 g:-1 h:-2 i:-1 j:-1 k:-2 l:-2
#which+howto	0:1 1:-1 2:2 e:-1 f:-1
#which+ifchange	0:-1 1:-1 4:3 5:1 d:-1 m:1
#which+impact	0:2 1:-1 2:-1 4:3 5:-1 6:-1 7:-1 8:-1 d:-1 g:-1
#which+import	0:-2 1:-1 2:-1 3:1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:6 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#which+missing	0:3 1:-2 2:-2 3:-1 5:-1 6:-1 b:2 d:-1 m:-1
#which+most	0:-3 1:-1 3:4 4:-1
#which+not	0:-3 3:3 5:-3 b:-1 k:-1 l:-1 m:3
#which+overload	0:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:6 i:-1 j:-1 k:-1 l:-1
#which+override	0:-2 2:1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:5 k:-1 m:-1
#which+places	0:3 1:-3 2:-2 4:1 5:-1 6:-3 7:-1 8:-1 9:-2 a:1 b:-1 d:-1 e:3 f:1 g:-1 h:-1 i:-1 j:2 k:1 m:-1
#which+possible	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 c:-1 e:-1 h:3 j:-2 l:-1 m:1
#which+proscons	0:-3 2:-2 3:8 5:-1 6:-1 7:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-2
#which+raise	0:-2 2:3 5:-1 6:-1 7:1 8:-1 e:-1 f:-1 h:-1
#which+read	0:2 1:-1 2:-2 3:-3 4:1 5:-1 6:-2 7:-2 8:-2 9:-1 a:-1 b:5 c:-1 d:-2 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#which+risk	1:-2 2:-1 3:4 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:-1
#which+send	0:-4 1:-1 2:3 3:-1 e:3 f:-1 l:-1 m:-1
#which+should	1:-1 3:4 5:-1 h:-1 m:-1
#which+show	0:4 1:-2 2:-1 3:-1 6:-1 f:2 h:-2
#which+structure	0:-2 1:-2 2:4 4:-2 5:-2 6:-1 7:-1 8:1 9:3 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:1
#which+subtype	0:-4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 g:5 h:-2 i:3 j:-1 k:-1 l:-1 m:-1
#which+tests	0:-3 1:-2 2:-1 3:-4 4:-1 5:10 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#which+thing	0:-2 1:-2 2:-1 3:-2 4:-2 5:-2 6:4 7:-2 8:1 9:-1 b:-1 c:-1 d:1 e:3 g:-1 h:-2 k:1 l:3
#which+to	0:-1 1:-2 2:1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 d:1 e:-1 g:1 h:-1 i:-1 k:-1 l:-1
#which+trace	2:6 3:-3 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:3 m:-1
#which+twice	0:-1 1:-1 3:2
#which+unused	0:-1 m:3
#which+use	0:3 1:-1 3:-3 4:3 5:-1 a:-1 b:-1 d:-1 e:-1 f:-1 k:2 l:-1 m:-1
#which+where	0:1 1:1 3:-1 8:1 a:1
#which+who	0:-1 3:-2 5:2 7:-1 8:2 b:-1 j:-1
#which+why	0:3 1:-1 2:-1 3:1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1
#which+work	0:1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:1 e:-1 g:-1 i:1 j:-1 k:-1 l:2
#which+write	0:2 1:1 2:-1 3:-3 6:-1 7:-1 8:-1 a:1 b:-1 d:-1 g:1 h:-1 i:-1 m:-1
#which+wrong	0:-2 3:1 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:3 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1
#which+⟨name⟩	0:-1 1:-5 2:-3 3:-6 4:-3 5:-4 6:-5 7:-2 8:6 9:-3 a:3 b:1 c:-4 d:-4 e:-6 f:2 g:1 h:3 i:-3 j:-3 k:1 l:-4 m:2
#which+⟨n⟩	0:-1 1:-2 2:-1 3:1 5:3 d:-1
#which+⟨path⟩	0:-3 1:-1 2:-2 3:-4 5:-3 6:-1 7:-1 9:3 a:-1 b:-1 d:2 e:-1 f:-1 g:-1 i:-1 k:4 l:-2 m:-3
#which>anymore	0:-2 1:-2 2:-1 4:2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:2 l:-1 m:3
#which>call	0:-4 1:-1 2:-1 3:2 4:-1 5:-1 6:2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:2 i:-2 j:4 k:-2 m:2
#which>callee	0:-1 6:3 7:1 b:-1 d:-1 k:-2 m:-1
#which>catch	1:-1 2:-1 3:-1 4:-1 6:-1 7:-2 8:-1 9:6 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#which>compare	0:-2 1:-1 2:-2 3:-2 4:-1 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:5 h:-2 i:-1 j:-1 l:4 m:-1
#which>copies	0:-1 1:-1 3:2
#which>count	0:1 1:-1 2:-1 4:-1 5:-1 6:2 7:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:1 j:-1 k:-1 l:1 m:-1
#which>create	0:-3 1:1 2:-1 3:-2 4:-2 6:-2 7:-1 8:3 9:-1 a:-1 b:-1 c:4 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#which>decided	0:-2 1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:2 8:2 9:1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1
#which>defined	0:-1 1:-1 2:1 3:-3 4:-2 5:3 6:-1 7:-1 8:2 9:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:3 h:-2 i:-2 j:-1 k:-1 m:-1
#which>error	0:-2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:11 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#which>event	0:1 1:-3 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-2
#which>exists	0:-1 1:-1 3:2 5:2 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-2 h:2 i:4 j:-1 k:-1 l:-1 m:-2
#which>explain	0:1 2:1
#which>fail	0:-1 1:-2 2:1 3:1 5:2 6:1 7:-1 8:-2 9:-1 a:-1 b:-1 c:2 d:-1 e:1 g:-2 h:-1 i:-2 j:-4 k:-1 l:2 m:-1
#which>from	0:1 1:-2 4:-1 5:-1 6:2 8:-2 9:-1 a:-2 c:-1 d:1 e:-2 f:-1 g:-1 i:3 j:-3 k:2 l:1
#which>good	0:1 1:-1 3:2
#which>handle	0:1 1:-3 2:1 3:-3 6:-1 7:-2 8:-2 9:-1 a:-2 b:3 c:-1 d:-1 e:-3 f:5 g:-1 h:-2 i:-1 j:-1 k:-2 l:-2 m:1
#which>happens	0:-1 2:-1 3:3 6:-1 8:-1 e:-1 f:-1 h:-1 l:-1
#which>how	3:1
#which>howto	0:2 1:-2 2:2 3:-2 4:-1 5:-1 6:1 7:1 8:-2 9:-1 a:-1 b:-2 c:-1 d:-1 e:-2 f:2 h:-1 i:-1 j:-1 k:-1 l:1 m:-2
#which>ifchange	0:-3 1:-3 2:2 3:2 5:2 6:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:3
#which>impact	1:-2 2:2 4:3 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 e:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#which>import	0:-1 1:-2 2:1 3:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:7 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#which>judge	0:1 1:-1 5:-1 6:-1 7:-1 8:-1 a:2 b:-2 c:-1 e:2 f:-1 h:-1 k:-1 l:1 m:1
#which>meaning	0:1 1:-1 2:-1 3:-3 5:2 6:2 k:-1
#which>missing	0:3 1:-3 2:-2 3:-2 4:-1 6:-1 7:-1 8:-1 a:3 b:2 e:-1 i:-1 j:-1 k:-1 m:-1
#which>most	0:-4 1:-1 2:-1 3:6 4:-1 6:-2 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
#which>needed	0:1 1:-1 2:-1 3:-3 5:-1 6:-2 d:-1 j:2 k:-1 m:3
#which>never	0:-1 1:-1 3:-1 6:-3 b:-1 d:-1 e:-1 j:-2 k:-1 l:-1 m:7
#which>nobody	0:-1 1:-2 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:6
#which>not	0:-3 1:-1 2:-1 3:2 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 f:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:7
#which>overload	0:-2 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:6 i:-1 j:-1 k:-1 l:-1 m:-1
#which>override	1:-1 3:-1 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:7 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
#which>overview	0:2
#which>places	0:2 1:-3 2:-2 3:1 4:1 5:-1 6:-1 7:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:3 f:1 g:-1 h:-1 i:-1 j:2 m:-1
#which>possible	0:4 1:-1 2:1 3:-4 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-2 k:-1 l:-1 m:1
#which>proscons	0:-4 1:-1 2:-2 3:7 5:-1 6:-1 7:-1 c:-1 d:-1 e:-1 g:2 h:-1 i:-1 k:-1 l:-1 m:-2
#which>quality	0:4 1:-1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 k:-1 l:-1 m:-1
#which>raise	1:-2 2:1 3:-2 4:-1 5:-1 6:-3 7:5 8:5 9:-1 a:-1 b:-1 c:-2 d:-1 e:1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-3 l:-2 m:-1
#which>read	0:4 1:-2 2:-3 3:-2 5:-2 7:-2 8:-2 9:-1 a:1 b:4 c:-1 d:-2 e:-2 f:-2 g:-1 h:-2 i:-2 j:-1 k:-2 l:-2 m:2
#which>risk	0:-2 1:-2 2:-2 3:7 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#which>send	0:2 1:-3 2:2 3:-4 4:-1 5:-1 6:1 7:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-3
#which>should	0:2 1:-1 2:-1 3:2 4:-1 5:3 6:-1 7:1 8:-1 a:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#which>show	0:2 1:-3 3:2 4:-1 5:-2 7:-1 8:2 9:-1 b:-2 c:-1 d:-1 e:-1 f:1 g:-2 h:1 i:-1 k:-1 m:-1
#which>since	0:-1 1:-1 2:-1 3:1 4:-1 5:1 7:-2 8:3 9:-1 a:-1 d:-1 e:-1 l:-1 m:1
#which>structure	0:-2 1:-2 2:3 3:3 4:-1 6:-1 7:-1 8:1 9:3 a:-1 b:-1 c:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#which>subtype	0:1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:5 h:-1 i:3 j:-1 k:-1 l:-1 m:-1
#which>tests	0:-3 1:-2 2:-1 3:1 4:-1 5:9 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#which>thing	0:-2 1:-2 2:-1 3:-2 4:-2 5:-2 6:4 7:-2 8:1 9:-1 a:-1 b:-1 c:-1 d:1 e:3 f:-1 g:-1 h:-1 i:2 k:1 l:2
#which>to	0:-4 1:-3 3:3 4:-1 6:-1 7:-2 8:1 9:-1 a:-1 b:-1 c:-1 e:2 f:1 h:-1 j:1 l:3 m:-1
#which>too	0:-1 3:4 6:-1 i:-1 m:-1
#which>trace	0:-1 1:-1 2:5 3:-3 4:-1 5:1 6:1 7:-2 8:-1 9:1 a:-1 b:-2 c:-1 d:2 g:-1 h:-1 i:-1 j:-1 k:2 l:1 m:-3
#which>twice	0:-1 1:-1 3:3
#which>unused	0:-1 k:-1 m:3
#which>use	0:2 1:-1 2:-1 3:-3 4:1 5:-1 6:1 7:-1 8:-1 a:-1 b:1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:5
#which>what	0:1 1:-2 2:-2 3:-1 5:1 6:-2 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:1 g:2 i:-1 j:-1 k:-1 m:-1
#which>when	0:-3 1:-2 2:5 3:-2 4:-1 6:-1 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1 m:-1
#which>where	0:-1 3:-2 5:1 7:-1 8:3 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 k:-2 l:-1 m:-1
#which>who	0:-1 1:-1 3:-2 5:3 7:-1 8:3 c:-1 d:-1 k:-1 m:-1
#which>why	0:3 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1
#which>work	0:2 1:-1 4:-1 5:-1 7:-1 8:1 a:-1 e:-1 f:-1 g:-1 i:1 j:-1 k:-1 l:2
#which>write	0:1 1:-1 2:1 3:-1 5:1 6:-2 7:-1 8:-1 9:-1 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 j:-1 k:-1 m:-1
#which>wrong	0:-2 2:-1 4:-2 5:1 6:-1 7:4 8:-3 9:-1 a:2 b:-1 c:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:-1
#which>⟨error⟩	8:1 9:1
#which>⟨name⟩	0:-3 1:-3 2:-1 3:-4 4:-2 6:1 7:2 8:3 a:2 b:1 c:-2 e:1 h:2 l:-1 m:-1
#which>⟨n⟩	0:-2 1:-3 2:-1 3:2 5:4 7:-1 8:-1 a:2 b:-2 d:-1 k:-1 m:-1
#which>⟨path⟩	0:-4 1:-3 2:-2 3:-1 4:-1 5:2 6:2 7:-2 8:-1 9:2 a:-2 b:-2 c:-1 d:3 f:-1 g:-1 h:-1 i:-1 j:-2 k:3 l:-3 m:-2
#who	0:-3 1:-1 3:-3 5:-1 6:-2 7:-1 8:1 9:3 a:2 b:2 c:1 d:1 e:1 f:2 h:-1 j:4 k:-1 l:-1 m:-1
#who+anymore	0:-1 1:1 3:-1 e:1 j:2 k:-1
#who+call	0:1 1:-3 2:4 3:-1 4:-1 5:-1 6:-3 7:-1 8:-1 9:-1 a:-1 b:-2 c:2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:6 k:-1 l:-1 m:-1
#who+callee	0:-1 3:-1 4:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:1 k:-1
#who+catch	0:-1 1:-2 3:-1 4:-1 7:-1 8:-2 9:4 a:-1 b:2 c:-1 d:-1 e:-1 f:1 g:-1 i:-1 j:-2 k:-1
#who+create	0:-3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 9:-2 a:-3 b:-2 c:9 d:-2 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#who+decided	0:2 1:-2 3:2
#who+defined	0:-3 1:-3 2:3 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-2 c:-1 d:-1 e:-1 f:5 g:-2 h:-1 j:-1 k:-1 m:-1
#who+fail	0:2
#who+from	0:-2 1:-2 2:-2 3:-2 4:-2 5:-1 6:-2 7:3 a:1 b:3 c:1 d:-2 e:-3 f:2 g:-1 h:-2 i:-4 j:-2 k:-3 l:-2
#who+handle	1:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 9:1 b:-2 d:-1 e:-2 f:8 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#who+happens	0:-1 1:-1 2:2 4:-1 6:2 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 e:2 f:-1 i:-1 j:-1 k:-1
#who+howto	8:2 e:-2 i:1
#who+ifchange	3:-1 4:1 5:-1 a:3 b:-1 f:-1 g:-1 j:-1
#who+impact	0:-1 1:-2 3:-1 4:6 6:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
#who+import	0:-1 1:-3 2:-1 3:-2 4:1 6:-1 7:-1 8:-1 9:-2 a:-3 b:-2 c:-1 d:6 e:-1 f:2 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-2
#who+not	2:-1 3:2 5:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:3 m:-2
#who+override	0:-1 1:-1 3:-1 4:-1 5:-1 8:-1 9:-1 a:-4 b:-1 c:-1 d:-1 e:-1 f:-1 g:6 h:-1 i:-1 j:-1 k:-1
#who+possible	0:5 1:-1 2:-1 3:-2 4:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-3 i:-1 j:-1
#who+raise	0:2 1:-3 2:-1 3:-1 4:-1 5:-1 6:-1 7:-2 8:8 9:-4 a:-2 b:-2 c:1 d:-1 f:-2 g:-1 i:-1 j:-2 k:-1
#who+read	0:-3 1:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:9 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1
#who+send	0:-1 1:-3 2:-1 3:-1 4:-1 6:-1 7:-1 9:-2 a:-2 b:-2 c:-1 d:-1 e:8 f:-2 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
#who+should	0:1 1:-1 3:3 b:-1 f:-1 g:1
#who+show	0:-1 1:-1 3:2 4:-1 a:1 b:1 c:-1 d:-1 e:-1 f:-1 k:-1
#who+slow	0:-1 1:-3 2:3 3:-1 6:-1 8:4 9:-1 a:-1 b:-1 c:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#who+subtype	0:-3 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-2 b:-2 c:-2 d:-1 e:-3 f:-2 g:-4 i:9 j:-2 k:-1 l:-1 m:-1
#who+thing	0:2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:-2 b:-3 c:-1 d:-1 e:-1 f:4 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
#who+use	0:-1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-2 9:-2 a:-3 b:-1 c:-2 d:3 e:-2 f:-1 g:-2 h:-1 i:-1 j:5 k:2 l:-1 m:-2
#who+what	0:1 1:1 2:-1 3:-2 4:-2 6:-1 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:5 k:-2 m:-1
#who+who	0:-3 1:1 2:-2 3:-3 4:-2 5:-2 6:-2 7:-4 8:4 9:-3 a:-4 b:3 c:-3 d:-2 e:-4 f:-3 g:-2 h:-2 i:-2 j:6 k:-3 l:-2 m:-1
#who+write	0:1 1:-1 3:-1 4:-2 5:-1 7:-1 8:-1 9:-1 a:6 b:-2 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#who+wrong	1:-1 2:-1 3:3 9:-1 a:-1 b:-1 c:-1 e:2 f:-1 j:-1
#who+⟨name⟩	0:-5 1:-1 2:-3 3:-3 4:-5 5:-2 6:-4 7:-2 8:4 9:5 a:2 d:-5 e:-1 f:-6 g:2 h:-3 i:-3 j:-4 k:2 l:-2 m:-2
#who>anymore	0:-1 1:1 3:-1 e:1 j:2 k:-1
#who>call	2:3 3:-1 4:-1 5:-1 6:-5 7:-1 8:-1 9:-2 a:-2 b:-2 c:2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:8 k:-1 l:-1 m:-1
#who>callee	0:-1 3:-1 4:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:1 k:-1
#who>catch	0:-1 1:-2 2:-1 3:-1 4:-1 7:-1 8:-2 9:5 a:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 i:-1 j:-2 k:-1
#who>compare	1:-1 a:-1 b:-1 c:-1 g:3 h:-1
#who>create	0:-3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 9:-2 a:-4 b:-2 c:10 d:-2 e:-2 f:-3 g:-1 h:-1 i:-1 j:-3 k:-1 l:-1 m:-1
#who>decided	0:2 1:-2 3:2
#who>defined	0:2 1:-4 2:2 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-2 a:2 b:-3 c:-2 d:-1 e:-2 f:5 g:-2 h:-1 j:-2 k:-2 l:-1 m:-1
#who>error	0:-1 1:-2 3:-1 4:-1 8:3 9:4 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1
#who>event	0:-2 1:-1 2:-1 3:-1 4:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:3 f:4 i:-1 j:-1 l:-1
#who>exists	0:1 1:-1 2:-1 3:-1 8:-1 9:1 a:-1 b:1 f:-1 j:1
#who>fail	0:1 1:-3 2:-1 3:-1 6:-1 9:1 b:-1 c:-1 f:-1 g:-1 i:-1 j:3 k:-1 l:-1
#who>from	0:-1 1:-5 2:3 3:-4 4:-2 5:-2 6:-2 7:2 8:-1 9:-1 a:1 b:4 c:-1 d:-1 e:-3 f:2 g:-1 h:-2 j:-2 k:2 l:-2 m:-1
#who>good	0:1 1:-2 3:1 8:1
#who>handle	0:-1 1:-4 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:1 a:-1 b:-2 d:-1 e:-1 f:9 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#who>happens	0:-1 1:-2 2:2 4:-1 6:2 7:-1 8:-2 9:-1 a:-1 b:-1 e:2 f:-1 g:-1 i:-1 k:-1 l:-1
#who>how	0:5 1:-2 3:-1 6:-1 8:-1 a:-1 j:-1
#who>howto	0:1 1:-1 3:-1 8:2 9:-1 a:-1 b:1 f:-1 g:-1 i:1
#who>ifchange	0:3 1:-1 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#who>impact	0:-1 1:-2 3:-1 4:6 6:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
#who>import	0:-1 1:-3 2:-1 3:-2 4:1 6:-1 7:-1 8:-1 a:-1 b:-2 c:-1 d:6 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#who>judge	0:-1 1:-1 2:-1 3:1 8:-1 9:-1 a:2 b:2 c:-1 e:-1 g:-1 i:-1 k:-1 m:-1
#who>meaning	0:2 1:-2 2:-1 3:-1 4:-1 6:-1 7:-1 8:-2 9:-2 a:-2 b:4 c:2 d:-1 e:-2 f:-2 g:-1 i:-1 j:-2 k:-1
#who>missing	1:2 2:-2 3:2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
#who>most	1:-1 9:2 a:1 e:1 f:-1
#who>needed	0:-2 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 8:-2 9:-1 b:-2 c:-1 d:-1 e:-2 f:-2 g:-1 i:-1 j:-1 k:5 l:-1 m:-1
#who>nobody	0:-1 1:-2 3:3 5:-2 9:2 b:-1 e:1 f:-1 j:-1 m:-1
#who>not	0:1 1:-2 2:-1 3:1 5:-2 6:-1 7:-1 9:-1 a:4 b:-2 c:-1 d:-1 e:1 f:-2 g:-1 h:-1 i:-1 j:2 k:-1 l:-1
#who>overload	0:-1 1:-1 4:-1 a:-1 b:-1 c:-1 f:-1 g:3 h:-1 j:1
#who>override	0:-1 1:-1 3:-1 4:-1 5:-1 8:-1 9:-1 a:-4 b:-1 c:-1 d:-1 e:-1 f:-1 g:6 h:-1 i:-1 j:-1 k:-1
#who>overview	1:-1 3:1 4:-1 5:-1 8:-2 9:-1 a:2 b:-1 c:2 e:-1 f:-1 g:-1 i:1 j:-1
#who>places	0:-2 1:-1 2:2 3:-1 4:-1 6:-1 9:-1 a:2 b:-2 e:-1 g:1 i:-1 k:-1 l:-1
#who>possible	0:5 1:-1 2:-1 3:-2 4:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-3 i:-1 j:-1
#who>raise	0:2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-4 8:9 a:-2 b:-2 d:-1 f:-3 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#who>read	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:9 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1
#who>send	0:1 1:-4 2:-2 3:-2 4:-1 6:-1 7:-1 9:-2 a:-2 b:-2 c:-2 d:-1 e:7 f:-3 g:-1 h:-1 i:1 j:1 k:-1 l:-1 m:-1
#who>should	1:1 2:-1 3:2 9:-1 b:-1 c:-1 e:-1 g:1 j:-1
#who>show	0:1 1:-1 2:-1 3:3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:3 c:-1 d:-1 f:-1 h:-1 i:-1 j:1 k:-2 l:-1
#who>since	0:3 1:-2 9:1 a:1 b:-1 f:-1 g:-1 j:-1 k:-1
#who>slow	0:-1 1:-3 2:3 3:-1 6:-1 8:4 9:-1 a:-1 b:-1 c:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#who>structure	0:3 1:-1 3:-1 9:-1 b:-1 c:2 d:-1 f:-3 i:-1 j:-1
#who>subtype	0:-3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-2 b:-3 c:-2 d:-1 e:-3 f:-2 h:-1 i:9 j:-2 k:-1 l:-1 m:-1
#who>tests	0:-1 5:-1 8:-2 c:3 j:1
#who>thing	0:2 1:-2 2:-2 3:-4 4:2 5:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-2 e:-3 f:4 g:-1 h:-2 i:-2 j:5 k:-3 l:-1 m:-1
#who>to	0:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 9:4 b:-1 d:1 e:2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
#who>too	0:-1 1:-2 2:-1 3:4 8:-1 9:-1 a:-1 b:1 c:-1 e:-1 f:-1 j:-1 k:-1 m:-1
#who>trace	0:-2 1:-1 2:-2 3:-2 4:-1 6:-1 7:-1 8:-1 9:-1 a:3 c:-1 d:4 e:-1 f:-1 g:1 h:-1 i:-1 j:1 k:3 l:-1 m:-3
#who>use	0:-2 1:-1 2:-1 3:-2 4:-2 5:-1 6:-2 7:-1 8:-2 9:-1 a:-2 b:-2 c:-2 d:3 e:-2 f:-1 g:-2 h:-1 i:-1 j:6 k:1 l:-1 m:-2
#who>what	0:4 1:1 2:-2 3:-3 4:-2 5:-1 6:-2 7:-1 8:-1 9:3 a:-1 b:1 c:-1 d:-1 f:-3 g:-1 h:-1 i:-1 j:4 k:-2 l:-1 m:-1
#who>when	0:2 1:-2 2:-1 3:-1 8:-1 9:4 a:-1 b:-1 c:-1 d:-1 e:1 f:-3 j:-1
#who>where	0:4 1:-1 2:-1 3:-1 4:1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-1 j:-1
#who>which	0:2 1:2 2:-2 3:-1 5:-1 6:-1 8:1 a:-1 b:-1 e:-1 f:-1 j:2 k:-1
#who>write	1:-1 2:-1 3:-1 4:-3 5:-1 6:-1 7:-1 9:-1 a:6 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-2 k:-1 l:-1
#who>wrong	0:-1 1:-4 2:-1 3:2 4:-1 8:-1 9:-1 a:3 b:-2 d:-1 e:1 f:-1 g:3 h:-1 i:-1 j:-1 k:-1 l:-1
#who>⟨error⟩	0:-1 1:-2 7:-1 8:2 9:3 b:-1 f:-1
#who>⟨name⟩	0:-3 1:-2 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:2 9:3 a:1 b:2 c:1 d:1 f:2 g:1 h:-1 i:-1 j:1 k:-1 l:-1
#who>⟨n⟩	0:2 1:-2 3:-1 6:-1 9:1 a:3 b:-2 m:1
#who>⟨path⟩	0:-1 1:-3 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 9:-1 a:2 c:-1 d:4 e:-1 f:-1 g:1 h:-1 i:-1 j:-2 k:4 l:-1 m:-3
#who>⟨text⟩	0:-4 1:1 2:-1 8:-2 9:-1 a:4 c:-1 d:-2 e:1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
#why	0:6 1:10 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#why+call	0:-2 1:3 j:-1
#why+decided	0:4 1:-2 3:-2
#why+defined	1:3 3:-1 8:-1
#why+exists	0:6 1:-4 3:-2 5:-1 7:-1 a:-1 e:-1 f:-1 g:-1 h:-1 i:-1 l:-1
#why+fail	0:-3 1:5 2:-1 3:-1
#why+from	0:5 1:-3 3:-2 g:-1
#why+missing	0:-4 1:4 3:-1
#why+not	0:1 1:-1 3:-1 c:1 m:2
#why+show	0:-2 1:4 3:-1
#why+twice	0:-1 1:2
#why+use	0:7 1:-4 3:-2 k:-1 m:-1
#why+what	0:3 1:2 2:-1 3:2 4:-1 5:-1 6:-2 7:-2 8:-1 c:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:1 m:-1
#why+wrong	0:-1 1:3 3:-2
#why+⟨name⟩	0:4 1:4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#why+⟨n⟩	0:-1 1:2 3:-1
#why>anymore	1:1
#why>call	0:-4 1:6 3:-1 6:-1 j:-2 l:-1
#why>compare	0:6 1:-5 3:-1
#why>decided	0:7 1:-5 3:-3 m:-1
#why>defined	0:1 1:3 3:-1 7:-1 8:-1 e:-1 m:-1
#why>error	0:1 1:3 7:-1 8:-3 9:-1
#why>event	0:3 1:1 2:-1 3:-1 e:-1
#why>exists	0:8 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-3 i:-1 l:-1 m:-1
#why>fail	0:-5 1:7 2:-1 3:-2 5:-1
#why>from	0:3 1:2 2:-1 3:-1 4:-1 5:-1 a:-1 b:-1 g:-1 h:-2 i:-1 k:-1 l:-1
#why>happens	0:-1 6:-1 l:3
#why>howto	1:2
#why>ifchange	0:-2 1:4 3:-1
#why>missing	0:-6 1:5 3:1
#why>needed	0:3 1:-3 3:-1
#why>never	1:4 3:-2 m:-1
#why>nobody	0:1
#why>not	0:6 1:-4 2:-1 4:-1 5:-1 7:-1 k:-1 l:-1 m:1
#why>overload	0:1 1:3 3:-1 6:-1 h:-2 j:-1
#why>places	0:2 1:1 3:-1
#why>raise	0:-5 1:10 3:-1 4:-1 6:-1 7:-3 8:-4 9:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 m:-1
#why>send	0:-1 1:5 3:-1 7:-1 8:-1 e:-2 l:-1
#why>should	1:1
#why>show	1:6 3:-2 6:-1 7:-1 8:-1 a:-1 k:-1 m:-1
#why>since	1:1 3:-1
#why>slow	0:2 1:-1 3:-1
#why>structure	0:3 1:-1 3:-1
#why>thing	0:-3 3:3 6:-1 l:2
#why>to	0:-3 3:5 5:-1 l:-1
#why>twice	0:-4 1:6 3:-1 6:-1 j:-1
#why>use	0:6 1:-5 3:-2 k:-1 m:1
#why>what	0:3 1:2 2:-1 3:2 4:-1 5:-1 6:-2 7:-2 8:-1 c:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:1 m:-1
#why>write	0:3 3:1 4:-1 a:-1 g:-1 m:-1
#why>wrong	1:4 2:-1 3:-3 m:-1
#why>⟨name⟩	0:5 1:6 2:-1 3:-1 4:-1 5:-1 6:-1 7:-2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
#why>⟨n⟩	0:-1 1:3 3:-1
#work	0:4 1:-1 2:1 3:1 4:-1 5:3 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#work+call	6:3 j:-1
#work+compare	0:-3 1:-1 2:3 3:-2 6:-1 l:2
#work+copies	0:1 1:-1 3:2
#work+from	0:-1 1:-1 2:1 3:1 5:3 6:-1 l:-1
#work+handle	0:3 3:-1
#work+import	0:1 1:-1 3:1 d:-1
#work+not	0:-3 1:-1 3:3 m:1
#work+places	0:-2 1:2 3:2
#work+tests	0:-5 1:-1 3:-3 5:6
#work+twice	0:1 1:-1 3:2
#work+what	0:-2 1:-1 3:-1 5:2 6:1 7:-1 j:2 k:1 m:-1
#work+⟨name⟩	0:-1 1:2 3:2 4:-1 6:1 j:-1
#work>call	0:-1 1:-1 6:3 j:-2
#work>compare	0:-3 1:-1 2:3 5:-1 6:-1 l:2
#work>copies	0:1 1:-1 3:2
#work>defined	1:-1 3:2 5:2
#work>error	0:2
#work>event	0:1
#work>exists	1:1 g:2 i:-1
#work>fail	0:3 1:-1 3:-1 l:-1
#work>from	1:-2 2:1 4:-1 5:2 6:-1 7:-1 e:-1 f:-1 g:2 i:-2 j:-1 l:-1 m:-1
#work>handle	0:3 3:-1
#work>how	2:2 3:-1
#work>import	0:1 1:-1 3:2 d:-1
#work>missing	0:3 1:-1
#work>nobody	0:1 1:2 3:-1
#work>not	0:-3 1:1 3:3
#work>places	0:-4 1:2 3:3 5:2
#work>risk	0:-1 3:2
#work>should	0:-2 1:-1 3:4
#work>show	1:-1 2:1 3:1 6:2 j:-1
#work>since	0:2 1:-1
#work>tests	0:-6 1:-1 3:-3 5:7 a:-1
#work>thing	0:-1 3:1 6:2 g:2 i:-2 k:-1
#work>to	0:-1 2:2 6:2 k:-1 l:-1
#work>trace	1:1 3:2 5:-1 m:-1
#work>twice	0:1 1:-2 3:2
#work>use	0:1 2:-1 3:-1 6:2 j:2 k:-3
#work>what	0:-2 1:-2 2:3 4:-1 5:2 6:1 7:-1 a:-1 b:-1 c:-1 e:-1 g:-1 h:-1 i:-1 j:2 k:1 l:-1 m:-1
#work>where	1:1 5:2
#work>which	0:-1 1:1 3:-1 5:2 6:2 k:-1
#work>write	0:-3 3:-2 4:-1 5:3 a:2
#work>⟨name⟩	0:-1 1:1 4:-1 5:-1 6:3 7:-1 a:2 b:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#write	0:1 2:-1 3:-1 4:4 6:-1 7:-1 8:-1 9:-1 a:9 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 j:-1 k:-1 m:-1
#write+anymore	0:1 5:1
#write+create	a:2 l:-1
#write+defined	0:1 1:-1 2:3 3:-1 4:1 5:-1 7:-1 a:-1 g:-1
#write+exists	0:2 3:-1 9:-1 a:-1 b:2 f:1
#write+fail	0:-2 1:1 3:-1 4:-2 7:2 a:3 b:-1 g:-1
#write+from	0:2 1:1 2:-1 3:-3 4:2 6:-1 7:-1 8:-1 9:-1 a:1 b:-2 c:-1 d:-1 e:-1 f:-2 g:3 i:-1 j:-1 k:-1 l:-1 m:-1
#write+handle	0:1 4:-1 a:2 f:-1 g:-1
#write+how	0:1 1:-1 3:2 5:-1
#write+ifchange	0:-1 1:2
#write+impact	0:-2 1:1 3:3 4:-1 a:-2 c:-1
#write+judge	0:3 1:-1 3:-3 4:1
#write+missing	0:-2 1:2 3:-1 5:-1 a:2
#write+most	0:-1 1:-1 3:3 4:-1
#write+nobody	0:1 a:1
#write+not	0:-1 1:1 3:1 a:1 m:-1
#write+overload	4:2
#write+places	1:1 2:-1 3:-2 4:-1 5:-1 6:-1 8:-1 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#write+should	0:2 1:1 2:-1
#write+show	0:3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:1 l:-1 m:-1
#write+since	0:-1 1:3 3:-1 4:-1 5:2 a:-1
#write+subtype	0:3 3:-2 4:-1 6:-1 a:-1 f:-1 g:-1 i:1 m:-1
#write+tests	1:1 3:3 4:-2 5:-1 a:-1 c:-1
#write+thing	0:-1 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:5 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
#write+to	0:1 2:-1 3:-2 4:-1 8:-1 a:3 e:-1 f:-1 g:-1 l:1
#write+use	0:2 1:-1 3:-1 4:-1 a:-1 g:2 m:-1
#write+what	0:-3 1:-2 3:1 4:1 5:1 6:3 7:-1 a:-2 j:-1 k:-1 l:-1 m:1
#write+where	0:2 1:-3 3:-2 5:1 6:-1 7:-1 8:-1 9:-1 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#write+which	1:-2 3:-2 4:2 6:2 7:-1 8:-1 b:-1 d:-1 e:-1 g:1 h:-1 i:-1 j:-1 k:-1
#write+who	0:-1 1:1 3:2 8:-1 a:2 b:-1 j:-1
#write+write	0:-3 1:1 3:-1 4:-1 5:-1 6:-1 a:4 b:-1 e:-1 g:2 i:-1 j:-1
#write+wrong	0:-1 1:2 3:-1 4:2 5:1 a:-1
#write+⟨name⟩	0:-1 1:-3 2:-1 3:-3 4:2 5:1 6:-2 7:-1 8:-2 9:-1 a:7 b:1 c:-2 d:-1 e:-2 f:-2 g:2 h:-1 i:-1 j:-1 k:-2 m:-1
#write+⟨n⟩	0:-1 1:-1 a:2 m:1
#write+⟨path⟩	0:-1 1:1 3:-1 4:-1 5:1 a:4 b:-1 d:-1 g:-1 k:-1 m:-1
#write>anymore	0:3 1:-1 3:-1 4:1 5:1 6:2 a:-1 g:-1 l:-1 m:-1
#write>call	3:-1 4:-2 6:3 a:-2 j:-1 m:2
#write>compare	0:3 1:-1 3:-2 a:-1 l:-1
#write>count	0:2 1:-1 3:-1 4:2 7:-1 a:1 i:-1
#write>create	0:2 4:-1 a:3 c:-2 l:-1
#write>defined	0:2 1:-1 2:2 3:-2 4:1 5:-1 7:-1 g:-1 i:-1 m:-1
#write>exists	0:3 1:-1 2:-1 4:-1 5:-1 9:-1 a:1 b:1 e:-1 f:1 g:-1 h:-1 i:-1 l:-1 m:-1
#write>fail	0:-1 1:1 3:-1 7:2 a:3 b:-1 g:-1
#write>from	0:2 1:1 2:-1 3:-4 4:2 6:-1 7:-1 8:-1 9:-1 a:4 b:-2 c:-1 d:-1 e:-1 f:-1 g:2 i:-1 j:-1 k:-1 l:-1 m:-1
#write>good	0:-2 1:1 3:3 4:-2 a:-1
#write>handle	0:1 1:1 3:-1 a:1 f:-1 g:-1
#write>how	0:2 1:-1 3:2 5:-1
#write>howto	0:4 2:-1 3:-1 a:-1 b:-1
#write>ifchange	0:1 1:3 2:-1 4:-1 5:-1 g:-1 l:-1 m:-1
#write>impact	0:-2 1:1 3:2 4:3 5:-1 6:-1 a:-2 b:-1 c:-1 f:-1 g:-1 l:-1
#write>import	0:-1 1:1 3:-1 4:1 5:1 a:3 d:-1
#write>judge	0:3 1:-1 3:-3 4:1 8:-1 a:1 b:-1
#write>meaning	0:-1 1:1 3:3 4:-2 a:-2
#write>missing	0:-3 1:4 3:1 4:-1 5:-1 a:2 e:-1 l:-1 m:-1
#write>most	1:-1 3:2 4:-2 6:2 j:-1
#write>needed	1:2 4:-2 a:1 m:-1
#write>nobody	1:3 3:-1 4:-2 a:1 g:-1 m:1
#write>not	0:1 1:3 4:-1 5:-1 a:2 b:-1 c:-1 l:-1 m:-1
#write>overload	4:2
#write>places	1:1 2:-1 3:-3 5:1 6:-1 8:-1 9:-1 a:5 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#write>proscons	0:-2 1:-1 3:3 4:2 5:-2 a:-1
#write>quality	0:1 4:3 a:-2
#write>read	0:1 1:-1 3:-1 4:-1 a:1 b:2
#write>risk	0:-1 1:-1 3:1 5:1
#write>send	1:2 a:1
#write>should	0:1 1:1 2:-1 4:1 5:1 7:-1 a:-1 g:-1 i:-1
#write>show	0:3 1:-2 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:3 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 j:-1 k:1 l:-1 m:-1
#write>since	0:1 1:4 3:-1 4:-1 5:2 a:-2 b:-1 c:-1 l:-1 m:-1
#write>slow	0:-1 1:-2 3:-1 4:1 a:3 b:-1
#write>subtype	0:3 1:-1 3:-2 4:-1 6:-1 a:-1 f:-1 g:-1 i:1 k:-1 m:-1
#write>tests	0:-1 2:-1 3:2 4:-3 5:4 6:-1 7:-1 a:-2 b:-1 c:-1 d:-1 f:-1 g:-1 i:-1 k:-1 l:-1 m:-1
#write>thing	0:1 2:-1 3:-3 4:2 5:-1 6:1 7:-1 8:-1 9:-1 a:5 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 k:-2 m:-1
#write>to	2:-1 3:-2 4:3 6:-1 7:1 8:-1 9:-1 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#write>trace	0:2 1:2 2:-1 3:-1 4:-1 5:1 7:-1 a:3 b:-1 d:-1 g:-1 j:-1 k:-1 l:-1 m:-1
#write>use	0:2 3:-1 4:-1 5:-1 a:1 b:-1 f:-1 g:2 j:-1 k:1 m:-1
#write>what	0:-1 2:-1 3:3 4:1 5:1 6:2 7:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#write>when	0:-1 1:2
#write>where	0:2 1:-3 4:4 6:-1 7:-1 8:-2 9:-1 a:2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
#write>which	0:2 2:-1 3:-2 4:2 5:2 6:1 7:-1 8:-1 9:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-2 j:-1 k:-1 m:-2
#write>who	0:-1 3:1 5:1 6:-1 8:-1 9:-1 a:2 b:1 c:-1 d:-1 g:-1 h:-1 i:-1 j:-1 k:1
#write>why	1:1 3:2 a:-1
#write>wrong	0:-1 1:3 3:-2 4:2 5:3 a:-2 m:-1
#write>⟨name⟩	0:-4 1:-1 2:-1 4:4 5:-1 6:-1 7:-1 8:-2 9:-1 a:8 c:-2 d:-1 e:-1 f:-2 g:3 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#write>⟨n⟩	0:2 1:-1 3:-1 4:-1 a:3 b:-1
#write>⟨path⟩	0:-1 1:2 3:-1 4:-1 5:1 7:-1 a:4 b:-1 d:-1 g:-1 k:-1 l:-1 m:-1
#wrong	0:-4 1:10 2:-1 3:2 6:-1 8:-1 a:1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#wrong+anymore	1:2
#wrong+count	4:-1 a:2 b:2 j:-1 k:-1
#wrong+defined	0:1 1:1
#wrong+error	0:-1 1:2 3:-1 7:2
#wrong+exists	0:2 1:-1 3:-1
#wrong+fail	1:3 5:-1
#wrong+from	1:-3 2:-1 3:3 4:-1 5:1 a:-1
#wrong+handle	0:2 1:1 3:1 e:-1 f:-1
#wrong+how	0:2 1:-1 3:-1
#wrong+howto	1:2 3:-1
#wrong+ifchange	0:-1 3:-1 4:1 5:2
#wrong+missing	1:1
#wrong+never	1:-1 5:-1 7:-1 9:1 j:-1 m:3
#wrong+nobody	0:-1 3:-1 4:-1 7:-1 9:-1 a:-1 b:2 e:-1 f:-1 j:-1 m:2
#wrong+not	0:-2 1:4 2:-1 3:-2 4:-1 5:-1 7:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1 m:2
#wrong+places	0:2 1:-1 2:-1 3:-3 4:-1 5:-1 8:-1 9:-1 a:4 b:-1 c:-1 e:-1 f:-1 g:1 j:-1 l:-1
#wrong+show	0:-1 3:1 k:1
#wrong+since	0:-1 1:2 3:-1
#wrong+sometimes	1:2
#wrong+structure	0:-3 1:-2 3:5
#wrong+thing	0:-2 1:-1 3:3 d:1
#wrong+to	0:2 1:-2 3:-1 4:-1 7:-1 9:2 a:-1 b:-1 c:1 e:2 j:-1 l:-1
#wrong+use	0:-1 1:4 k:-2 m:-1
#wrong+what	0:-1 1:2 3:2 m:-1
#wrong+where	0:1 1:-1 3:-2 4:3 5:-1 7:-1 8:-1 9:1 a:2 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1 l:-1
#wrong+which	0:-2 1:-1 2:-1 3:-1 4:1 5:1 6:-1 7:-1 8:1 9:-1 a:-1 b:2 c:-1 e:3 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#wrong+who	1:-2 8:2 9:-1 a:-1 b:2
#wrong+why	0:-1 1:2
#wrong+wrong	0:1 1:1 3:-2 7:1
#wrong+⟨name⟩	3:4 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 e:-1 f:-1 g:-1 h:-1 k:-1
#wrong+⟨n⟩	0:-1 1:5 3:-2
#wrong+⟨path⟩	1:2
#wrong>anymore	0:-1 1:1 4:-1 9:2
#wrong>call	j:-1 m:2
#wrong>compare	0:-1 1:1 3:-1 9:2
#wrong>count	1:-1 3:2 4:-1 a:2 b:2 i:-1 j:-1 k:-1
#wrong>create	0:1 1:2 3:-1 c:-1 m:-1
#wrong>defined	0:2 1:1 3:-1 b:-1
#wrong>error	0:-2 1:3 3:-1 7:3 8:-1
#wrong>event	0:-1 m:1
#wrong>exists	0:2 1:-1 3:-1 a:1 b:1 m:1
#wrong>fail	1:5 2:-1 3:-2 4:-1 5:1 7:-1 9:-1 a:-1 l:-1 m:-1
#wrong>from	0:1 1:-1 2:-1 3:4 4:-1 5:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1
#wrong>good	0:2 1:-1 5:1 b:-1
#wrong>handle	0:1 1:3 7:-1 9:-1 a:-1 e:-2 f:-2 m:1
#wrong>how	0:2 3:-1
#wrong>howto	0:1 1:-2 2:-1 3:3 b:-1
#wrong>ifchange	0:-1 3:-1 4:1 5:2
#wrong>impact	0:-1 3:1 4:2 5:1 7:-1 a:-1 d:-1 l:-1 m:-1
#wrong>import	0:-2 1:1 3:2 4:-1 b:-1 d:-1 m:1
#wrong>judge	1:-1 3:3
#wrong>missing	1:1
#wrong>most	1:1
#wrong>never	3:-1 5:-1 7:-1 9:1 j:-1 m:3
#wrong>nobody	0:-1 2:-1 3:-1 4:-1 7:-1 9:-1 a:-1 b:2 e:-1 f:-1 j:-1 m:3
#wrong>not	0:-1 1:4 2:-1 3:-2 4:-1 5:-1 7:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1 m:3
#wrong>places	0:1 2:-1 3:-1 4:-1 5:-1 7:-1 8:-1 9:-1 a:4 c:-1 e:-1 f:-1 g:1 j:-1 l:-1 m:-1
#wrong>quality	0:-1 1:-3 3:4
#wrong>raise	0:-1 1:2 3:-1 5:-1 7:-1 8:2 9:-1
#wrong>read	0:3 3:-1 a:-1 b:2 k:-1
#wrong>risk	0:3 1:-1 3:-2
#wrong>send	0:-2 1:-2 2:-1 e:4 f:-1 g:-1 i:-1
#wrong>should	0:-1 3:2
#wrong>show	1:2 k:1
#wrong>since	0:3 1:2 3:-2 5:-1 b:-1 l:-1
#wrong>slow	1:1
#wrong>sometimes	0:-1 1:3 3:-1
#wrong>structure	0:-2 1:-2 3:5
#wrong>tests	1:3 3:-2 4:-1 5:-1 7:-1 c:-1 k:-1 m:2
#wrong>thing	0:-1 3:2 6:-1 7:1 8:1 a:1 d:1 m:-1
#wrong>to	0:2 1:-1 3:-2 4:2 7:-1 8:-1 9:1 a:-1 b:-1 c:1 e:2 f:-1 g:-1 j:-1 l:-2
#wrong>trace	0:2 1:1 5:-1 l:-1
#wrong>use	0:-1 1:2 3:-1 b:2 d:-1 k:-3 m:2
#wrong>what	0:-1 1:4 2:-1 3:1 7:-1 d:-1 m:-1
#wrong>when	1:2 5:-1
#wrong>where	0:3 2:-1 3:-3 4:3 5:-1 6:-1 7:-1 8:-1 9:1 a:2 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-2 l:-1 m:-1
#wrong>which	0:-1 1:-1 2:-1 3:-1 4:1 5:1 6:-1 7:1 9:1 a:-1 b:2 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#wrong>who	0:-2 1:-3 3:-1 4:1 7:-1 8:1 9:2 a:1 b:2 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
#wrong>why	0:2 1:2 2:-1 3:-2
#wrong>write	0:1 1:1 3:-1 4:-1 a:2
#wrong>⟨name⟩	0:2 1:1 3:3 4:-1 5:-1 6:-1 8:-1 9:-1 a:1 b:1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#wrong>⟨n⟩	0:-1 1:5 3:-1
#wrong>⟨path⟩	0:2 l:-1
#wrong>⟨text⟩	1:2
#⟨error⟩	0:-2 1:3 3:-1 8:2 9:4 b:-1 f:-1
#⟨error⟩+error	0:-2 1:3 3:-1 8:2 9:4 b:-1 f:-1
#⟨error⟩>call	1:1
#⟨error⟩>catch	0:-1 1:-2 3:-1 7:-1 8:-3 9:7 f:-1
#⟨error⟩>defined	0:-2 1:-1 8:4 9:-2
#⟨error⟩>error	0:-2 1:3 3:-1 8:2 9:4 b:-1 f:-1
#⟨error⟩>exists	0:-1 1:-1 8:-1 9:4
#⟨error⟩>fail	1:1
#⟨error⟩>from	0:-2 8:3 9:1
#⟨error⟩>handle	1:-1 8:-1 9:3 f:-1
#⟨error⟩>happens	9:1
#⟨error⟩>ifchange	1:2
#⟨error⟩>import	3:-1 8:-1 9:3 d:-1
#⟨error⟩>missing	1:2 9:-1
#⟨error⟩>most	9:1
#⟨error⟩>not	1:2
#⟨error⟩>overload	1:1
#⟨error⟩>places	0:-1 1:-3 7:-1 8:3 9:2
#⟨error⟩>raise	0:-1 1:-1 3:-1 7:-2 8:7 9:-4 c:-1 e:-1
#⟨error⟩>read	1:1
#⟨error⟩>send	8:2 9:-2
#⟨error⟩>show	1:-1 8:3 9:-1
#⟨error⟩>since	1:1
#⟨error⟩>slow	9:1
#⟨error⟩>sometimes	1:2
#⟨error⟩>thing	1:2 7:-1 8:1 9:1
#⟨error⟩>to	0:-1 1:2 8:-1 9:2 f:-1
#⟨error⟩>trace	1:3
#⟨error⟩>use	9:1
#⟨error⟩>what	0:-1 8:2
#⟨error⟩>where	0:-3 1:-3 3:-1 7:-1 8:5 9:1 c:-1 e:-1 f:-1
#⟨error⟩>which	1:-1 7:-1 9:3
#⟨error⟩>who	1:-4 7:-1 8:-1 9:5
#⟨error⟩>why	1:2 9:-1
#⟨error⟩>write	1:2
#⟨error⟩>wrong	1:1 9:1
#⟨error⟩>⟨name⟩	1:5 8:-1 9:-2
#⟨error⟩>⟨n⟩	1:1 8:1
#⟨error⟩>⟨path⟩	1:3
#⟨name⟩	0:-1 2:-1 3:-1 a:1 f:1 m:-1
#⟨name⟩+anymore	0:1 1:1 2:-1 3:1 4:-2 5:-1 6:-3 7:-2 8:-1 9:-1 a:-1 b:-2 d:-2 e:-1 f:-2 g:-2 h:-3 i:-1 j:2 k:4 l:-1 m:2
#⟨name⟩+call	0:-5 1:3 3:-2 4:-2 5:-1 6:4 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:5 k:-2 l:3 m:-1
#⟨name⟩+callee	0:-1 1:-1 3:-1 4:-1 6:6 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:-1
#⟨name⟩+catch	1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:6 a:-2 b:-2 c:-2 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-2 k:-3 l:-1
#⟨name⟩+compare	0:5 1:-2 2:-1 3:-3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 e:-1 f:-1 g:5 h:1 i:-2 j:-2 k:-1 m:-1
#⟨name⟩+count	0:-2 1:-1 4:-1 6:-1 7:-1 8:1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:2 j:-1 k:2 l:-1
#⟨name⟩+create	0:-1 1:-3 2:-1 3:-2 4:2 5:-3 6:-2 7:-1 8:-2 9:-1 a:-1 b:-1 c:8 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 m:-1
#⟨name⟩+decided	0:4 1:-3
#⟨name⟩+defined	0:2 1:-2 2:-1 3:-4 4:-2 5:-2 6:1 8:-2 9:-1 a:-3 b:2 c:-1 d:-2 e:-2 f:-3 g:2 h:4 i:-2 j:-2 k:-2
#⟨name⟩+error	0:-4 1:-1 2:-1 3:-3 4:-1 5:-1 6:-1 7:1 8:6 9:2 a:-1 b:-1 c:-2 d:-1 e:-3 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#⟨name⟩+event	0:-3 2:3 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#⟨name⟩+exists	0:3 1:-2 2:-1 3:-3 4:-2 5:1 6:-2 7:-1 8:-1 a:2 c:-2 d:-1 e:1 f:-2 g:-1 h:3 i:1 j:-1 k:-1 l:-2 m:-2
#⟨name⟩+explain	0:1 1:-2 7:-1 b:-1 f:-1 g:-1 h:1 j:3 l:-1
#⟨name⟩+fail	0:-3 1:6 2:-1 3:2 4:-2 5:-1 6:-1 8:-2 9:-2 a:-3 b:-2 c:-3 d:-2 f:-3 g:-2 h:-2 i:-2 j:-1 k:-3 l:-2 m:4
#⟨name⟩+from	0:-2 2:-2 4:4 5:-1 6:-2 8:3 a:1 b:-2 c:1 e:-1 f:-2 g:1 h:-2 i:-3 j:1 k:-1 l:-1 m:-1
#⟨name⟩+good	0:-2 1:-1 3:4 4:-1 h:-2
#⟨name⟩+handle	0:-1 2:2 3:1 4:-2 5:-1 6:-3 7:-2 8:-2 9:-3 a:1 b:-3 c:-2 d:-2 e:-2 f:6 g:-2 h:2 i:-2 j:-2 k:-2 l:-1 m:-1
#⟨name⟩+happens	6:3 8:-1 j:-1
#⟨name⟩+how	0:-1 1:-1 3:1 4:-1 a:-1 b:-1 e:-1 f:-1 g:-1 h:1 j:-1 k:-1 l:4
#⟨name⟩+howto	0:-4 2:1 3:-1 4:-1 6:-1 7:-1 8:-2 9:-1 a:-2 b:2 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 l:-1
#⟨name⟩+ifchange	0:-4 2:-1 3:-2 4:2 5:1 6:3 7:-2 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#⟨name⟩+impact	1:-1 4:2
#⟨name⟩+import	1:-3 2:-1 4:-3 5:-1 6:1 8:-1 9:-1 a:2 b:-2 c:-2 d:6 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-3 l:-1 m:-1
#⟨name⟩+judge	0:-3 1:-2 3:2 4:-2 5:-1 7:-1 8:4 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
#⟨name⟩+meaning	0:4 1:-1 2:-1 3:2 5:-1 6:-1 7:-1 8:-1 9:-2 a:-2 b:4 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#⟨name⟩+missing	0:1 1:5 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:1
#⟨name⟩+most	0:4 1:1 2:-1 3:-2 4:-1 6:-2 7:-1 8:-1 9:1 a:-1 b:2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:1 k:-1 l:-2 m:-1
#⟨name⟩+needed	1:-3 3:-1 4:-1 6:-1 7:2 a:1 b:-1 c:-1 i:-1 j:1 k:3 m:-1
#⟨name⟩+never	0:-2 1:2 2:-1 3:-1 4:-2 5:-2 6:-3 7:3 8:-2 9:-1 b:2 c:-1 d:-1 e:-1 f:-4 g:-1 h:-1 i:-1 j:1 k:2 l:-1 m:1
#⟨name⟩+nobody	0:2 2:-1 3:-2 4:1 5:3 6:-1 7:-1 8:-1 9:2 a:-1 c:-1 d:-1 e:-1 f:-1 g:-3 h:-1 i:-1 j:-1 k:-1 l:-1
#⟨name⟩+not	0:3 1:3 2:-1 3:1 4:3 5:1 6:-2 7:-3 8:-1 a:-2 b:-3 d:-2 e:-1 f:-3 g:2 h:-1 i:-2 j:-2 k:-1 l:-2
#⟨name⟩+overload	0:-2 1:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-2 h:6 i:-1 j:-1 k:-1 l:-1
#⟨name⟩+override	0:1 1:-3 2:-1 3:-3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:7 h:3 i:-2 j:-1 k:-3 l:-1 m:-1
#⟨name⟩+overview	0:-2 1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:4 j:-1 k:-1 l:-1
#⟨name⟩+places	1:-1 2:-1 4:-1 5:-1 6:-1 7:-2 8:3 9:-1 a:2 b:1 c:2 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1
#⟨name⟩+possible	0:5 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:3 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#⟨name⟩+quality	0:3 3:-2 4:2 7:-1 h:-1 k:-1 m:-1
#⟨name⟩+raise	0:-1 1:4 2:-1 3:-2 4:-2 5:-1 6:-2 7:3 8:4 a:-2 b:-2 c:-2 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:1 k:-2 l:-1 m:1
#⟨name⟩+read	0:-3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-1 b:8 c:-2 d:-1 e:-2 f:-1 g:-2 h:-1 i:-1 j:-2 k:1 l:-1 m:-1
#⟨name⟩+risk	0:4 1:-2 3:1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1
#⟨name⟩+send	0:-3 1:2 2:-1 3:-2 4:-2 5:-1 6:1 7:1 8:-1 9:-1 a:-2 b:-3 c:-2 d:-2 e:4 g:-2 h:-2 i:-1 j:2 l:-2 m:-1
#⟨name⟩+should	0:1 1:-1 3:4 4:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
#⟨name⟩+show	0:-3 1:-2 2:-1 3:3 4:-3 5:-2 7:-2 8:-1 a:-4 b:4 d:1 e:3 f:-3 g:-2 h:2 i:-1 k:-4 l:-1 m:-1
#⟨name⟩+since	1:2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 l:-1
#⟨name⟩+slow	0:-1 1:2 3:-1 6:2 e:-1 f:-1
#⟨name⟩+sometimes	0:-1 1:1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:4 e:-1 f:-1 i:-1 j:-1 k:-1
#⟨name⟩+structure	0:-2 1:1 3:3 4:1 6:-1 7:-1 a:-1 c:-1 f:-2 h:-1
#⟨name⟩+subtype	0:1 1:-2 3:-2 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:2 h:-2 i:6 j:-2 k:-1 l:-1 m:-1
#⟨name⟩+tests	1:-3 3:-3 4:-1 5:7 6:-2 7:-1 8:-2 9:-1 a:-2 b:-2 d:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:1 k:-2 l:-1 m:-1
#⟨name⟩+thing	0:1 1:-2 2:-1 3:-3 4:1 5:-1 6:2 7:-3 8:1 a:-1 b:-2 c:-2 d:-2 e:-2 f:-2 g:-1 h:2 i:2 j:1 k:3 l:-2 m:1
#⟨name⟩+to	0:-2 1:3 2:-2 3:-1 4:1 5:-1 7:-2 8:-2 c:-2 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:5 m:-1
#⟨name⟩+too	0:-3 1:-2 3:7 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-2 k:-2 l:-2
#⟨name⟩+trace	0:3 1:1 2:-3 3:-2 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 j:-1 k:-1 l:-1 m:2
#⟨name⟩+twice	0:3 1:3 3:-2 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-3 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
#⟨name⟩+use	0:1 2:-1 4:-1 5:-1 8:-1 9:-1 a:-2 c:-1 d:-2 e:-1 g:-1 h:-1 i:-1 j:-1 k:5 l:1 m:-2
#⟨name⟩+what	0:3 1:-3 2:-2 4:3 5:-2 6:1 7:3 8:-2 a:-3 b:-2 c:1 d:-1 e:-2 f:-2 g:-1 h:2 i:-3 k:-2
#⟨name⟩+when	0:3 1:-1 2:-1 3:-1 4:-1 5:1 6:-1 7:-1 8:-1 9:4 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 h:-1 j:-1 k:-1 l:-1
#⟨name⟩+where	0:-4 1:-3 2:-1 3:-3 4:-1 5:-2 6:-3 7:-3 8:-1 a:-2 b:-2 c:3 d:-1 e:4 f:3 g:5 h:-3 i:-3 j:-1 l:-2 m:-1
#⟨name⟩+which	0:-1 1:-2 2:-2 3:-3 4:-1 5:2 6:-3 8:2 9:-1 a:1 b:-2 d:-2 e:-3 f:3 g:3 i:-1 k:2 l:-2 m:-1
#⟨name⟩+who	0:-3 1:-6 2:1 3:-3 5:-2 6:1 7:-3 8:1 9:3 b:2 c:-1 d:2 e:-2 f:1 g:-3 h:-3 i:-1 l:-2 m:-1
#⟨name⟩+why	0:1 1:5 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2
#⟨name⟩+work	0:1 2:-1 3:-1 4:-1 5:-1 6:4 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:2 h:-1 i:-2 j:-2 k:-2 l:-1
#⟨name⟩+write	0:-1 1:-1 2:-1 3:-1 4:2 5:-1 6:3 7:-2 8:-2 9:-1 a:5 b:-1 c:-2 d:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:-2 k:-1 m:-1
#⟨name⟩+wrong	0:2 2:-1 3:-2 6:-1 7:-1 8:-1 9:1 a:-2 b:-1 e:-1 f:-1 g:3 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#⟨name⟩+⟨error⟩	1:2 9:-1
#⟨name⟩+⟨name⟩	0:5 1:-1 3:2 4:-2 5:-2 6:-4 7:-3 8:1 9:-2 a:-1 b:-3 c:-3 d:-1 e:-2 f:-3 g:1 i:-2 j:-4 k:-3 l:9 m:-2
#⟨name⟩+⟨n⟩	0:2 1:3 3:2 4:-1 5:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 l:-1
#⟨name⟩+⟨path⟩	0:2 1:3 2:-1 3:-1 4:-1 5:-1 6:1 7:-1 9:-1 a:-2 b:-2 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:5 m:-1
#⟨name⟩+⟨text⟩	0:1 1:1
#⟨name⟩>anymore	0:-2 2:-1 3:2 4:1 5:-1 6:-1 7:-2 8:-1 b:-1 c:1 d:-1 e:-1 f:-2 g:-2 h:-2 i:-1 j:1 k:3 l:-2 m:4
#⟨name⟩>call	0:-4 1:4 2:-1 3:-2 4:-2 5:-1 6:6 7:-1 8:-1 9:-1 a:-2 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:6 k:-2 l:3 m:1
#⟨name⟩>callee	0:-2 1:-1 3:-1 4:-1 5:-1 6:8 8:-1 9:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-2 g:-1 h:-2 i:-1 j:-4 k:-2 l:-1 m:-1
#⟨name⟩>catch	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 8:-2 9:7 a:-3 b:-3 c:-2 d:-1 e:-2 g:-2 h:1 i:-1 j:-2 k:2 l:-2 m:-1
#⟨name⟩>compare	0:4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-2 8:-1 a:-2 b:-1 c:2 d:-1 e:-1 f:-1 g:4 h:1 i:-2 j:-2 k:-3 l:2 m:-1
#⟨name⟩>copies	0:-1 1:-1 3:1 7:-1 8:1 9:2
#⟨name⟩>count	1:-2 2:-1 3:-1 4:1 5:-1 7:-2 8:2 9:-1 b:-1 c:2 d:-1 e:1 f:-1 h:3 i:-2 j:-1 l:-2 m:-1
#⟨name⟩>create	1:-3 2:-1 3:-1 4:1 5:-3 6:-2 7:-1 9:-1 a:-2 b:-2 c:10 e:-2 f:-2 g:-2 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#⟨name⟩>decided	0:5 1:-4 6:2 7:-1 e:-1 j:-1 k:-1 l:-1
#⟨name⟩>defined	1:1 2:-1 3:-2 5:-2 6:1 8:1 9:-1 a:-2 c:-2 d:-2 e:-2 f:-3 g:5 h:3 i:-2 j:-2 k:-3 l:-1 m:-1
#⟨name⟩>error	0:-3 1:1 2:-1 3:-2 4:-2 5:-1 6:-2 7:8 8:4 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#⟨name⟩>event	0:-3 2:3 3:-1 4:-1 5:-1 6:-2 7:-1 8:-2 a:-1 b:-1 c:-1 d:-1 e:6 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#⟨name⟩>exists	0:-1 1:-1 2:-1 3:-3 4:-1 5:2 6:-1 9:-1 a:-1 b:1 d:-1 f:1 g:1 h:4 j:-2 k:-1 l:1 m:-1
#⟨name⟩>explain	0:1 1:-2 2:-1 3:-1 5:-1 6:-1 7:1 8:-2 9:-1 a:1 b:-1 c:-1 d:1 e:-1 g:-1 j:3 l:-1 m:-1
#⟨name⟩>fail	0:-3 1:7 2:-1 3:1 4:1 5:-1 6:-2 7:3 8:-2 9:-1 a:-2 b:-2 c:-3 d:-1 e:-1 f:-2 g:-2 h:-2 i:-2 j:-2 k:-2 l:-2 m:3
#⟨name⟩>from	0:1 2:-1 3:-1 4:2 5:-1 6:-2 8:3 9:1 a:1 b:-2 c:2 d:-1 e:-1 f:-2 g:3 h:-2 i:-3 j:2 k:1 l:-2 m:-1
#⟨name⟩>good	0:1 1:1 3:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-2 l:-1 m:-1
#⟨name⟩>handle	0:-2 1:2 2:2 4:-2 5:-1 6:-1 7:-2 8:-2 a:1 b:-3 c:-2 d:-2 e:-4 f:8 g:-2 h:2 i:-1 j:-2 k:-3 l:-1 m:-1
#⟨name⟩>happens	1:1 2:3 3:-1 4:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 k:-1 l:2
#⟨name⟩>how	0:1 1:3 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:1 m:-1
#⟨name⟩>howto	0:2 1:-2 3:1 5:-1 6:-2 7:3 8:-2 9:-1 b:1 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:3 k:-3 l:-1 m:-1
#⟨name⟩>ifchange	0:-3 2:-1 3:-1 4:5 5:1 6:2 7:-2 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1
#⟨name⟩>impact	0:-3 1:1 4:8 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
#⟨name⟩>import	0:-1 2:-1 3:-1 4:-2 5:-1 6:2 7:-1 8:-2 9:-1 a:3 c:-2 d:6 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1
#⟨name⟩>judge	0:-4 1:-2 3:1 4:-2 5:-1 7:-1 8:3 9:-1 a:1 c:-1 d:-1 e:-1 g:2 h:-1 i:-1 k:-1 l:-1 m:-1
#⟨name⟩>meaning	0:6 1:-2 2:-1 3:1 5:-1 6:-2 7:-2 8:-1 9:-2 a:-2 b:3 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2
#⟨name⟩>missing	0:2 1:5 2:-1 3:-2 4:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:2
#⟨name⟩>most	0:3 2:-1 3:-1 4:-1 5:-1 7:-1 8:-1 9:2 a:-1 b:2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:1 k:-1 l:-2 m:2
#⟨name⟩>needed	0:1 1:-5 2:-1 3:4 5:-1 6:-2 7:1 8:-1 9:-1 b:-2 c:-2 d:-1 e:-1 f:-1 g:-1 i:-2 j:-1 k:3 l:-1 m:1
#⟨name⟩>never	0:-2 1:3 2:-1 3:-1 4:-2 5:1 6:-3 7:2 8:-2 9:-1 b:2 d:-1 e:-2 f:-4 g:-1 h:-2 i:-1 k:2 m:1
#⟨name⟩>nobody	0:2 2:-1 3:-3 4:1 5:2 6:-2 8:-1 9:2 a:-1 b:2 c:-1 d:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:-3 l:-1 m:4
#⟨name⟩>not	0:2 1:2 2:-1 3:1 4:3 6:-1 7:-1 8:-1 9:-1 b:-1 c:1 d:-1 e:-1 f:-2 g:1 i:-1 j:-2 k:-1 l:-1 m:1
#⟨name⟩>overload	0:-1 1:-2 2:-1 3:-3 5:-1 6:-2 7:-2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:1 h:9 i:-2 j:-1 k:-2 l:-1 m:-1
#⟨name⟩>override	0:-1 1:-3 2:-1 3:-3 4:-2 5:-2 6:-2 7:-2 8:-2 9:-1 a:-2 b:-1 c:-3 d:-1 e:-2 f:-3 g:11 h:2 i:-3 j:-2 k:-4 l:-1 m:-1
#⟨name⟩>overview	0:-2 1:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:4 j:-1 l:-1
#⟨name⟩>places	0:-1 1:-1 2:1 4:-1 5:-1 6:-2 7:-2 8:3 a:1 c:3 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:1 l:-1 m:-1
#⟨name⟩>possible	0:2 1:-2 2:-1 3:-3 4:-2 5:-1 6:-2 7:3 8:1 9:-1 a:2 b:-1 c:1 d:-1 f:-1 g:-1 h:-2 i:-1 j:2 m:-1
#⟨name⟩>quality	0:2 1:-1 4:3 6:-1 7:-1 a:-2 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
#⟨name⟩>raise	0:-4 1:2 2:-1 3:-2 4:-1 5:-1 6:-2 7:7 8:6 a:-2 b:-2 c:-2 d:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
#⟨name⟩>read	0:-4 1:-2 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-2 9:-2 a:-1 b:11 c:-3 d:-1 e:-3 f:-2 g:-2 h:-1 i:-1 j:-2 k:1 l:1
#⟨name⟩>risk	0:2 1:-2 2:-1 3:3 4:1 6:-1 7:-1 8:-1 9:1 a:-2 b:-2 c:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-2 l:-1 m:-1
#⟨name⟩>send	0:-5 1:3 3:-1 4:-2 5:-1 7:3 8:-2 9:-1 a:-2 b:-3 c:-3 d:-2 e:6 f:-2 g:-2 h:-1 i:-2 j:2 k:-1 l:-2 m:-2
#⟨name⟩>should	0:-2 1:-2 2:1 3:6 6:-1 7:2 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-2 f:-1 g:-1 h:1 i:-1 j:-1 k:-2 l:-1 m:-1
#⟨name⟩>show	0:-4 1:-2 2:-1 3:1 4:-2 5:-1 6:2 7:-1 9:-1 b:2 e:1 g:1 h:2 i:-1 j:1 k:1 l:-1 m:-1
#⟨name⟩>since	0:-2 1:3 2:-1 3:-2 4:-2 6:-1 7:-1 8:-1 b:1 c:3 d:-1 e:-2 f:1 g:-1 h:-1 i:-1 k:-1 l:1
#⟨name⟩>slow	0:-1 1:2 3:-1 6:1 7:-1 8:3 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 i:-1 j:-1 k:-1
#⟨name⟩>sometimes	1:-1 2:-1 3:-1 4:-2 6:-2 7:1 9:-1 a:2 b:1 c:3 d:-1 f:-2 g:-1 h:-1 j:1 k:-1 l:-1
#⟨name⟩>structure	0:-3 1:2 2:-1 3:5 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
#⟨name⟩>subtype	0:2 1:-1 2:-1 3:-3 5:-2 6:-3 7:-2 8:-1 9:-2 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:5 h:-3 i:6 j:-2 k:-2 l:-1 m:-1
#⟨name⟩>tests	0:-2 2:-1 3:-3 4:-3 5:10 6:-2 7:-2 8:-2 9:-2 a:-3 b:-2 c:1 d:-1 e:-2 f:-2 g:-1 h:-2 i:-1 j:2 k:-1 l:-1 m:-1
#⟨name⟩>thing	0:2 1:-2 2:-1 3:-2 5:-1 6:4 7:-2 8:2 a:-2 b:-1 c:-2 d:-1 e:-2 f:-2 g:1 h:2 i:3 k:1 m:-1
#⟨name⟩>to	0:-2 1:2 2:-1 3:-2 4:1 5:-1 6:1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:6
#⟨name⟩>too	0:-3 1:-3 2:-1 3:7 4:-2 5:-2 6:-1 7:-1 8:-1 9:-1 a:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-2 k:-2 l:2 m:-1
#⟨name⟩>trace	0:1 1:3 2:-2 3:-2 4:-1 5:-1 8:-1 9:-1 b:-2 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:7
#⟨name⟩>twice	0:2 1:5 2:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
#⟨name⟩>unused	0:-1 1:1 3:-1 g:1 i:-1 k:-1 m:2
#⟨name⟩>use	2:-1 3:-1 4:-1 5:-1 7:-1 8:-2 9:-1 a:-2 b:-2 c:1 d:-2 e:-2 f:-3 g:-2 h:-1 i:-1 j:-1 k:10 m:1
#⟨name⟩>what	0:2 1:-1 2:-1 4:3 5:-2 6:2 7:3 8:-2 9:-1 a:-1 b:-2 d:-1 e:-2 f:-2 h:1 i:-2 j:-2 k:-1 l:1
#⟨name⟩>when	0:4 1:2 2:-1 3:-1 4:-1 6:-1 8:-1 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
#⟨name⟩>where	0:-3 1:-2 2:-1 3:-3 4:1 5:-1 6:-2 7:-2 8:1 b:-1 c:3 d:-1 e:3 f:3 g:3 h:-2 i:-2 j:-1 l:-1 m:-1
#⟨name⟩>which	0:-3 1:-3 2:-1 3:-3 5:1 6:2 7:1 8:3 9:-1 a:-1 b:-1 c:1 d:-1 f:1 g:1 h:1 j:-1 k:2 l:-2 m:-1
#⟨name⟩>who	0:-3 1:-4 3:-3 4:1 5:-2 6:-1 7:-3 8:1 9:4 b:3 d:1 e:-4 f:1 g:-3 h:-3 i:-1 j:4 k:-1 l:-2 m:-2
#⟨name⟩>why	1:6 3:-1 4:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#⟨name⟩>work	1:2 2:-1 3:-1 5:-1 6:5 7:-2 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
#⟨name⟩>write	0:-3 1:-2 2:-1 3:-2 4:5 6:1 8:-1 9:-1 a:8 b:-1 c:-2 d:-1 e:-2 f:-1 h:-1 i:-1 j:-2 k:-2 m:-1
#⟨name⟩>wrong	0:1 1:4 2:-1 3:-2 4:1 6:-1 7:2 8:-2 c:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:-1
#⟨name⟩>⟨error⟩	1:4 7:-1 8:-1 9:-1
#⟨name⟩>⟨n⟩	0:1 1:4 3:1 4:1 5:-1 7:-1 8:-1 b:-1 c:-1 h:1 j:-1 l:-1
#⟨name⟩>⟨path⟩	1:3 2:-1 3:-2 4:-1 5:-1 9:-1 a:-1 b:-2 d:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:5 m:-1
#⟨name⟩>⟨text⟩	k:2
#⟨n⟩	0:-1 1:8 2:-1 3:2 7:-1 b:-1 c:-1 j:-1 l:-1 m:-1
#⟨n⟩+anymore	1:1
#⟨n⟩+call	0:-1 1:3 l:-1
#⟨n⟩+compare	0:-1 1:2
#⟨n⟩+defined	0:-1 1:-1 l:2
#⟨n⟩+error	0:-2 1:4 3:-1
#⟨n⟩+event	1:1 l:1
#⟨n⟩+fail	1:2
#⟨n⟩+from	1:5 2:-1 3:-2 5:1 l:-1
#⟨n⟩+good	0:-1 2:-1 3:2
#⟨n⟩+handle	0:-3 6:2 9:1 e:1
#⟨n⟩+happens	1:1 3:-1
#⟨n⟩+how	1:3 3:-1 j:-1
#⟨n⟩+howto	0:-1 1:3 a:-1
#⟨n⟩+ifchange	1:2
#⟨n⟩+meaning	0:4 1:-1 3:-2
#⟨n⟩+missing	0:1 1:1 3:-1 5:1
#⟨n⟩+never	0:-1 1:2 2:-1 l:-1
#⟨n⟩+nobody	1:2
#⟨n⟩+not	1:2 2:-1 3:-2 4:2 5:2 6:-1 7:-1 a:-1 h:-1
#⟨n⟩+overload	0:-1 1:-4 3:5 4:-1 6:-1 c:-1 f:-1 g:-1 j:-1 k:-1
#⟨n⟩+places	3:3 a:-1
#⟨n⟩+should	0:-2 1:3 3:-1
#⟨n⟩+show	8:2 a:2 j:-1
#⟨n⟩+since	0:-1 1:1 3:1
#⟨n⟩+slow	0:-1 3:-1 a:2
#⟨n⟩+sometimes	1:1
#⟨n⟩+tests	5:1
#⟨n⟩+thing	0:-1 1:1 3:2 4:-1 k:1
#⟨n⟩+to	1:2
#⟨n⟩+too	1:4 3:-3
#⟨n⟩+trace	1:1
#⟨n⟩+what	0:2 2:-1 3:2 5:-1 6:-1 7:-1 8:-1 9:-1 l:-1 m:-1
#⟨n⟩+when	0:-1 1:2
#⟨n⟩+where	0:-2 1:2 3:1 4:-1
#⟨n⟩+which	0:-1 1:1 3:2 4:1
#⟨n⟩+why	1:1
#⟨n⟩+write	1:1 3:-1
#⟨n⟩+wrong	0:-1 1:5 3:-1 m:-1
#⟨n⟩+⟨name⟩	0:1 1:2
#⟨n⟩+⟨n⟩	0:3 1:3 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 h:-1 k:-1 l:-1
#⟨n⟩+⟨path⟩	0:-1 1:3 3:-2 5:2 a:-1 b:-1 d:-1 m:-1
#⟨n⟩+⟨text⟩	1:1
#⟨n⟩>anymore	0:-1 3:3 5:1 h:-2 k:-1
#⟨n⟩>call	0:-1 1:4 j:-1 l:-1
#⟨n⟩>compare	0:-1 1:4 3:-2
#⟨n⟩>count	1:1 3:1
#⟨n⟩>create	0:2
#⟨n⟩>defined	1:1 3:-1 4:-1 a:2 b:-1 j:-1 l:2
#⟨n⟩>error	0:-2 1:5 3:-1 7:-1
#⟨n⟩>event	3:1 l:1
#⟨n⟩>exists	0:-1 1:2
#⟨n⟩>fail	0:-1 1:3 4:1
#⟨n⟩>from	0:-1 1:5 2:-1 3:2 4:-1 5:1 6:-1 c:-1 h:-2 j:-1 k:-1 l:-1 m:-1
#⟨n⟩>good	0:-2 2:-1 3:4 h:-2 m:-1
#⟨n⟩>handle	4:1 6:1 e:1 f:-1 m:-1
#⟨n⟩>happens	0:1 1:2 3:-1
#⟨n⟩>how	1:2 3:1 6:-1 j:-1
#⟨n⟩>howto	0:-2 1:5 2:-1 a:-1 l:-1
#⟨n⟩>ifchange	0:-1 1:2 5:1 a:-1 l:1
#⟨n⟩>impact	0:-1 3:1 4:1
#⟨n⟩>import	0:-1 1:1 3:-1 4:1
#⟨n⟩>judge	0:-1 3:2 a:2 b:-1
#⟨n⟩>meaning	0:4 1:-2 3:-2
#⟨n⟩>missing	1:3 3:-1 j:-1
#⟨n⟩>most	1:-1 3:2
#⟨n⟩>needed	0:1
#⟨n⟩>never	0:-1 1:3 2:-1 l:-1
#⟨n⟩>nobody	0:-1 1:3 3:-1 m:-1
#⟨n⟩>not	1:2 4:1 5:1
#⟨n⟩>overload	0:-1 1:-2 3:5 4:-1 6:-1 7:-1 c:-1 f:-1 g:-1 j:-1 k:-1
#⟨n⟩>places	3:3 5:-1 8:1 a:-1
#⟨n⟩>quality	1:-1 3:2
#⟨n⟩>raise	1:-2 3:1 8:2
#⟨n⟩>read	0:-2 3:2 4:1 a:2 b:-2
#⟨n⟩>risk	0:-1 1:3 3:-2 5:1
#⟨n⟩>send	0:-1 1:-1 3:1 e:1
#⟨n⟩>should	0:-3 1:4 3:2 4:-1
#⟨n⟩>show	0:1 1:1 4:-1 6:-1 8:1 9:-1 a:2 b:-1 g:-1 j:-1 k:-1
#⟨n⟩>since	0:-1 1:2 3:1
#⟨n⟩>slow	0:-2 1:3 3:-1 a:2
#⟨n⟩>sometimes	1:2
#⟨n⟩>structure	0:-1 1:2 3:1
#⟨n⟩>tests	1:1 3:-1 5:1
#⟨n⟩>thing	0:-1 1:4 4:-1 6:1 j:-1 m:-1
#⟨n⟩>to	0:-2 1:4 2:-1 k:1 l:1
#⟨n⟩>too	0:-1 1:3 3:-2
#⟨n⟩>trace	0:-1 1:4 2:-1 3:-2 5:4 7:-1 a:-1 b:-1 d:-1 m:-1
#⟨n⟩>twice	0:4 1:-4 3:-2
#⟨n⟩>use	0:-1 1:2 3:-2 4:1 b:-1 k:1 m:1
#⟨n⟩>what	0:1 1:2 2:-1 3:1 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 h:-1 l:-1 m:-1
#⟨n⟩>when	0:-1 1:2
#⟨n⟩>where	1:4 2:-1 3:-1 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 l:2
#⟨n⟩>which	0:-4 1:3 3:1 4:1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:2 m:-1
#⟨n⟩>who	1:4 3:-1 b:-1
#⟨n⟩>why	0:-2 1:4
#⟨n⟩>work	0:1 1:3 3:-1 6:-1 j:-1
#⟨n⟩>write	0:-1 1:2 3:-1 5:1 a:-1 l:1
#⟨n⟩>wrong	0:-1 1:6 3:-1 m:-1
#⟨n⟩>⟨error⟩	1:1
#⟨n⟩>⟨name⟩	1:4 3:2 a:-1 h:-2
#⟨n⟩>⟨path⟩	0:-1 1:2 3:-2 5:4 7:-1 a:-1 b:-1 d:-1 l:-1 m:-1
#⟨n⟩>⟨text⟩	1:2
#⟨path⟩	0:-1 2:-2 3:1 4:-1 5:1 7:1 8:-1 b:1 c:-1 e:-1 f:-1 m:2
#⟨path⟩+trace	0:-1 2:-2 3:1 4:-1 5:1 7:1 8:-1 b:1 c:-1 e:-1 f:-1 m:2
#⟨path⟩>anymore	1:-1 3:-1 a:-1 b:-1 d:1 m:3
#⟨path⟩>call	0:-2 1:-1 2:-1 3:-1 5:-1 6:4 7:-1 a:-1 b:-2 d:2 e:-1 g:-1 h:-1 k:-1 l:2 m:-2
#⟨path⟩>catch	0:-1 1:-1 3:1 5:-1 6:-1 7:1 8:-1 9:4 a:-1 b:-1 d:-1 h:-1 k:-1 l:-1 m:-1
#⟨path⟩>compare	0:-2 3:1 6:-2 7:-1 a:-1 b:-1 d:-1 g:-1 h:-1 j:-1 l:4
#⟨path⟩>count	0:-2 4:2 6:-1 7:-1 9:-1 a:-1 b:-1 d:1 g:-1 h:2 i:-1 k:-1 l:-1 m:-1
#⟨path⟩>create	1:1
#⟨path⟩>defined	0:1 1:-1 3:1 5:-1 6:-1 7:-1 a:-1 b:-2 d:2 h:3 i:-1 k:-1 l:-2 m:-2
#⟨path⟩>error	0:-1 1:-1 5:-1 7:5 8:-1 9:2 a:-1 b:-1 d:-1 h:-1 k:-1 l:-1 m:-1
#⟨path⟩>event	0:-1 3:2 b:-1 d:-1 e:2 l:-1 m:-1
#⟨path⟩>exists	0:-3 3:-1 5:-1 7:-1 9:-1 a:2 b:-1 d:1 g:-1 h:-1 k:-1 l:-1 m:3
#⟨path⟩>fail	0:-2 1:2 2:-1 3:-2 5:-1 7:4 8:-1 9:-2 a:-1 b:-1 d:-2 e:1 h:-1 j:-1 k:-1 l:-1
#⟨path⟩>from	0:-5 2:-2 3:4 4:-1 5:-1 6:1 7:-1 9:-1 a:-1 b:3 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#⟨path⟩>good	0:-2 1:1 3:3 4:2 a:-1 d:-1 l:-1 m:-1
#⟨path⟩>handle	0:-1 1:-1 3:-1 4:1 6:2 7:-1 9:2 a:-1 b:1 f:-1 j:-1 l:-1 m:1
#⟨path⟩>how	0:2 1:-1 3:3 5:-2 7:-1 9:-1 a:-1 b:-1 d:-1 h:-1 k:-1 l:1 m:-1
#⟨path⟩>howto	0:-1 3:-1 7:3 k:-1
#⟨path⟩>ifchange	1:1 3:-1 4:2 a:-1 m:1
#⟨path⟩>impact	0:-1 4:2 a:-1 b:-1 d:3 m:-2
#⟨path⟩>import	0:-4 1:-1 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:-1 b:1 c:-1 d:6 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
#⟨path⟩>judge	0:-1 3:2 a:-1 b:2 d:-1 l:-1 m:1
#⟨path⟩>missing	0:-1 3:1 4:-1 5:1 7:1 b:2 d:-1 l:-1
#⟨path⟩>needed	1:1 3:-1 d:-1 m:2
#⟨path⟩>never	1:-1 3:-1 d:-1 l:1 m:3
#⟨path⟩>nobody	0:-1 3:-2 7:1 b:-1 d:-1 m:4
#⟨path⟩>not	0:-4 1:1 3:2 5:3 9:-1 a:-1 b:-1 d:-2 g:-1 h:-1 k:-1 l:-1 m:2
#⟨path⟩>overload	0:-1 1:-1 3:-1 5:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:4 l:-1 m:-1
#⟨path⟩>places	0:-2 3:2 4:1 5:-1 6:-1 7:-1 8:-1 9:1 a:3 b:-2 c:-1 d:-2 e:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
#⟨path⟩>raise	7:2
#⟨path⟩>read	0:-3 1:-1 2:-1 3:-1 5:-1 6:-1 7:-1 a:-1 b:4 d:1 f:-1 h:-1 k:-1 l:-1 m:2
#⟨path⟩>send	0:-1 1:1 3:-1 5:-1 6:2 7:1 a:-1 b:-1 d:-1 e:2 j:-1 l:-1 m:-1
#⟨path⟩>should	0:-1 1:1 5:2 7:1 d:-1 k:-1 m:-1
#⟨path⟩>show	0:-3 1:1 2:-1 3:-3 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:2 b:3 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 k:-1 l:-2 m:-2
#⟨path⟩>since	0:-1 1:2 3:-1 5:1 a:-1
#⟨path⟩>sometimes	1:1
#⟨path⟩>tests	0:2 1:-1 3:-3 5:4 a:-1 b:-1 d:-1 l:-1 m:-1
#⟨path⟩>thing	2:-1 4:2 5:-1 6:1 7:-2 8:-1 9:2 a:-1 b:3 d:-1 e:-1 f:-1 g:1 i:-1 j:-1 k:-1 l:-2
#⟨path⟩>to	1:-1 2:-1 3:-2 4:-1 5:3 6:-1 7:-1 a:-1 b:1 d:-1 g:-1 h:-1 j:-1 k:-1 l:3 m:-1
#⟨path⟩>too	1:-1 a:-1 b:-1 l:3 m:-1
#⟨path⟩>trace	0:-1 2:-2 3:1 4:-1 5:1 7:1 8:-1 b:1 c:-1 e:-1 f:-1 m:2
#⟨path⟩>unused	0:-1 3:-2 d:-2 m:4
#⟨path⟩>use	0:-3 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 9:-1 a:-2 b:1 c:-1 d:4 e:-1 g:1 h:-1 i:-1 j:-1 k:1 l:-1 m:2
#⟨path⟩>what	0:-3 1:-1 2:-2 3:2 4:-1 5:1 6:1 7:1 9:2 a:-1 b:-1 d:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
#⟨path⟩>when	1:1
#⟨path⟩>where	0:-2 1:2 3:-1 5:-1 7:-1 a:3 b:1 d:2 e:-1 g:-1 h:-1 j:-1 k:-1 l:-2 m:-2
#⟨path⟩>which	0:-2 1:-1 2:-1 3:1 4:-1 6:1 7:-1 8:-1 9:1 a:1 b:1 d:-2 e:-1 g:3 h:1 j:-1 k:-1 m:-1
#⟨path⟩>who	0:-1 1:1 3:-1 7:-1 9:2 a:-1 b:-1 e:2 f:-1
#⟨path⟩>why	1:1
#⟨path⟩>write	2:-1 3:-3 4:2 5:-1 6:-1 7:-1 9:-1 a:5 b:-2 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
#⟨path⟩>wrong	1:1 3:-1 7:-1 a:1 b:-1 d:-1 m:3
#⟨path⟩>⟨error⟩	0:-1 1:-3 3:-1 5:-1 7:4 8:-2 9:2 a:-1 b:-1 d:-1 h:-1 l:-1 m:-1
#⟨path⟩>⟨name⟩	0:-1 1:2 2:-1 3:-3 4:-1 5:-2 6:1 7:-2 8:-1 9:1 a:2 b:3 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:3 m:-2
#⟨path⟩>⟨n⟩	1:4
#⟨path⟩>⟨text⟩	1:1
#⟨text⟩	0:-1 1:4 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:3 9:-1 a:1 c:-1 d:3 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
#⟨text⟩+error	0:-1 1:-1 7:-1 8:3
#⟨text⟩+event	0:-1 e:1 f:1
#⟨text⟩+fail	1:1 8:1
#⟨text⟩+from	0:3 1:1 6:-1
#⟨text⟩+how	0:5 1:-4 8:-1 d:-1
#⟨text⟩+meaning	1:2
#⟨text⟩+not	0:-1 1:3 3:-1 5:-1
#⟨text⟩+overview	0:3 1:-2 3:-1
#⟨text⟩+since	0:-1 1:3
#⟨text⟩+to	0:-3 1:-2 6:2 l:3
#⟨text⟩+what	0:-1 1:2 3:-1 5:-1 8:-1 d:-1 g:3 h:-1 i:-1 m:-1
#⟨text⟩+wrong	0:-1 1:2
#⟨text⟩+⟨name⟩	1:2
#⟨text⟩+⟨n⟩	0:-1 1:1 k:2
#⟨text⟩+⟨path⟩	1:2
#⟨text⟩>defined	0:-2 1:4
#⟨text⟩>error	0:-1 1:-1 7:-1 8:3
#⟨text⟩>event	0:3 1:-3 3:-1 5:-1 8:-1 d:-1 e:1 f:1 l:-1
#⟨text⟩>fail	1:1 8:1
#⟨text⟩>from	0:-1 1:5 3:-1 6:-1 8:-1 b:-1 c:-1 d:-1 e:-1 l:-1
#⟨text⟩>good	0:-1 1:1 8:2 e:-1 f:-1
#⟨text⟩>handle	0:-1 1:1 8:2 e:-1 f:1
#⟨text⟩>how	0:6 1:-5 3:-1 8:-1 a:-1 d:-1
#⟨text⟩>ifchange	1:2
#⟨text⟩>meaning	1:2
#⟨text⟩>nobody	0:2 1:1 3:-1 m:-1
#⟨text⟩>not	0:-1 1:3 3:-1 5:-1
#⟨text⟩>overview	0:3 1:-2 3:-1
#⟨text⟩>places	0:-1 1:-1 8:3 a:-1 d:-1 e:-1 f:-1 k:-1
#⟨text⟩>raise	0:-1 1:-2 7:-1 8:3
#⟨text⟩>show	0:-3 1:-1 3:-1 6:1 7:-1 8:4 a:-1 d:-1
#⟨text⟩>since	0:-1 1:3
#⟨text⟩>sometimes	0:-1 1:2 d:-1
#⟨text⟩>thing	0:-3 1:-2 3:-1 5:-1 6:-1 7:-1 8:-1 a:-1 d:3 e:-1 g:3 h:-1 i:-1 k:-1 l:-1 m:-1
#⟨text⟩>to	0:-3 1:-1 6:1 e:2 l:3
#⟨text⟩>trace	0:2 1:2 3:-1 b:-1 d:-1 m:-1
#⟨text⟩>use	1:2 e:-1 f:-1
#⟨text⟩>what	0:-1 1:2 2:-1 3:-2 5:-1 8:-1 a:-1 d:-1 g:3 h:-1 i:-1 l:-1 m:-1
#⟨text⟩>where	0:1 1:1 e:-1 f:1
#⟨text⟩>which	0:-3 1:1 3:-1 6:-1 7:-1 a:-1 d:3 e:-1 k:-1 l:-1 m:-1
#⟨text⟩>who	8:2
#⟨text⟩>why	0:1 1:2 3:-1
#⟨text⟩>write	0:-2 1:3 3:-1
#⟨text⟩>wrong	0:-1 1:2 3:-1 7:-1 8:2 d:-1
#⟨text⟩>⟨name⟩	0:3 1:3 6:-1 8:-1 b:-1 e:-1 f:-1 k:-1
#⟨text⟩>⟨n⟩	0:-1 1:2 3:-1 k:2
#⟨text⟩>⟨path⟩	0:2 1:2 3:-1 b:-1 d:-1 m:-1
'	0:-1 1:4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-2 8:2 9:-1 a:-2 b:3 c:-1 d:-1 e:3 f:-1 g:-1 h:-1 j:-1 k:-1 l:-2 m:-1
' $	1:2
' codec	1:1
' ⟨name⟩	0:-3 1:2 3:-2 4:-1 7:-2 8:3 9:-1 a:-2 b:-1 c:-1 e:3 f:-1 j:-1 k:-1 l:-1
' ⟨path⟩	0:-1 1:2 3:-1 5:-1 7:-1 9:-1 a:-2 b:4 d:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-2
'a'	1:2 9:-1
'a' 'a'	1:2 9:-1
'a' 'b'	1:2 9:-1
'b'	1:2 9:-1
'b' 'a'	1:2 9:-1
'b' ⟨path⟩	1:2 9:-1
'main'	0:-1 1:1
'main*	0:-1 1:1
'toki*	1:1
'tokio	1:1
'tokio runtime	1:1
*'un	0:-2 1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:3 a:1 b:2 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ace	0:3 2:-2 3:-1 4:1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:1 i:2 j:2 l:-1 m:-2
*ach	0:-2 1:4 2:-1 3:-1 e:-1 f:-1
*ack	0:-1 1:5 2:-1 3:-3 4:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
*act	0:3 1:-1 2:-1 3:-4 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
*acy	0:-3 1:-2 2:2 3:2 m:1
*ada	0:-4 1:2 2:1 3:4 4:-2 5:-1 6:-3 7:-2 9:1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:1 k:-1 l:3 m:-1
*ade	1:5 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 h:1 i:-1 l:-1
*ado	0:1 1:-1 2:-2 3:2 4:-2 6:-2 7:-2 8:-2 9:-2 b:1 c:-1 d:1 e:-1 f:2 g:-2 h:4 i:-2 j:-2 l:-2 m:-2
*ads	0:-4 1:5 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:4 i:-1 j:-1 k:-1 l:-1 m:-1
*ady	0:2 3:-1
*aga	1:-1 4:2 7:1 8:-2 9:2 a:-1 f:-2
*age	0:-1 1:1 2:2 3:2 4:-2 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:2 c:-1 e:1 f:1 g:-1 h:-1 j:-4 k:-1 l:2 m:-2
*ail	0:-2 1:1 2:-1 3:-1 8:-1 a:-1 c:-1 e:1 f:3 m:-1
*ain	0:3 3:2 4:-1 7:-1 8:-1 a:-1 c:-1 d:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ais	0:-1 1:-1 2:-1 3:1 4:-1 5:-1 6:-3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:4
*ait	0:-8 1:4 2:-2 3:4 4:1 6:-2 7:-2 8:-1 9:-1 a:-3 b:-2 c:-1 d:-3 e:-1 f:-1 g:-2 h:-1 i:-1 j:-1 k:-2 l:-2 m:1
*aje	0:2 1:1 2:-1 3:-1 9:-1 e:-1 f:1
*ajo	0:-2 1:-2 2:1 3:-1 4:-1 6:4 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:-2 k:-1 l:-1 m:-1
*ake	0:-3 1:1 3:3 f:-1 l:1
*aks	4:1
*alb	0:2 3:-1 4:-1 5:-1 6:3 9:2 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 j:-4 k:3 l:-1 m:-1
*ald	0:-2 4:-1 6:-1 7:-1 a:-1 b:-1 e:-1 f:4
*ale	0:-3 1:3 2:-3 3:-2 4:-2 5:1 6:-3 7:1 8:-3 a:2 b:-3 c:-4 d:-3 e:3 f:3 g:-3 h:4 i:-4 j:-3 k:-5 l:-1 m:-2
*all	0:-3 1:3 3:2 4:-1 6:-1 9:-1 a:1 b:-1 g:-1 j:1
*als	2:-1 3:-3 4:-2 5:-1 6:-2 7:4 8:-2 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:-3 j:-1 k:-2 l:-1 m:-1
*ama	1:1 2:-1 3:-2 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 k:-1 l:-2 m:1
*ame	0:1 1:-5 2:-2 3:-4 4:7 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:1 l:-1 m:-2
*ami	0:1 1:-3 2:4 3:-3 5:-1 a:-1 j:-1 l:-1
*amo	1:-5 2:-2 3:-1 4:-1 5:2 6:-1 7:-1 8:-3 9:2 a:-2 b:-2 c:2 d:-2 f:4 g:-2 h:-2 i:1 j:-2 k:-3 l:-2 m:-2
*ams	0:-2 1:1 h:2
*ana	0:-1 1:1 l:1
*and	1:4 2:-1 3:-1 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 f:1 g:-1 h:-1 i:-1 j:-4 l:-1 m:1
*ang	0:3 1:-2 2:-1 m:-1
*ank	0:-2 1:-3 3:5 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 j:-1 k:-1 l:-1
*ano	0:-1 1:3 2:-4 4:-3 5:6 6:-3 7:-3 8:-2 9:1 a:2 b:-3 c:-3 d:-1 e:-2 f:-2 g:-3 h:-3 i:1 j:-3 k:-5 l:-3 m:-3
*ans	3:1 4:1
*ant	0:1 1:1 2:-2 3:-1 4:-1 5:1 6:-1 7:1 8:-1 9:-1 a:3 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 m:1
*ape	1:4 2:-1 3:-3 4:-1 5:-1 6:-1 8:-1 9:1 a:-1 c:-1 d:-1 f:-1 g:-1 i:-2 l:-1 m:-1
*ara	0:-1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:3 8:-3 9:-1 a:-2 b:-1 c:-2 d:-1 e:4 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
*ard	0:-1 1:4 2:-2 3:-3 4:-1 5:2 6:-2 7:-1 8:-2 9:-1 a:-2 b:-2 c:-1 d:-2 e:-1 f:1 g:-1 h:-1 i:-1 j:-2 k:3 l:2 m:-1
*are	2:-2 3:6 4:4 5:1 6:-2 7:1 8:-3 9:-2 a:-5 b:-4 c:1 d:-3 e:-4 f:-4 g:-3 i:-3 j:-4 k:-2 l:1 m:-1
*ari	0:-1 1:3 3:-1
*ars	0:-1 3:-1 4:1 6:-1 k:2
*art	0:-1 1:4 a:-1
*ary	0:2 1:1 2:-1 3:2 6:-1 h:-2 i:-1 j:-1 m:-1
*ase	0:2 1:-3 2:2 3:3 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 h:-1 j:-3 k:-1 m:-1
*ash	0:-2 1:2 2:-1 3:-3 5:-1 c:-1 d:3 e:-1 f:-1 k:-1 m:-1
*ata	0:-4 1:3 2:-2 3:1 4:-2 5:2 6:-2 7:-2 8:-2 9:-1 b:3 c:2 d:-2 e:-3 f:-3 g:-3 h:-3 i:-2 j:4 k:-3 l:-3 m:-3
*ate	0:2 1:-2 3:4 4:-2 5:-2 6:3 7:-2 8:-1 9:-1 b:-3 c:-1 d:-3 e:-2 f:-2 h:-2 i:-2 j:-1 k:-2 l:1 m:4
*ati	0:1 1:-1 2:4 3:-1 4:-2 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
*ato	0:-4 1:4 2:-4 4:-1 5:-3 6:-1 7:-3 9:-2 a:3 b:-3 c:-3 d:1 f:-1 g:-3 i:-3 k:2 l:3 m:-3
*ats	0:4 1:-2 2:-2 3:1 5:-1 7:-1 b:-1 d:-1 f:-1 i:-1 k:-1 m:-1
*att	0:-3 1:4 2:3 3:-1 j:-2 l:-1 m:-1
*auf	0:-4 1:-4 2:3 3:4 4:-2 5:2 6:-2 7:1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
*aum	0:-2 1:-3 4:-1 6:-1 8:-1 c:-4 f:-1 g:-1 h:3 i:3 j:-1 k:-1 l:-1
*aut	0:5 1:-2 2:-1 3:-5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 j:-1 k:-1 l:-1 m:-1
*ays	0:-1 3:-1 8:1 c:2 m:-1
*bal	1:-1 3:3 4:-1 8:-1 a:1 c:-1 e:-1 f:-1
*bar	0:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 c:-1 d:-1 e:-1 i:3 l:-1 m:-1
*bas	1:-2 2:-1 3:-2 4:-2 5:6 6:-2 7:-2 8:-1 9:-1 a:-2 b:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 j:-2 k:-2 l:-1 m:-1
*bbe	0:-2 1:-3 2:-1 3:4 4:-1 5:-1 8:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ben	0:-1 2:3 4:3 5:-2 6:-2 7:-1 8:-2 9:-1 a:2 b:-2 c:-2 d:-2 e:-2 f:-2 g:2 h:-2 i:-2 j:-2 k:-2 l:2 m:-3
*ber	0:-1 1:2 2:-1 3:2 4:1 6:-1 a:-1 f:-1 h:-1 j:1 m:-1
*bio	0:2 3:-2 4:4 5:-1 7:-1 a:-1 b:-1 e:-1 j:-1 k:-1
*ble	0:2 1:1 2:-2 3:1 4:3 5:1 6:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:2 j:-1 l:-1 m:-2
*bol	0:4 1:-1 2:-1 3:-1 6:-1 j:-1
*box	0:-1 1:-4 2:-1 3:-2 5:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:3 g:-1 j:-1 l:3 m:-1
*bra	0:-2 1:1 2:-1 3:2 4:3 5:-1 6:-1 7:-1 a:-1 c:-1 e:-1 k:-1
*bre	0:1 1:2 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 j:3 k:-1 l:-1 m:-1
*cal	0:-1 1:1 2:1 3:3 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:1
*cao	0:-5 1:2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 a:2 b:-1 c:-1 h:3 i:-2 k:-2 m:-1
*car	0:3 1:2 2:-1 3:-1 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:3 c:-2 d:-1 e:-3 f:-1 g:-1 i:-1 k:-1 l:-1 m:-1
*ced	0:-3 1:1 2:-1 3:-2 5:-1 6:-2 8:-1 b:-1 c:-1 d:-1 g:-1 h:-1 i:-1 k:4
*cem	0:-1 1:2 3:3 5:-1 a:-1 b:-1 c:1 d:-1 k:-2 l:-1 m:-1
*cer	0:-2 1:-2 2:-1 3:3 4:4 5:1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-2 m:-1
*ces	0:-1 1:-1 2:-3 3:1 4:3 5:-1 6:-2 7:-2 8:3 9:-2 a:-2 b:-1 c:2 d:-2 e:-1 f:-1 g:-1 h:-1 i:-2 k:3 l:-2 m:2
*cha	0:2 1:-1 m:1
*che	0:-3 1:2 2:-3 3:2 4:-1 5:2 6:2 9:-1 a:-2 b:-2 e:1 f:-2 g:-1 i:-1 j:-1 k:-1 l:1 m:-2
*chi	0:-5 1:-3 2:-2 3:6 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
*cht	0:2 1:1 2:-2 3:-2 4:-2 5:-2 6:-2 7:-2 8:-2 a:-2 b:-2 c:-2 d:-4 e:1 f:-1 g:-2 h:-2 i:-1 j:-3 k:5 l:2
*chy	0:-1 1:-1 3:-1 6:1 7:-1 8:-1 b:-1 c:-1 h:-1 i:1 j:1 l:-1
*ché	1:4 2:-1 3:-3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-3 f:-1 g:-1 h:-1 i:-1 j:3 k:-2 l:2 m:1
*cia	0:-5 1:-5 2:4 3:-2 4:-2 6:-2 7:5 9:-2 a:-1 b:-3 c:-2 d:-2 e:-4 f:-4 g:-3 h:-2 i:1 j:-3 k:-1 l:4 m:-3
*cio	0:-1 1:2 2:-2 3:3 4:2 5:-1 6:-1 7:-1 8:-1 9:1 a:-1 b:-1 c:-2 d:-1 e:2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
*cke	0:-1 1:-2 3:-1 8:-1 a:-1 b:2 f:-1 l:3
*cks	0:1 1:-3 2:-2 3:2 4:-1 5:-1 6:-1 7:-2 8:1 9:3 a:-2 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
*ckt	0:-4 1:3 2:3 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*cle	0:-4 1:3 2:2 3:3 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
*cos	1:-4 2:-2 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 e:-1 h:-1 i:-1 l:-1 m:-1
*cto	0:3 1:-2 2:-1 3:-3 4:2 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
*cts	1:2 2:-2 3:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:2 d:-1 e:-1 g:-1 h:-1 i:4 j:-2 k:-1 l:-1 m:1
*cue	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:5 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
*cul	0:-1 1:-2 3:1 5:2
*dad	0:2 1:1 2:-1 3:1 4:-1 6:-1 7:-1 8:-1 a:1 b:-1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*dan	0:-2 1:1 3:-2 5:2 7:-1 c:-1 i:2
*dar	0:6 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-2 k:-1 l:-1 m:-1
*das	0:-4 2:2 3:1 4:-2 5:-3 6:5 7:-3 8:-3 9:-2 a:-3 b:-3 c:-1 d:1 e:-2 f:-3 g:1 h:-2 i:-5 j:2 k:-4 l:2 m:2
*day	0:-3 1:5 3:-1 4:-1 a:-1 c:-1 k:-1 m:1
*dea	0:2 2:-1 3:-2 d:-1 j:2 k:-1 m:-1
*ded	0:3 1:1 2:3 3:-4 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 m:-2
*dem	0:-3 1:-3 2:4 3:-3 4:-1 5:1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:3 j:-1 k:-1 m:-1
*den	0:1 1:2 2:-3 3:2 4:-3 5:-1 6:3 7:-3 8:-1 9:-2 a:-2 b:-2 c:1 e:-2 f:-2 g:-1 i:3 k:-3 l:-3 m:1
*der	0:1 1:4 2:-2 3:1 4:-2 5:-2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-2 e:-2 f:-2 g:-1 h:2 i:1 j:-2 k:-2 l:1 m:2
*des	0:-2 1:2 2:-1 3:-1 4:-2 5:-1 6:2 7:1 8:-2 9:-1 a:-2 b:-1 c:-1 d:-2 e:-2 g:4 h:-2 i:-1 j:-2 k:1 l:-1 m:1
*det	1:2 2:-2 3:-3 4:-1 5:-1 6:-2 7:-1 8:-1 a:-2 b:-2 c:-1 e:1 g:-1 h:-1 i:-1 j:1 k:2 l:1 m:1
*dit	0:-2 1:2 3:-1 j:1
*dle	1:2 3:-2
*dme	0:1 1:1 3:-1
*dor	1:5 2:2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:2 i:2 j:1 k:-2 l:-2 m:-2
*dos	0:-2 1:2 2:-3 3:6 4:-2 5:-2 6:1 7:2 8:3 9:-2 b:-2 c:-3 d:-2 e:-3 g:-3 h:-2 i:-2 j:-2 k:-3 l:-2
*dow	0:2 1:-1 2:2 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:2 h:-1 i:-3 j:-1 k:-1 l:-1 m:-1
*dre	0:1 1:-1 3:-1 4:-1 6:-1 m:2
*dwo	0:-4 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:2 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-2
*e's	0:4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-2 e:-1 f:-1 g:-1 j:1 k:2 l:2 m:-1
*ead	0:3 1:3 2:-1 3:-2 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:1 h:-1 j:-1 l:-1 m:-1
*eam	0:-4 1:2 3:-4 4:2 6:2 9:2 h:2 m:-1
*ear	0:2 1:-3 2:-1 3:4 4:2 5:-1 6:-1 7:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 l:-1 m:-1
*eat	1:1
*eau	0:3 1:2 2:-2 3:-3 4:-3 5:-1 6:2 7:2 8:-1 9:-1 a:-4 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:1 l:-2 m:-1
*eba	0:2 1:-2 3:-2 5:1 c:-1 h:2 m:-1
*ece	0:-4 1:2 3:4 4:-2 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:2 m:-2
*ect	0:-1 1:3 2:-2 3:-3 4:-1 5:-1 6:-1 8:-2 9:-1 a:-3 b:4 c:1 d:-1 e:-2 f:-2 g:2 h:-2 j:1 k:-2 l:-3 m:1
*ed'	1:-1 e:2
*eda	0:2 2:2 3:-3 4:-1 g:-1 i:1 m:-1
*ede	1:-1 2:2 3:1 b:1 l:-1
*een	0:-1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:4 m:-1
*ees	0:-2 1:-1 2:-2 3:-1 4:-1 5:-1 6:5 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*egt	0:1 1:-1 3:-1 4:-1 5:-1 6:-1 8:-1 9:-1 a:-2 b:-2 c:1 d:-1 e:4 f:-1 g:-1 j:-1 k:-3
*eht	1:-4 2:2 3:-1 4:-2 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:3 h:-1 i:-1 k:-1 m:-1
*ein	0:-2 1:-1 2:-1 3:-4 5:3 d:2
*eis	0:-2 2:-1 3:-1 4:-1 5:-1 6:2 7:4 8:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-2 j:-2 k:-1 l:-2
*eit	0:4 1:-4 2:-1 4:1 5:-2 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-2 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
*ekt	0:-1 1:-3 2:-1 3:2 4:-1 5:-1 6:-1 7:-2 8:-2 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:3 j:4 k:-1 l:-1 m:-1
*ela	0:2 1:2 2:-1 3:-3 4:-1 a:1 b:-1 l:1
*ell	0:-1 1:-3 2:-2 3:4 5:-1 a:-1 c:-1 h:-1 i:-1 l:-1 m:-1
*eln	0:3 1:-1 2:-1 3:2 7:-1 d:-1 e:-1 f:-1 m:-1
*elo	0:1 1:2 3:-2
*els	0:1 1:-5 2:-1 3:-3 4:-1 5:-2 6:5 7:-2 8:-2 9:-1 a:-3 b:-2 c:1 d:-2 e:-2 f:-2 g:-2 h:-3 i:-3 j:4 k:-2 l:1 m:-1
*elt	0:-3 1:5 2:-1 3:-1 4:-1 5:1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ely	0:3 4:-1 5:-1 g:-1 k:-1 m:-1
*elé	0:-1 1:5 2:-1 4:-1 6:-3 7:-1 c:-1 e:-1 j:-1 m:-1
*ema	0:5 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
*eme	0:-2 1:3 3:-2 l:1
*ena	0:-3 1:-1 2:-1 3:-1 4:1 5:-1 6:-4 7:-1 8:-1 9:-1 a:-3 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-4 k:-1 l:6 m:-1
*end	0:2 1:-4 2:-3 3:2 5:-1 6:-2 7:-1 8:-1 9:-1 a:1 b:1 c:-1 d:2 e:4 f:-2 g:-1 h:-1 j:-1 k:-2 l:-2 m:-2
*ene	0:1 1:-2 2:-1 3:2 4:-3 5:-2 6:-2 7:3 8:-1 9:-1 a:-2 b:2 c:-2 d:-1 e:-2 f:-2 h:1 i:-2 j:-2 k:-2 l:-2 m:-2
*ens	0:-2 1:-1 2:3 3:2 5:-2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:2 h:1 i:-1 j:-1 k:-1 m:-1
*ent	0:-1 1:2 2:2 3:2 6:-2 9:-1 b:-2 c:1 d:1 g:-1 h:1 i:-1 k:-2 l:-1 m:-2
*enu	0:-1 1:2
*epo	0:1 1:-1 2:-1 3:1 4:-1 5:-2 b:-1 d:3 m:1
*ept	0:-5 1:-4 2:-1 4:-1 5:-1 6:-2 7:-2 8:-5 9:7 a:-1 b:-2 c:-2 d:-1 e:-2 f:-2 g:-2 h:3 i:-1 j:-1 k:-1 l:-1 m:3
*er'	1:3 2:-1
*era	0:-5 1:-1 2:3 3:-4 4:-1 5:-3 6:-2 7:-2 9:-2 a:6 b:2 c:-4 d:-3 e:-3 f:-4 g:-3 h:-2 i:-2 j:-3 k:2 m:-2
*ere	0:-2 1:-1 2:-3 3:3 4:5 5:-4 6:-4 8:-1 9:-2 b:1 d:-2 e:-2 g:-3 h:-1 i:-3 k:-4 l:2 m:2
*eri	0:-1 3:-1 5:2 j:2 k:-2 m:-1
*erm	0:-3 1:1 3:-2 4:-1 5:-1 6:1 9:-2 a:-1 b:-1 c:-2 d:-1 e:-1 f:4 k:-1 l:-1 m:-1
*ern	0:-2 1:-1 2:-2 3:4 4:-1 5:-2 7:2 8:-2 9:-3 a:-2 b:2 c:-2 d:2 e:-1 f:-1 g:1 i:-2 j:-2 k:1 l:-2 m:-3
*ero	0:3 1:-2 2:2 3:4 4:-1 5:-1 6:-1 7:-2 9:-1 a:-2 b:-2 c:-2 d:2 e:-1 f:-2 g:-2 h:-1 i:-2 j:-2 k:-2 l:-1 m:-2
*ers	0:2 2:-2 3:1 4:-1 5:1 6:-1 8:-2 9:-1 a:-1 c:-2 d:2 e:-3 f:4 g:-1 h:-2 i:-1 j:3 k:-1 l:-1 m:-1
*ert	0:-6 1:4 2:1 4:-1 5:-1 6:-2 7:-3 8:-4 9:2 a:4 b:-4 c:2 d:2 e:-3 j:-3 k:-5 l:1
*esa	1:2 2:2 3:-3 4:2 6:-2 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:2 j:-1 k:-1 m:-1
*eso	0:2 1:1 3:1 a:-1 l:-1 m:-1
*ess	0:-2 1:3 2:-1 3:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-2 m:-1
*est	0:-6 1:1 2:3 3:4 4:2 5:4 7:-1 8:-2 9:-1 a:-2 b:-2 c:-1 d:-2 e:1 f:-2 g:-1 h:-2 i:-1 k:-2 m:-2
*et'	0:-1 1:-2 3:-1 5:-1 7:-1 a:-2 b:5 d:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-2
*eta	0:1 1:-1 2:-1 3:2 4:-1 6:-1 7:-1 c:-1 f:-1 j:-1 k:-1 m:2
*ete	0:-2 1:-3 2:-2 3:-2 4:2 5:-2 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-3 d:-2 e:-1 f:-1 g:-1 h:-1 i:5 j:-1 k:-1 l:-1 m:3
*eto	0:2 1:1 2:-1 3:-3 4:-1 5:-1 6:-1 c:-1 g:-1 h:-1 i:-1 m:2
*ets	0:-2 1:-1 2:1 3:5 5:-2 6:-1 7:-2 8:-2 9:-1 a:-2 b:-2 d:-1 e:-2 f:-2 g:-3 h:-2 i:1 j:-1 k:4 l:-3 m:1
*età	0:-2 1:-1 3:3 4:-1 5:-1 a:-2 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
*eur	0:1 1:-2 2:-3 3:1 4:1 5:-1 7:4 8:-4 9:1 a:3 b:1 d:-3 f:-3 g:-2 h:-3 i:-1 j:-3 k:-3 l:1 m:-3
*eve	0:-2 1:-2 2:3 3:-1 5:-1 7:-1 8:-1 a:1 b:-1 e:1 g:1 j:-1 k:-1 m:-1
*ext	0:4 3:-2
*eña	0:1 1:2 2:-1 a:-1 l:1
*faz	0:2 1:1 3:1 4:-1 g:-1 h:-1 j:-1 k:-1
*fen	0:-1 1:2 3:1 4:1 5:1 6:1 8:-1 9:-2 a:-3 b:-2 c:-3 d:-2 e:-2 f:-3 g:-2 h:-1 i:-2 k:-2 l:1 m:1
*fer	0:-1 1:-1 2:-3 3:2 4:-1 5:-3 6:3 7:-2 8:-2 9:-1 a:-2 b:-1 c:-3 d:-2 e:-2 f:-2 g:-2 h:-2 i:-3 j:2 k:2 l:-2 m:2
*ffe	0:-4 1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:5 b:1 c:-2 d:-1 e:-2 f:-3 g:-1 h:-2 i:-2 j:-3 k:-2 l:-1 m:-1
*fie	1:1 2:-1 3:1 4:-2 5:-1 7:-1 9:-1 a:1 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:-1
*fig	0:2 1:-3 2:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-2 d:-2 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-2 m:5
*gar	1:3 2:-1 3:3 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2
*gas	0:-4 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-1 m:-2
*ged	0:-3 1:1 3:3 4:-2 7:-1 9:-1 a:1 b:-1 c:-1 e:1 f:2 g:-1 h:-1 j:-1 k:-1 m:-1
*gem	0:-2 1:3 3:1 9:1 e:1 f:-1 h:-1 i:-1 j:-1 l:-1 m:-1
*gen	0:-3 1:-1 2:-5 3:1 4:3 5:-4 6:-5 7:-4 8:3 a:4 b:-2 c:2 d:1 e:-5 f:-1 h:-2 i:-3 j:-4 k:1 l:1 m:-4
*ger	0:2 1:1 2:2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:2 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-2 m:-3
*ges	0:3 1:-2 2:-3 4:-1 6:1 7:-2 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 f:-2 g:-1 h:3 i:-2 k:-1 l:-2 m:2
*get	0:-4 1:3 2:-1 3:3 5:-1 6:-1 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:-2 j:-1 k:-1 m:-1
*ggi	0:-1 1:1 2:-1 3:-1 l:2
*ght	0:1 1:1 2:-1 4:-1 8:-1 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:-1
*gin	0:2 1:-1 2:3 3:1 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-2 m:-1
*gio	0:1 1:-3 2:2 3:-5 4:2 5:-2 6:-2 7:-2 8:-2 9:-1 a:-5 b:-2 c:3 d:-1 e:4 f:-3 g:-2 h:-2 i:-2 j:-2 k:-3 l:-2 m:-1
*gle	0:-4 1:1 2:-1 3:2 6:-1 b:2 d:1 f:-1 j:1 m:1
*gna	1:4 2:-1 3:-3 4:-2 5:1 6:-2 7:-2 8:-1 9:-1 a:2 b:-1 c:-2 d:-1 e:-1 f:-2 g:-2 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
*gns	0:2 1:-1 a:2 c:-1 g:-1 i:-1 l:-1
*gos	0:1 1:-2 2:-2 3:2 4:-1 5:2 6:-1 7:3 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:-1 m:-2
*gth	0:-2 1:3
*gua	1:3 2:-1 3:-1 4:-1 5:-1 h:-1 l:2 m:-1
*gue	0:1 1:4 2:-2 3:-1 4:-2 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-2 f:-1 h:-1 i:-1 l:-1 m:-1
*has	0:-5 2:-1 3:3 4:-1 5:-2 6:-3 7:-2 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-2 i:5 j:-2 k:-2 l:-1 m:-1
*hed	0:1 1:2 3:-1 4:1 9:-1 a:-1 e:1 l:-2
*hem	0:6 1:-3 2:-3 3:-1 5:-1 6:-1 7:-1 b:-1 d:-1 f:-2 h:-1 k:-1 l:-1 m:-1
*hen	0:-1 2:-3 3:-1 4:1 5:-2 6:-5 8:-1 9:-2 a:-2 b:-2 c:2 d:4 e:-3 f:-2 g:1 h:-2 i:-3 j:-2 l:3
*her	0:2 1:1 4:-1 6:-2 7:-2 8:-1 a:-1 d:-1 e:1 f:1 g:1 h:-1 i:-1 j:3 k:-2 l:-2 m:-1
*hes	0:1 1:2 2:-1 4:-1 5:-1 7:-2 8:-1 9:3 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:2 k:-1 l:-1
*hie	0:2 1:-2 2:-1 3:2 4:-2 5:-1 6:5 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-3 k:-1 l:-1
*hme	0:4 1:-3 2:-1 3:-3 6:-1 7:-1 8:3 c:-2 e:-1 g:-1 h:-1 l:1 m:-1
*hod	0:1 3:-1 6:-1 a:-1 e:2 f:-1 i:-1 j:2 k:-1 m:-1
*hon	0:-3 1:3 3:1 9:2 b:-1 c:1 d:-1 k:-1 m:-1
*hot	0:3 1:1 3:-1
*hts	0:-3 1:2 2:-1 3:4 4:-1 5:-3 6:-1 7:-1 d:-1 f:-1 i:-1 j:-1 m:-1
*hum	0:1 1:-2 3:-1 m:3
*hup	0:-2 2:-1 3:-1 9:-1 f:3
*hés	1:2 3:-2 4:1 m:-1
*ial	0:-1 1:1 3:-1 b:2 k:2
*iar	1:2 2:-1 3:1 4:2 5:-2 6:-1 7:-1 9:-1 a:-1 c:-2 e:-1 f:-1 g:-1 l:-1 m:-1
*ias	0:-1 1:1 2:-2 3:1 4:3 5:2 6:1 7:-3 8:-2 a:-3 b:-3 d:-3 e:-2 f:-3 g:-2 h:-2 i:-3 j:-2 k:3 l:-2 m:-1
*iba	0:-1 1:-1 6:-4 8:-1 9:3 f:-2 j:4
*ibe	0:4 1:-1 2:2 3:-5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 c:-2 d:-2 e:-1 f:1 h:3 i:-1 j:-1 k:-1 l:-1 m:-1
*ibt	0:1 1:3 3:-2 5:-1 9:1 a:-3 b:-1 f:-1 g:3
*ica	0:4 1:-1 3:2 4:2 5:-2 6:-2 7:-2 9:-1 a:1 b:-2 c:2 d:-2 f:-2 g:-2 h:-1 i:-2 j:-2 k:-2 l:-2 m:-3
*ice	0:-1 1:-2 2:4 4:-3 6:-2 7:-2 8:2 9:-2 a:-1 b:-2 c:-1 d:1 f:3 g:-2 h:-1 i:-2 j:2 k:-3 m:-1
*ich	0:3 1:-3 2:-2 3:5 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 j:-1 k:-1 l:1 m:1
*ici	3:1 m:1
*ico	0:-2 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 f:-2 h:-1 i:-1 m:-1
*ics	0:6 1:-2 2:-4 3:-1 d:-1
*ict	0:2 3:1
*ida	1:-3 5:-1 6:3 7:1 b:-1 d:-1 e:1 j:-1 l:-1 m:-1
*ide	0:4 1:1 3:-4 4:-1 7:-1 8:-2 9:-2 a:-3 b:-3 c:-2 d:-2 e:-2 f:-2 g:7 h:-2 i:-2 j:-1 k:-1 l:-1 m:-1
*ido	0:-2 1:2 2:3 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
*ied	0:4 1:-3 2:-1 3:-3 4:-1 5:-1 a:-2 b:3 h:-1 l:-1 m:-1
*ien	0:-4 1:-4 2:-1 3:-2 4:-2 5:2 6:-2 7:-2 8:-1 a:-1 c:-2 d:5 f:-2 g:-1 j:2 l:-2 m:-2
*ier	0:5 2:1 4:-2 5:1 6:-1 7:-3 8:-2 9:-1 a:-2 b:-2 c:-2 e:-1 g:-2 h:-2 i:2 j:-2 k:-2 l:-2 m:-1
*ies	0:4 1:-2 2:-1 3:1 4:-1 6:1 7:-1 9:-1 a:-2 b:1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:1
*iew	0:5 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ift	0:2 1:2 3:-2 9:-1 b:2 k:-1
*ify	0:-2 1:-1 3:-2 5:4 6:-1 8:-1 a:2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1
*ign	0:-1 1:-2 2:-1 3:4
*igo	0:-2 1:-1 2:2 3:-1 4:-2 5:-2 6:-1 7:-2 8:1 9:-1 a:2 b:-2 c:1 d:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:3 l:-2 m:3
*ile	0:1 1:3 2:-3 3:1 4:-2 5:-2 6:-2 7:-2 8:-1 9:-2 a:-3 b:3 c:-2 d:-2 e:1 f:-2 g:-3 h:-1 i:3 j:-2 k:-2 l:-2
*ili	0:-2 1:-4 2:-1 3:1 4:-1 5:-3 6:-1 7:4 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:4 i:-2 j:-1 k:-1 l:-1 m:-3
*ils	0:-1 1:2 3:-1 m:1
*ime	0:-2 1:1 3:-1 4:4 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:-1 l:-1
*imm	0:-2 1:-1 3:3
*imo	0:-1 1:2 2:-1 3:2 4:-1 5:-1 c:-1 l:-1 m:-1
*in'	0:-1 1:1
*ina	0:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 c:-1 j:2 m:1
*ind	0:1 1:2 2:-1 3:-4 4:-1 5:-1 6:1 7:-1 8:2 a:-2 f:-1 g:-1 i:1 j:-1 l:-1 m:-1
*ine	0:3 2:3 3:-1 4:-1 5:1 6:-3 7:-2 8:1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-2 h:-2 i:-2 j:2 m:-2
*ing	0:2 1:3 2:-1 3:2 7:-1 8:-1 9:-1 a:-1 c:1 d:1 e:-1 f:-1 g:-1 h:-1 j:-1 l:-1 m:-1
*ini	0:5 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 m:-1
*ino	0:-5 1:3 2:-2 3:-1 4:4 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-2 f:-1 h:-1 k:-1 l:2 m:-1
*ins	0:-1 2:4 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-2 g:4 h:-1 i:-1 j:-1 k:-1 l:-2 m:3
*int	0:-1 1:1 2:-3 3:-6 4:-1 6:-2 7:2 8:-1 9:-2 a:-2 b:-1 c:-2 d:-1 e:-1 f:5 g:-1 h:-1 i:-1 j:1 k:-2 l:2 m:-2
*ion	0:1 1:-1 2:2 3:2 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:2 c:2 g:-1 h:-1 i:-3 j:1 k:-1
*ior	0:-2 3:2
*ios	0:-4 1:-1 2:-2 3:4 4:-1 5:3 6:-2 7:-3 8:2 a:-2 b:3 c:-1 d:-1 e:-2 g:-1 h:-1 i:-1 j:1 k:-2 l:-1 m:-1
*ipe	0:1 3:-1 j:1
*ipt	0:-1 2:-1 3:-2 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:5 j:-1 l:-2
*ira	0:-1 1:-1 2:-1 3:3 4:1 6:-1 7:-1 a:-1 e:-1 f:-1 l:-1 m:-1
*ire	0:3 1:-1 2:-4 4:-2 8:-1 9:-1 a:3 b:-2 c:-2 d:4 e:-1 f:-1 g:-2 h:-2 i:-1 j:-1 k:-2 l:-1 m:-2
*iro	0:2 1:1 2:-1 3:2 7:-1 9:-1 a:-1 c:-1 f:-1 g:-1 k:-1 l:-1 m:-1
*isa	0:-2 2:4 3:-3
*ise	0:-3 1:2 2:-1 3:-1 4:-1 6:-2 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 h:-1 i:-1 j:2 k:3 l:-1
*ish	3:-2 6:2 8:-1 e:3 j:-1 m:-1
*iso	0:7 1:-1 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
*isé	0:-1 1:-1 2:-1 3:1 b:-1 c:-1 k:3 m:-1
*ita	0:-3 1:-2 3:-3 4:-2 5:-1 6:3 7:1 8:-2 9:3 a:1 b:-4 c:-2 d:-2 e:-3 f:-3 g:-2 h:1 i:4 j:-4 k:-2 l:-3 m:2
*ite	0:-2 1:1 2:-1 3:1 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:1 k:-1 l:-1
*ito	0:-5 1:6 2:2 3:1 4:-3 5:-2 6:-4 7:-2 8:-3 9:-2 a:-3 b:-3 c:-3 d:-1 e:-3 f:2 g:3 h:-3 i:1 j:-4 k:-3 l:-4 m:-2
*its	0:-4 1:-1 2:-1 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:1 b:-1 c:-1 d:-3 e:-1 f:-1 g:-1 h:-1 j:-1 k:5 l:-1 m:-3
*ity	0:-2 1:1 2:-1 3:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1
*ità	0:-3 1:-2 2:-1 3:5 4:-1 5:-1 c:-1 e:-1 h:1 k:-1 l:-1 m:-1
*ité	0:3 1:3 2:-3 3:3 5:-2 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-2 l:-3 m:-2
*iva	0:-3 1:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 i:-1 j:-1 k:-1 l:2 m:-1
*ive	1:5 2:-1 3:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:1 k:-1 l:1 m:-1
*ivo	0:2 1:1 2:3 3:-2 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*iza	1:-1 3:-1 4:-1 8:-1 9:-1 a:3 b:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:1
*ize	0:2 3:-1 a:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:2 i:-1 j:-1 m:-1
*ión	0:2 1:2 2:1 3:-2 4:-1 5:-1 7:1 8:-1 9:1 a:-1 b:-1 d:-1 e:-1 f:-1 g:2 i:-2 j:1 k:-2 l:-2 m:-1
*jes	0:3 1:-2 3:-1 7:-1 8:-1 b:-1 e:2 f:-1
*jet	0:1 1:-1 3:-1 i:1 k:1 l:1
*ked	0:1 1:2 2:2 3:-3 5:-1 6:2 8:-1 a:-1 b:-1 c:-1 d:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ken	0:2 1:-2 2:-1 3:-1 4:2 5:2 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
*ker	0:3 1:3 2:-2 3:-4 4:-1 5:-3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 e:3 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
*kes	0:-2 1:-1 j:2 l:2
*ket	0:-5 1:-1 2:3 3:-3 4:-1 8:-1 a:2 e:-1 f:2 k:-1 l:4 m:-1
*kie	0:-1 1:-1 2:-1 3:-1 8:-1 9:-3 a:-1 b:5 c:-1 e:-1 f:-2 g:-1 i:-1 j:-1 k:-1
*kio	1:1
*kte	0:-5 1:-3 2:4 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:5 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
*kup	0:1 1:-1 3:-1 8:-1 9:3 m:-1
*lan	0:3 1:-3 2:-1 3:-2 5:-1 8:-1 a:-1 e:-1 f:-1 h:-1 j:-1 k:3 m:-1
*lar	0:1 1:1 2:-2 3:2 4:-1 5:-2 6:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-2 e:-2 f:-1 g:-1 h:-1 i:-1 j:3 k:-2 l:-2 m:-1
*las	0:-3 1:-1 5:1 6:-1 c:-1 k:3
*lds	0:1 1:3 2:-1 3:-2 4:-1 a:-1 c:2 h:-1 i:-1 j:-1 k:-1 l:-1
*le'	0:-1 2:-1 3:-1 7:-1 8:-2 e:3 f:-1 k:-1 m:-1
*led	0:-4 1:6 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:1 i:-1 j:2 k:-1 l:-1
*lem	0:-2 1:-2 2:-1 3:4 7:-1 8:-1 9:1 i:-1
*len	0:2 1:-2 2:-2 3:3 4:-2 5:-2 6:-2 7:-3 8:3 9:-2 a:2 b:-3 c:-3 d:-4 e:-3 f:-2 g:-2 h:-2 i:4 j:1 k:-2 l:-1 m:-4
*ler	0:1 1:-1 3:3 5:-1 6:-2 7:2 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:3 k:-1 m:-1
*les	0:1 1:-2 2:-3 3:2 4:-1 5:-2 7:3 8:1 9:-1 a:-1 c:-2 d:1 e:-3 f:-3 g:-1 i:-1 j:-1 k:2 l:-1 m:1
*lge	0:-5 1:-3 2:6 3:-3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:1 m:-1
*lho	0:-2 1:1 3:-1 4:-1 6:3 d:1 j:-1 m:-1
*lia	0:-3 1:3
*lic	0:-4 1:-1 2:-1 3:4 4:-1 b:-1 i:-1 k:-1 m:2
*lid	0:-4 1:6 2:-1 3:-1 4:-1 a:-1 b:-1 c:-1 f:-1 l:-1 m:-1
*lie	0:2 1:-1 2:-1 3:-2 4:-1 c:-1 e:1 f:-1 g:3
*lin	0:-2 1:2 2:-1 3:1
*lio	0:4 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-2 j:3 k:-2 m:-1
*lla	2:1 3:-4 4:2 6:1 7:-2 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:1 k:1 l:2 m:1
*lle	0:2 1:1 2:2 3:-1 4:1 5:-3 6:5 7:-2 8:-2 9:-1 a:2 b:-3 c:-1 d:-2 f:-4 g:-2 h:-2 i:-2 j:-1 k:-4 m:-1
*lli	0:-5 1:4 2:-2 3:4 5:-1 7:-1 9:-1 a:-1 c:-1 f:-1 g:-1 h:-1 i:-1 l:-1 m:-1
*llo	0:-5 3:3 4:-1 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:4 j:-1 k:-1 l:-2 m:-1
*lls	0:-2 1:-1 2:-2 3:4
*llt	0:2 1:-1 2:-1 3:-3 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:2 f:-1 i:-1 j:-1 k:-1 l:-1
*lly	0:-3 1:-1 2:-1 3:3 4:-1 5:-1 b:1 d:-1 e:3 g:1 i:-1 j:-1 l:-1 m:-1
*log	0:-2 1:-1 2:-1 3:2 7:-1 9:1 d:-1 l:1
*los	0:-1 2:-1 3:1 4:2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:3 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*low	0:-1 1:-2 2:5 3:2 4:-1 5:-1 6:-2 7:-1 8:-1 9:1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:1 m:-1
*loy	0:-1 1:4 3:-1 b:-1
*lta	0:-3 1:-2 2:-2 3:-1 4:-1 5:-1 6:-1 7:3 9:-1 a:-1 b:1 c:-1 d:-1 e:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
*lte	0:1 1:-2 2:-2 3:2 4:1 6:-1 7:-1 8:-1 9:-1 a:1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*lve	0:-4 1:6 2:-1 3:-3 4:-1 6:-1 7:3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-3 j:-1 k:-1 l:-1 m:-1
*lär	0:3 1:-1 2:-1 3:-1
*lée	0:-1 1:1 j:2
*lés	0:-5 1:1 2:-1 3:3 4:-1 5:-1 6:5 7:-2 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-1 h:-2 i:-3 j:-3 k:-2 l:-1 m:-1
*mal	0:-8 1:4 2:-3 4:-2 5:-2 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:2 d:-1 e:-1 f:-2 g:-1 h:-2 i:4 j:-2 k:-2 l:-1 m:-2
*man	1:2
*mar	0:5 1:-2 2:-1 3:-3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 d:2 e:-1 f:-1 g:-1 h:2 i:-1 j:-4 k:-1 l:1 m:-1
*mas	0:-2 1:2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:3 i:-1 j:-1 k:-2 l:-1 m:-1
*mat	0:1 1:2 2:-1 3:-1 k:-1 m:-1
*mbs	0:-1 1:2
*med	0:-1 4:1 b:2 f:-1 m:1
*men	0:-2 1:-3 2:-2 3:3 5:-2 6:-3 7:5 8:-3 9:-1 a:-4 b:-3 c:-3 d:-2 e:-3 f:-3 g:-2 h:-2 i:-3 j:2 k:1 l:-2 m:3
*mer	1:5 2:-1 4:-2 5:-1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 g:-1 h:-1 i:-1 j:-1 k:-1 m:-2
*mes	0:-1 1:1 2:3 3:-2 6:-1 7:-1 b:1 f:-1 h:-1 k:-1 l:-1
*me⟩	0:-1 2:-1 3:-1 a:1 f:1 m:-1
*min	1:-1 2:-1 3:-1 a:-1 h:-1 l:3
*mit	0:-2 1:4 3:-1 l:-1 m:-1
*mme	0:-1 1:2 3:-1 f:2 j:-1 k:-1
*mmt	0:-4 1:2 3:4 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 c:-3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
*mon	0:-2 1:-1 2:2 3:2 m:2
*mos	1:-2 2:-2 3:7 4:-1 5:1 6:-1 7:-2 8:1 9:2 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-2 i:-1 k:-1 l:-1 m:-2
*mum	0:-1 1:2
*n't	0:-1 1:5 3:-1 4:-1 a:-1 d:-1 j:-1 m:-1
*nal	0:3 2:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-2 b:-1 c:-1 d:-1 e:1 f:-1 g:3 i:-1 j:-2 k:-1 l:-1 m:-1
*nam	0:-1 1:-1 2:-2 3:2 6:-1 8:3 a:-1 e:-1 f:-1 l:-2 m:-1
*nar	0:-3 2:-1 3:-3 4:5 5:-1 6:-2 7:-2 8:-1 9:2 a:-1 b:-1 c:-1 e:-1 f:-2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*nas	0:-1 1:-1 3:1 4:-2 5:-1 6:2 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 k:2 m:1
*nca	0:-1 1:3 2:1 j:-1 k:-1 l:-1
*nce	0:3 1:-4 2:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:4 c:2 d:2 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 l:-2 m:-1
*nch	0:3 1:-1 3:-2 5:1
*nco	0:-3 1:3 2:-1 3:-2 4:-1 5:-1 6:-1 8:-2 a:-1 b:-1 c:4 e:-1 g:1 h:-1 i:-1 j:-1 k:-2 m:-1
*ncy	0:2 1:1 2:-1 3:-3 5:-1 d:1 m:-1
*nda	0:-2 2:-1 3:3 4:-1 6:-1 d:-1 j:2 m:-1
*nde	1:5 2:-3 3:-2 4:-4 5:-2 6:2 7:-4 8:-3 a:-4 c:-4 d:-3 e:-3 f:1 g:-2 h:-2 i:-1 j:3 k:-4 l:-1 m:-1
*ndi	1:1 3:-1 m:2
*ndo	0:-1 1:3 3:-1 4:-2 5:-2 6:-2 7:-1 8:-2 a:3 c:-2 d:-2 e:-1 f:4 g:-2 h:-1 i:-1 j:4 k:-2 l:-1 m:-2
*nds	0:2 2:-2 3:-1 4:2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:1 j:2 k:-2 l:-1 m:3
*ned	0:4 1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1
*nel	0:-2 1:-3 3:3 e:1
*nem	0:1 1:-2 3:-3 4:-1 5:-1 6:-1 7:-1 a:3 b:-1 c:-1 d:-1 g:3 h:-1 i:-1 k:-1 l:-2
*nen	0:-1 1:-6 2:1 3:3 4:-3 5:-1 6:2 9:-2 a:-2 b:-2 c:-4 d:-3 e:-4 f:-2 g:2 h:4 i:-3 j:1 k:-3 l:1
*ner	0:-1 1:-3 3:3 4:-2 8:-2 9:-2 a:-2 b:-2 c:2 d:-3 e:-2 g:-1 h:-2 i:-2 j:3 k:-2 m:3
*nes	0:-3 2:-2 3:-1 4:2 5:-2 6:2 7:2 9:-2 a:3 b:-3 c:-2 d:-2 e:-3 f:-2 g:1 h:-2 i:-1 j:-1 k:-1 l:-1 m:2
*nge	0:-1 1:-4 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:-2 c:-2 d:-1 e:-1 f:5 g:1 h:-1 i:-1 j:-1 k:-1 m:-1
*ngs	0:1 1:3 2:-1 3:3 4:-2 5:-2 6:-1 7:-3 8:1 9:-1 a:-1 b:-3 c:-1 d:-1 e:-1 f:1 g:-1 h:-2 i:-1 j:-1 k:-1 l:1 m:-1
*ngt	0:-2 1:4 2:-1 3:-1 f:-2
*nha	0:-3 1:-2 2:3 3:-1 4:-1 6:3 7:-1 9:1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 l:-2
*nho	0:-4 1:1 2:-2 3:3 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 l:4 m:-1
*nie	0:-2 1:3 8:-1 d:-1 g:1 i:-1 j:1
*nio	1:-3 2:-1 3:1 4:-1 d:3 m:-1
*nit	1:2 8:-1 a:-1 b:-1 d:-1 g:2 k:-1
*nne	1:4 2:-2 3:-3 4:3 5:-2 6:-1 7:-2 8:-2 9:-1 a:-1 b:-2 c:-2 d:-1 e:-2 f:-2 g:-2 h:-1 i:-2 j:-2 l:2 m:1
*nos	0:4 1:3 2:-1 3:-4 5:-1 6:-1 8:-1 b:-1 d:-1 f:-1 h:-1 m:-1
*not	0:1 1:3 3:-1
*nse	2:-1 3:-1 e:1 f:1 l:1
*nst	0:-1 1:4 2:-1 3:-2 4:-1 6:-1 7:-1 a:1 e:1 f:-1 i:-1 k:-1 l:-1 m:-1
*nta	0:-3 1:4 2:-3 3:-3 4:-1 5:-3 6:-1 7:2 8:-2 9:-1 a:-2 b:3 c:1 d:-1 e:-2 f:-2 g:1 h:-1 i:2 j:-1 k:-2 l:-2 m:-1
*nte	2:2 4:1 5:-3 6:-1 7:-2 8:-2 9:3 a:-1 b:2 c:-3 d:2 e:-3 g:-2 h:1 i:-2 j:-3 k:1 m:-1
*nti	0:-1 1:-4 2:-2 3:2 4:-4 5:-4 6:-3 7:-3 8:-3 9:-2 a:-5 b:-3 c:2 d:-3 e:6 f:-4 g:-3 h:-1 i:-3 j:1 k:2 l:-3
*nto	1:1 4:2 5:-2 6:-2 7:-2 8:-2 9:-2 a:-2 b:-3 c:-3 d:-2 e:4 f:5 g:-2 h:-2 j:-2 l:-2 m:-2
*nts	0:1 1:2 2:2 4:-2 5:-2 6:-1 7:-3 8:-1 9:-1 a:-1 b:-3 c:-3 e:3 f:-2 h:2 i:-4 j:3 k:-3 l:-2 m:3
*nue	0:-2 1:5 2:-1 3:-1 4:-1 7:-1 a:-1 b:-1 m:-1
*num	0:-2 1:-2 2:-1 3:-2 4:3 6:-1 7:-1 a:-1 c:-1 m:3
*nza	0:-1 1:-2 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:-2 c:-2 d:-2 e:3 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
*nze	0:-1 1:1 2:-3 3:-2 4:3 5:-2 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:3 d:-4 e:-2 f:-2 g:-2 h:-2 i:-2 j:-2 k:3 l:-2 m:2
*nça	0:-1 1:-5 2:1 3:-4 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:5 j:-1 k:-1 l:-1 m:-1
*nés	1:-2 4:-1 6:-1 a:-1 e:1 f:3 j:-1 k:-1
*oad	0:-1 1:4 2:-2 3:-2 4:-1 5:-1 6:-1 7:4 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:1 g:-1 h:2 i:-1 j:-1 k:-1 m:-1
*oca	0:-3 1:3 2:-2 3:-4 4:-2 5:-1 6:2 7:-2 8:-2 9:-1 a:-2 b:-1 c:2 d:-1 e:2 f:-3 g:-1 h:-1 i:-2 j:4 k:-1 l:-2 m:-2
*ock	0:1 1:3 2:-1 3:-1 5:-1
*ode	0:-2 1:-4 2:-1 3:-1 4:-1 5:-1 6:4 7:-1 8:-2 9:-1 a:-2 b:-2 c:-5 d:-1 e:1 f:-2 g:2 h:4 i:-2 j:2 k:-2 l:1 m:-2
*odi	1:-4 2:-3 4:-2 5:-2 6:3 7:-1 8:-2 9:-2 a:3 b:-2 c:-2 d:-2 e:-2 f:-2 g:-2 h:-2 i:-3 j:-2 k:2 l:-3 m:3
*odo	0:-4 1:-2 2:-1 3:-2 4:-2 5:-1 6:3 7:1 8:-2 9:-1 a:-3 b:-2 c:-2 d:-1 e:-2 f:-2 g:5 h:2 i:-2 j:3 k:-4 l:-1 m:-2
*ods	0:2 1:-1 2:-1 3:-1 h:-1 i:-1 j:-2 k:-1 m:4
*ody	1:1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:5
*ohl	0:2 1:3 3:-1 9:-1 h:-1
*oid	0:-2 1:1 3:-1 m:2
*ois	0:-3 1:5 2:-1 3:-2 7:2 8:-2 b:-1 j:-1 k:-1 m:-1
*oit	0:-1 1:3 3:-1 a:-1 c:-1 e:2 f:-2 k:-1 l:-1 m:-1
*oke	0:-4 1:1 3:-1 6:3 j:-1 l:2
*ola	0:-1 1:-3 2:1 3:-1 8:-1 9:3
*ole	0:1 1:-2 2:-1 3:2 a:-1 g:-1 i:1 m:-1
*oli	0:-3 1:-3 2:-1 3:5 5:1 9:-1 a:-1 c:-1 e:-1 f:-1 k:-1 l:-1
*oll	0:-1 2:-1 3:-1 6:-1 c:-1 d:-1 e:-1 i:4 m:-1
*olo	1:-4 2:-2 4:-1 5:4 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:3 j:2 k:-1 l:-1 m:-2
*ols	1:2 3:-1
*oma	0:2 3:-1 f:1
*ome	0:-4 1:5 2:-1 5:-1 a:-1 f:-1 k:-1 l:1 m:-1
*ona	0:1 1:3 2:-2 3:-4 4:4 5:-1 6:2 7:-2 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
*ond	1:2 2:-1 3:2 5:-1 a:-1 b:-1 f:1 l:-1 m:-1
*one	0:-3 1:1 2:-4 3:2 4:3 6:-3 7:1 8:-1 9:1 a:-4 b:3 c:1 d:-2 e:-2 f:-3 g:1 h:-3 i:-2 j:-1 k:4 l:-1 m:-2
*oni	0:-7 1:-4 2:1 4:-3 5:-3 6:4 7:4 8:-1 9:-2 a:3 b:-3 c:-3 d:-2 e:-2 f:-3 g:-3 h:-1 j:2 k:-3 m:3
*ono	0:-1 1:3 2:-2 4:-2 5:-3 6:1 8:-1 9:-2 a:-2 b:2 c:-2 e:-2 f:-2 g:1 h:2 i:-2 j:2 k:-4 l:-2 m:1
*ons	0:-3 1:-6 2:-2 3:1 5:-2 6:3 7:3 9:-1 a:2 b:-2 c:3 e:-3 f:-2 g:2 h:4 i:-1 j:-1 k:-3 m:1
*ook	0:-3 1:1 2:1 3:-3 4:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 j:-2 k:4 l:1 m:-1
*ora	0:-4 1:-1 2:-1 3:2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:4 l:-1 m:-1
*orb	0:2 1:2 2:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 j:-1 k:-1
*ord	0:3 1:2 2:1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-2 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ore	0:-2 1:-1 3:-2 4:-4 6:1 7:-2 8:2 9:-2 a:1 b:2 d:-1 e:-2 g:-3 h:-2 i:4 j:-3 k:2 l:-1 m:-1
*ori	0:4 1:-6 2:-2 3:-2 4:-4 5:-3 6:-3 7:3 8:-3 9:-3 a:-5 b:-4 c:-4 e:4 f:3 g:-3 h:3 i:-4 j:-3 k:-3 l:-2 m:-3
*ork	0:3 1:-1 3:-2 6:2 8:-1 a:-1 c:1 h:-1 j:-1
*ors	0:2 3:-3 4:-1 5:-1 6:-2 7:-1 8:-3 9:-1 a:4 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 h:3 j:-3 k:1 l:-2 m:-1
*ort	0:-1 1:4 3:-1 4:-2 5:-2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:5 e:-2 f:4 g:-1 h:-2 i:-1 k:-1 l:-1 m:-1
*ory	0:1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:2 e:-1 h:-1 i:-1 k:-1 l:2
*or⟩	0:-2 1:3 3:-1 8:2 9:4 b:-1 f:-1
*ose	0:-1 1:2 2:-1 3:-2 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
*oso	0:-4 1:-2 3:-3 4:4 8:-1 9:-1 a:-1 b:5 c:-2 e:-1 f:-1 g:-1 j:-1 k:-1
*oss	0:-1 1:-1 3:3
*ote	0:-3 1:2 3:1 g:1 h:-1 k:-1 l:3
*ots	0:-1 1:-1 3:4 4:-1 6:-1 c:-1 e:-1 i:-1 j:-2 m:-1
*oue	1:1 c:1
*our	0:4 1:-2 2:-1 3:-1 4:1 5:2 6:-2 7:-1 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-2 k:-2 l:-1 m:-1
*ous	0:-1 1:1 3:1
*out	1:1 2:1 3:-1 4:-1 5:1 6:2 8:-2 a:-3 b:-1 c:3 d:-2 e:-2 f:-1 g:-2 i:-2 j:-3 k:-2 l:-2 m:-2
*ove	0:-3 1:-3 2:2 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:4 b:-2 c:-1 d:-1 e:-2 f:-2 g:-1 i:-1 j:-1 k:-1 l:-1
*ovo	1:3 3:-3
*own	0:-1 1:1 2:2 3:-2 4:-1 5:-1 6:1 8:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 i:-1 j:-1 k:-1 l:-1 m:2
*ows	0:-4 1:5 2:-2 3:-1 4:-1 5:-1 6:-1 7:2 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
*ped	0:-5 1:6 2:-1 3:-3 4:-2 5:-1 a:3 b:-1 c:-1 d:-2 k:-1 m:-1
*pel	0:-1 1:2 2:-1 3:-1 8:-1 a:-1 b:-1 i:-1 j:3 k:-1 l:1
*pen	0:2 1:-1 2:-1 3:2 4:1 5:-1 6:-1 8:-1 c:-1 e:-1 f:-1 h:-1 k:-1 l:-1 m:-1
*per	0:-2 1:-3 2:-3 4:2 5:-2 6:4 7:-2 8:-2 9:-2 a:-2 b:-1 c:-1 d:-2 e:-2 f:-1 g:-1 h:-2 i:-1 j:2 k:2 l:-2
*pio	1:3 2:-1
*ple	0:4 2:-2 3:1 4:1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
*pli	3:1
*pon	1:1 l:2
*ppe	0:-2 1:2 3:4 5:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*ppo	0:-3 1:-1 2:-1 3:4 a:-1 l:-1
*pre	0:-3 1:5 2:-1 3:-3 4:1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:3 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*pte	0:-2 1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:-2 8:-2 9:1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 m:-1
*put	0:1 1:1
*que	0:-5 1:1 2:1 3:3 4:-2 5:2 7:-1 8:-2 b:-1 c:2 e:-2 f:-2 g:-2 h:-1 i:-2 j:1 l:1
*qué	0:-2 1:-2 2:3 3:1
*r's	0:-1 1:2 2:-1 3:2 6:-1 j:-1 k:-1 m:-1
*ral	0:4 1:-3 2:-1 3:1 6:-1 8:-1 c:-1 g:-1 h:2 i:-2 j:-1 k:-1 l:-1 m:-1
*ram	0:-4 1:6 2:-1 3:-1 i:-1 l:-1 m:-1
*ran	0:-2 1:4 2:-1 3:-2 m:-1
*rap	0:2 1:-1 3:-1 6:-1 j:-1 l:1
*rar	0:-2 1:-1 2:1 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:4
*ras	0:-4 1:-3 2:-2 3:3 4:-3 5:-1 6:3 7:-1 8:-1 9:2 a:-2 b:2 c:-2 d:-2 e:-1 f:-2 g:-1 h:4 i:-1 j:-1 k:-1 l:-1 m:-2
*rce	0:1 1:-2 3:-1 7:-2 8:3 9:-1 a:-1 c:-1 e:1 f:-1 g:1 j:-1 k:-1 l:-1
*rch	0:1 1:2 2:-1 3:1 4:-1 6:-1 d:-1 g:-1 h:1 m:-1
*rda	0:2 1:-1 2:-1 3:-1 a:-1 b:2 l:1
*rde	0:-2 3:2
*rds	0:-1 1:3 3:-2 4:-1 6:3 f:-1 i:-1 j:-1 k:-1 l:-1
*red	0:-1 1:4 2:-1 3:-1 4:-2 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 f:1 g:-1 h:-1 i:-1 j:-2 k:-1 m:2
*rei	1:-2 2:-1 3:3 5:1 6:-1 a:-1 c:-1 h:-1 m:-1
*rem	0:-3 1:-1 2:-1 4:-2 5:3 6:-1 7:3 8:-2 9:-2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-2 i:-1 j:-1 k:4 l:-1 m:-1
*ren	0:-1 1:-4 2:3 3:-2 4:-3 5:1 6:2 7:-2 8:-3 9:-2 a:-3 d:-1 e:-3 f:-3 g:-3 h:2 i:3 j:2 k:-3 l:1 m:-4
*rer	0:3 2:-1 3:1 4:-1 5:-1 6:-1 7:1 8:-1 a:-3 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:2 j:-1 k:-1 m:-1
*res	0:-2 1:-6 2:1 3:4 4:-4 5:-3 6:-1 7:1 8:-3 9:-2 a:1 b:4 c:-2 d:-1 e:3 f:2 g:2 h:1 i:-5 j:-4 k:-3 l:-3 m:-1
*ret	0:1 1:1 2:-1 3:-1
*rge	0:-3 1:3 3:-1 9:-1 a:-1 b:-1 c:-1 d:-4 e:-1 f:4 j:-1
*ria	0:-5 1:-1 2:-2 3:4 4:-2 6:-2 8:-2 a:-2 b:-1 c:-1 d:-1 e:-2 f:2 g:3 i:-1 k:-2 l:-2 m:-2
*rie	0:-1 2:-1 3:2 5:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:4 m:-1
*rio	0:2 1:3 2:-2 3:1 4:-1 5:1 6:-1 7:1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*ris	0:5 1:-1 2:-1 3:-1 4:-2 5:-1 6:-1 7:-2 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
*rit	0:3 1:-3 3:-1 a:1 b:-1 c:-1 g:-1 i:1 k:-1
*rlo	0:3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 a:-2 d:-1 e:-1 l:-1 m:-1
*rmo	0:-1 1:3 3:-1
*rna	0:-4 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:4 b:-1 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1
*rne	0:-4 1:-3 2:5 4:-2 5:-1 6:-1 7:-1 8:4 9:-3 a:-3 b:-3 c:-2 d:-1 e:-2 f:-3 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
*rno	0:4 1:1 2:-1 3:-3 4:-1 5:-1 6:-1 8:-1 9:-1 a:2 b:1 c:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1
*rns	0:-5 2:1 3:4 6:-1 7:-1 c:1 f:-1 h:-1 i:-1 k:-1 m:1
*rol	0:-2 1:-1 2:-1 3:2 j:1
*ron	0:-2 1:3 2:-1 3:-2 4:2 5:-1 7:-1
*ros	0:-6 1:1 2:1 3:1 4:-3 5:-1 6:-2 7:-1 8:-2 9:-1 a:-2 b:-2 d:1 e:3 f:-1 g:-1 h:4 i:-2 j:-2 k:1 l:-2
*rou	0:-4 1:-1 2:-1 3:-4 4:-2 5:-1 7:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:5 g:-1 h:-1 j:-1 k:-1 l:-1
*row	1:1
*rre	0:-4 1:3 2:3 3:-1 4:-1 5:-1 6:1 a:-1 b:-1 c:-1 e:-1 f:-2 g:-1 h:-1 i:-1 k:-1 l:1 m:-1
*rse	0:-3 1:1 2:2 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-2 e:-1 f:-1 g:-1 h:4 i:-1 j:-1 k:-1 l:-2 m:-1
*rsi	1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 a:-1 c:-1 f:3 g:-1 h:3 i:-1 j:-1 k:-1 l:-2
*rst	0:-3 1:-1 2:3 4:-1 c:-1
*rta	0:-2 1:3 2:2 3:-6 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:5 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:2
*rte	0:5 1:-1 2:-2 3:-5 4:-2 5:2 6:-2 7:-1 8:-1 9:-1 a:-3 b:-2 c:2 d:3 f:-3 g:-1 h:-2 i:-1 j:-1 k:-2 l:-2 m:3
*rto	0:1 1:-3 2:-1 3:3 4:-2 5:-1 6:-1 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:2
*rts	0:1 1:3 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:2
*rty	0:2 1:2 6:-1 b:1 f:-1 h:-1 k:-1 m:-1
*rão	0:1 1:-3 2:-1 3:-3 4:3 5:-1 6:-1 7:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:-1 l:-1 m:-1
*rée	0:4 1:-1 2:3 3:-3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
*ría	0:-2 1:-1 2:-1 3:6 6:-2 7:-2 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1 m:1
*sam	1:3 3:-2
*sar	0:3 1:-3 2:1 3:2 4:-1 6:-1 7:-1 b:-1 c:-1 l:-1
*sce	0:-3 1:-1 2:-1 3:-2 4:-3 5:-1 6:-2 7:-1 8:6 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:2 g:-2 h:-1 i:-1 k:-3 l:-1 m:-1
*sch	0:-4 1:3 3:1 5:-1 d:-1 k:-1 m:3
*sco	0:3 1:-1 3:-1
*sed	0:-4 1:6 2:-1 4:-1 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
*sel	0:-1 1:2 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
*sen	0:-4 2:-2 3:1 4:1 6:-3 7:-3 8:1 9:-2 a:-2 b:1 c:2 d:-2 e:-3 f:-2 g:2 h:-3 i:5 j:-3 k:-2 l:-2 m:-3
*ser	0:1 1:-1 2:-2 3:1 4:-1 5:3 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:1 j:-1 k:-1 l:-1 m:-2
*ses	1:-1 3:4 4:-2 5:-1 6:-3 7:-2 8:-1 a:-2 b:-1 c:-2 d:-1 e:-2 f:-2 g:3 h:-3 i:8 j:-2 k:-2 l:-1 m:-1
*set	0:-7 1:8 2:-2 3:-2 a:-1 e:-1 f:-1 i:-1 j:-1 k:-1 m:-1
*sis	0:-2 1:-1 3:1 4:2
*smo	0:3 1:-1 2:-1 3:-1
*snt	0:-2 1:4 h:-1
*son	0:2 1:-2 2:-1 3:2 9:-1
*sor	0:1 1:2 2:2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:1 m:-1
*sos	1:-2 2:-2 3:4 b:-1 e:-1 f:-1 m:-1
*ssa	0:-3 1:2 2:3 3:-1 4:-2 5:-1 6:2 7:-1 8:-1 9:-2 a:1 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*sse	0:-1 1:-2 2:-3 3:4 4:2 5:1 6:-3 7:-2 8:-2 9:-2 a:-3 b:-3 c:3 d:-1 f:1 g:-1 h:3 i:-4 j:-2 k:-2 l:-2 m:-1
*ssi	0:2 1:-4 2:-1 3:2 4:-3 5:-2 6:-3 7:-2 8:-2 9:-1 a:-3 c:-2 d:-2 e:-3 f:-3 h:-3 i:5 k:-3 l:-2 m:-2
*sso	2:-1 3:3 6:-1 8:-1 a:-1 b:-1 c:-1 e:2 f:-1 g:-1 i:-1 l:-1
*sst	0:2 1:1 2:-1 3:-4 4:-3 5:3 6:-1 7:2 a:-1 b:-1 c:-1 d:-1 f:-1 j:-1 k:-1 l:-1 m:-1
*sta	0:4 2:1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
*ste	0:-2 1:-2 2:-2 3:4 4:-2 5:1 6:-2 7:-2 8:-1 9:-1 a:-2 b:1 c:-2 d:-2 e:-1 f:-2 g:-2 h:3 j:-3 k:-2 m:2
*sti	0:-6 1:2 2:-1 3:6 4:-1 5:-1 6:-1 c:-1 d:-1 h:-1 j:-1 l:-1 m:-1
*sto	0:3 2:-1 3:1 4:-1 6:-1 a:-1 j:-1 l:-1 m:-1
*sts	0:1 1:2 2:-1 3:-4 4:1 5:1 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:2 f:2 g:-1 h:-2 i:-1 j:-1 k:-1 l:-2 m:-1
*sus	0:-1 1:2
*são	0:1 1:-1 2:-2 3:-2 4:-1 5:2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:3 i:-1 j:-1 k:-1 l:-2 m:-1
*sée	0:-1 1:1 3:-1 k:1 m:2
*t's	0:3 1:3 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-3 e:-1 f:-1 g:-3 h:-1 i:2 j:-1 k:-1 l:-2 m:1
*tag	0:2 3:-2
*tal	0:1 1:3 4:-1 m:-1
*tam	0:-1 3:-1 5:2 d:2 g:-1 i:1 j:-1 k:-1
*tan	1:1 3:-3 4:-1 5:-1 6:-1 7:-1 a:-1 b:1 d:3 e:-1 f:-1 g:-1 i:1 k:-1
*tar	1:4 2:-3 3:-2 4:2 5:-2 7:-2 8:-2 9:-2 a:-2 b:-2 c:-3 d:-1 e:-2 f:2 g:5 h:-2 i:-5 j:-2 k:-2 l:-1 m:-2
*tas	0:-5 1:-2 2:-1 3:-2 4:-2 5:-1 7:-2 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-2 h:6 i:5 j:-2 k:-2 l:-1 m:-2
*tch	0:1 1:-1 2:-1 3:-2 4:-1 6:1 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
*ted	1:4 2:-1 3:-1 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 c:1 e:-1 h:-1 i:-1 k:1 l:-1 m:-1
*tem	0:-1 1:-1 2:2 3:-3 4:2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 g:-2 h:3 j:-1 k:-2 l:-3 m:-2
*ten	0:-1 1:-1 2:-4 3:1 4:-3 5:-3 6:-4 7:-1 8:-3 9:-2 a:1 b:-3 c:-4 d:1 e:3 f:5 h:-1 j:-2 k:-3 l:-3 m:4
*ter	0:4 1:3 2:1 3:-2 5:-2 6:-1 7:-2 8:-1 a:2 b:-1 c:-2 d:-3 e:-2 f:2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-2
*tes	0:-3 2:1 3:3 4:-1 5:3 6:1 7:-3 8:-3 9:-1 a:2 c:-2 d:-2 e:1 f:1 g:-2 h:-1 i:-1 j:-1 l:-2 m:-2
*tet	0:-2 1:-2 2:-1 3:-3 4:-1 5:4 6:-1 7:-1 8:-1 9:-1 b:-1 c:-2 d:-1 e:3 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
*th⟩	0:-1 2:-2 3:1 4:-1 5:1 7:1 8:-1 b:1 c:-1 e:-1 f:-1 m:2
*tic	0:-4 2:-1 3:2 4:-1 5:-1 6:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:4 m:-1
*tig	1:3 2:-1 3:1 4:2 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*tir	0:-1 1:-2 2:-1 3:1 4:1 5:-1 6:5 7:1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-3 j:-4 k:-2 l:-1 m:2
*tly	0:-4 1:3 2:1 4:1 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 l:-1 m:-1
*tom	0:-1 1:-1 3:-1 6:1 g:3 i:-2
*ton	0:-4 1:2 2:2 3:3 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-2
*tor	0:3 1:1 2:-3 3:-1 4:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:3 i:-2 j:-3 l:1 m:-2
*tos	0:-4 2:-2 3:3 6:-2 7:-2 8:2 9:-1 a:2 b:-2 c:1 d:-1 e:-2 f:-1 g:-1 h:-1 k:-1 m:3
*tra	0:-1 1:1 3:1 4:-2 5:-1 6:1 7:-3 8:-1 9:-1 a:4 b:-1 c:-2 d:-1 f:-2 g:-1 h:-2 i:-2 j:-2 k:-1 m:-1
*tre	0:-1 1:6 2:2 3:2 4:-2 5:-2 6:-3 7:-2 8:-1 9:-1 a:1 b:-2 c:-2 d:-1 e:-2 f:-1 h:-1 i:-2 j:-3 k:-2 l:-1 m:-2
*tri	0:-4 1:-2 2:1 3:4 4:-1 5:-2 6:-1 7:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-2 m:-1
*tro	0:3 1:-2 2:1 3:-1 4:3 5:-1 6:3 7:-2 8:-2 9:-2 a:-2 b:2 c:-2 d:-1 e:-2 f:-3 g:-1 h:-1 i:-1 j:-3 k:-1 l:-3 m:-2
*try	0:3 1:-3 3:-2 5:-1 7:-1 8:2 9:-1 l:2 m:-1
*tta	0:-1 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:2 a:-2 b:-2 c:-2 d:-1 e:-1 f:2 g:-3 h:-1 i:-1 j:-3 k:4 l:-2 m:-1
*tte	0:-1 1:2 2:-3 3:4 4:-1 5:-1 6:-2 7:2 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 f:-2 g:-1 h:-1 i:-2 j:-1 k:-2 m:-1
*tti	0:-4 1:-5 2:-2 3:5 4:1 5:-2 6:-2 7:-2 8:-2 9:-1 a:-3 b:-3 d:-1 e:-2 f:4 g:-1 h:-2 i:-2 j:-2 k:-2 l:-2 m:2
*tto	0:-3 1:-2 2:-2 3:3 4:4 5:-3 6:-2 7:-2 8:-3 a:-4 b:-3 c:4 d:-1 e:-3 f:-2 g:4 h:-2 i:-2 j:-3 k:-3 l:-2 m:1
*tup	0:-5 2:6 3:-1 4:-1 7:-1 a:1 j:-1 l:-2
*tur	0:-3 1:-1 2:-1 3:5 h:1 m:-1
*tus	0:-2 1:-2 2:-1 3:-2 4:4 6:-1 7:-1 i:-1 k:-1 m:-2
*tzt	0:-3 1:-2 2:-1 3:-4 4:-2 5:-1 6:2 7:-1 8:-1 9:-1 a:2 b:-2 c:-2 d:-2 e:-2 f:-1 g:4 h:-1 i:-1 j:-1 k:1 l:-2 m:4
*tée	0:-4 1:1 3:-1 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-3 b:-1 c:-3 d:-1 e:-3 f:-2 g:5 j:-1 k:-3 l:-1
*tôt	1:-3 2:-1 3:3 f:-3 g:2
*u'à	0:-2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:5
*ual	0:-2 1:1 3:-1 6:-1 l:2
*uch	0:-1 1:4 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
*uck	0:-1 1:2 2:-1 3:1
*uct	1:1 2:-1 3:-2 4:-1 c:3 g:-1 h:-1 i:2 k:-1 m:-1
*ude	0:-1 1:3 5:-1 c:-1 d:1 m:-2
*uei	0:1 1:4 2:-1 3:-4 5:-1 7:-2 a:-1 b:-1 d:-1 g:-1 h:-1 j:-1 l:-1 m:-2
*uer	1:-2 3:1 7:2 8:1 9:-1
*ues	0:3 1:1 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-2
*uet	0:2 1:-2 2:2 3:1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-2 k:-1 l:-1 m:-1
*ufe	0:-4 1:-3 2:-1 3:-1 4:-2 5:-1 7:1 8:-2 9:-1 a:-2 b:-2 c:2 d:-1 e:-2 f:-2 g:-1 h:-2 i:-2 j:4 k:-2 l:2 m:-1
*ugh	0:-3 1:-1 2:5 3:-3 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 j:1 k:-1 m:-1
*ugt	1:1 c:2
*uis	1:3 2:-1 3:-2 5:-1 6:-1 d:1 j:1 k:-1 m:-1
*uit	0:-2 1:-2 2:-2 3:-3 5:-1 7:-2 8:3 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 h:-1 k:-1 l:2 m:-1
*ula	0:3 2:-1 3:-2 4:-1 j:1 m:-1
*uld	0:2 1:1 2:-1 3:2 4:-1 5:1 6:-1 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ule	0:3 1:-1 2:-3 3:1 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:2 e:-2 f:-2 g:-1 h:-1 i:1 j:-2 l:-2 m:-1
*uli	0:1 1:-1 3:2
*ulo	0:-1 1:-2 2:-2 3:4 4:-1 5:2 6:-2 7:-1 8:-1 9:2 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:3
*ult	0:2 1:6 2:-1 3:-3 4:-2 5:-2 6:-2 7:-6 8:-3 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-3 g:4 h:-2 i:-2 j:-1 k:-2 l:-1 m:-1
*uma	0:-1 1:-3 2:3 3:-3 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-2 e:-1 f:1 h:-1 i:-1 j:-1 k:3 l:-1
*umn	0:2 1:1 3:-1 4:1 7:-1 9:-1 a:1 b:-1 g:-1 h:-1 j:-1 k:2 l:-1 m:-1
*una	0:-2 5:-1 6:-1 7:-1 9:-1 a:1 c:-1 d:2 e:-1 f:-1 h:-1 i:-1 j:-1 k:2 l:1 m:-1
*und	0:3 1:1 3:-2 4:-1 5:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ung	1:-3 2:1 4:3 6:-2 7:-2 8:-2 9:-2 a:-3 b:1 c:3 d:2 e:-2 f:-3 g:-2 h:-2 i:-2 j:-2 k:-3 l:1
*uno	0:-5 2:2 3:-5 4:-3 5:-2 6:-2 7:-2 8:-1 9:2 a:-3 b:2 c:3 d:-2 e:-2 f:2 g:1 h:-2 i:-2 j:-1 k:1 l:-2 m:3
*unt	0:2 1:4 2:2 3:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:-2 m:-1
*uoi	0:3 1:2 2:-1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*upt	0:-1 1:-1 3:-1 b:2
*ura	0:-4 1:-3 2:4 3:2 4:-3 5:3 6:-3 7:-2 8:-3 9:2 a:2 b:-1 c:-1 d:2 e:-2 f:-3 g:-2 h:-3 i:-3 j:-2 k:-1 l:-1 m:-3
*ure	0:2 1:1 2:-1 3:-1 4:-1 6:-2 7:-2 8:-2 9:-1 a:1 b:-2 c:-2 e:-1 f:-1 g:-2 h:-1 i:-2 j:-2 k:3 l:1 m:2
*urn	0:1 1:3 2:-1 3:-2 4:-1 5:-1 6:-3 7:3 8:3 9:-1 a:-2 b:-1 c:-3 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 k:-2 l:-1 m:-1
*uro	0:3 1:2 2:-1 3:-3 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 h:-1 j:-2 k:-1 l:-1
*urs	0:-3 1:-1 2:-3 3:1 4:-2 5:-2 6:-3 7:4 8:-2 9:-2 a:-4 b:-4 d:-2 f:1 g:-2 h:4 i:3 j:-2 k:-2 l:-3 m:-4
*use	0:-2 1:-2 2:-2 3:1 5:-1 6:-2 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:3 k:-1 m:2
*uta	0:-1 1:1 2:2 3:2 4:-1 5:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 l:-1 m:-1
*ute	0:3 1:1 2:-1 3:-3 4:-1 5:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 i:-1 l:-1 m:-1
*uto	0:1 1:-1 3:-1 4:-2 5:-2 6:-1 a:4 g:-1
*utt	4:1 5:1
*uve	0:1 2:-1 3:-2 4:-1 5:-1 6:-1 8:-1 9:-1 a:2 b:-2 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 j:-1 k:-1 l:3 m:-2
*uye	c:1 d:2
*uém	0:-1 1:1 2:-1 3:-3 4:-3 5:-1 6:-3 7:-2 8:-2 b:3 c:-2 e:-2 f:-3 g:-2 h:-2 i:-2 j:3 k:1 l:-2 m:2
*ués	0:2 3:-1 4:-1 8:-1 a:2 b:-1 c:-1 k:-1
*val	0:-1 3:-1 c:-1 h:2
*ved	0:-1 1:1 2:-1 4:1 a:-1 e:2 m:-1
*vel	1:-2 2:1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:4 c:-2 d:-1 e:-2 f:-1 g:-1 h:-1 i:1 j:-1 k:-2 l:3 m:-1
*ver	0:3 1:2 2:3 3:-3 4:-1 5:-2 6:-2 8:-1 9:-1 a:1 b:-1 c:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-1 l:1
*ves	1:2 2:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:1 g:-1 h:-1 j:-1 k:-1 l:-1 m:2
*vos	0:-3 1:-3 2:-2 3:2 4:-1 5:2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
*vía	1:-2 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:3 l:-1
*way	0:-2 2:2 6:3 8:-1 b:-1 e:1 h:-1 j:-1 l:-1 m:-1
*wed	0:-1 1:3 3:1 4:-1 7:-1 9:-1 a:-1 d:-1 l:-1 m:-1
*wer	0:1 2:-2 3:2 4:-1 5:-2 6:-2 7:-2 8:-1 a:-1 b:4 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-2
*xer	0:1 1:-1 3:-3 a:-1 e:2 l:2
*xt⟩	0:-1 1:4 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:3 9:-1 a:1 c:-1 d:3 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*ypt	0:-1 1:-1 3:-1 7:2 8:-1 f:-1 i:-1 l:3
*yse	0:1 1:-3 2:-1 3:-2 4:5 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*zar	0:-1 3:-1 6:-1 7:1 8:-1 h:2 i:-1 l:1 m:-1
*zed	1:2 3:1 8:-1 9:-1
*zen	0:-2 1:-2 2:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 e:-1 f:-1 i:-1 j:-1 k:4 m:-1
*zer	0:2 2:1 3:-4 5:3 d:-1 f:-1 j:-1 k:-1 m:-1
*zio	0:1 1:-1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:3 b:-1 c:-1 d:-1 e:2 f:-2 i:-1 j:-1 k:-1 l:-1 m:-1
*zte	0:-5 1:-2 2:-1 3:-4 7:-1 a:-1 b:-1 d:-1 h:-1 i:-1 k:-2 l:-1 m:6
*zzo	0:-2 1:2 3:-1 b:2
*çar	0:1 3:-1 4:-1 7:2 8:-1
*ços	0:1 1:-2 2:-2 3:4 4:-2 5:-1 6:-1 a:1 d:-1 m:-1
*ção	0:1 1:-5 2:2 3:-5 4:-2 5:-1 6:-2 7:2 8:-2 9:-1 a:1 b:1 c:2 d:-2 e:2 f:-2 g:2 h:-2 i:-2 j:1 k:-2 l:-2 m:-3
*ère	0:1 2:2 3:4 4:-1 5:-2 6:-1 7:-2 8:-1 9:-1 a:-3 c:-1 d:-1 e:-1 f:1 g:-1 h:-2 i:-1 j:-1 k:-2 l:-2 m:-1
*ées	0:-1 2:-1 3:-1 4:-1 5:-1 6:1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:1 j:-2 k:-2 l:-1 m:5
*éma	0:2 1:-1 3:1
*ête	0:-2 1:1 3:-2 4:2 5:-1 6:-1 7:-1 9:-1 a:-2 b:-1 c:-1 d:-1 f:-1 k:-1 l:3 m:1
*ías	0:-2 2:-1 3:5 4:-1 7:-2 k:-1 m:-1
*ído	2:2 3:-1 6:-1 c:1 l:-1
*îne	0:-3 1:-1 2:-1 3:-1 4:3 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:2 m:3
*ões	0:-4 2:-2 3:-4 4:-3 5:-2 6:2 7:5 8:2 9:-2 a:2 b:-3 c:-3 d:-3 e:-3 f:-4 g:-2 h:3 i:-1 j:-4 k:-3 m:2
*аем	0:1 1:-1 3:1 7:-1 8:-2 a:-1 b:-1 c:3 d:-1 h:-1 i:-1 k:-1 l:-1
*ает	0:-1 1:6 2:-3 3:-6 4:-2 6:1 7:4 8:2 9:-2 a:2 b:1 c:-1 d:-2 e:-5 g:-2 h:-2 i:-3 j:-3 k:-3 l:-4 m:-1
*ажи	0:1 1:-1 6:2 g:1 j:-2
*ами	0:1 1:2 2:-1 4:-1 5:1 6:-1 7:1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-2 k:-1 l:-1 m:-1
*ана	0:-4 2:-1 3:4 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:3 m:-1
*ано	0:1 1:-3 2:-1 3:1 4:-1 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:4 j:-2 k:-1 l:-1 m:-1
*аны	0:-2 1:-2 3:2 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-3 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 m:-1
*ать	0:3 1:-5 2:-3 3:5 5:-2 6:-2 8:-2 9:-2 a:-2 b:-2 c:-5 d:-2 e:-2 f:-2 g:-2 h:1 i:-3 j:3 k:-2 l:-2 m:-3
*ают	0:-2 2:3 3:-4 4:-2 5:1 6:-5 7:-3 8:-1 9:-1 a:-2 b:-2 c:5 d:-2 e:4 f:-2 g:2 h:-3 i:-4 j:1 k:-5 l:-2 m:-2
*аёт	0:-2 1:1 3:-1 7:3 8:-1 b:2 e:-1
*бки	0:2 1:-2 3:1 7:2 8:-1 9:-1 e:-1
*бок	0:4 1:-4 3:-1 5:-1 7:2
*бще	0:-1 1:-3 2:-1 3:1 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-2 h:-1 j:-1 k:-1 l:-1 m:-1
*вка	0:3 1:-2 2:-1 3:-2 4:3 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*вки	0:3 1:4 2:-3 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*вов	0:1 1:-1 3:-3 5:-1 6:2 7:-1 a:-1 b:-1 c:-1 d:-1 h:-1 i:-1 j:1 m:-1
*вый	0:2 2:2 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:-2 j:-1 k:-1 l:-1 m:2
*гда	0:-1 1:4 3:-1 j:-1
*дит	0:-5 1:4 2:3 3:-3 5:-1 6:-1 7:-1 a:-1 d:1 e:-1 g:-1 h:-1 i:-1 m:-1
*дом	0:-2 1:2 2:-1 3:2 5:-2
*дую	0:4 1:-2 3:-2 7:-1
*дят	0:-2 1:4 2:-1 3:-2 l:-1
*его	0:1 4:1 m:-1
*еди	0:2 1:-3 2:2 3:-3 a:-1 c:-1 d:-1 e:3 f:-2 l:-1 m:-1
*едь	0:-2 1:-1 2:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:3 j:-1 l:-1
*ейс	0:2 1:1 3:-2 4:3 6:-1 a:-1 e:-1 g:-1 h:-1 j:-1 k:-1 m:-1
*ект	0:-1 1:2 3:-1 4:-1 6:-1 7:-1 8:-3 9:-1 a:-3 b:-3 c:5 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
*ели	0:4 1:-2 2:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:1 i:-1 k:-1
*ему	2:-1 3:3 5:-1 a:-1 b:-1 c:-1 m:-1
*ена	0:1 1:-1 2:-1 3:3 7:-1 c:-1 h:-1 k:-1 l:-1
*ент	0:1 1:-3 2:-1 3:-1 6:-1 7:-1 8:-1 a:3 b:-1 f:-1 g:-1 h:-1 j:-1 k:1
*ера	1:3 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*ере	1:-2 3:3 b:-1 c:-1
*еры	0:-3 1:-3 2:-1 3:-1 5:-1 7:-1 a:1 b:-1 c:-1 d:-1 e:3 f:-2 g:3 h:-1 i:-2 l:-1 m:-1
*жды	0:3 3:-3 4:-1 6:-1 7:-1 b:-1 c:-1 e:-1 k:-1
*зке	0:-3 1:4 3:-2 l:-1
*зки	0:-1 1:-1 2:2 3:-1 5:-1 6:-1 7:2 h:2 l:-1
*ика	0:-3 1:-5 2:3 3:2 4:-1 5:-1 6:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
*ики	0:-4 1:-2 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:4 d:-1 e:3 f:-1 g:-2 h:-1 i:1 j:-2 k:-3 l:-1
*ими	0:-2 3:-1 5:2 6:-1 7:1 8:-1 e:-1 h:3 j:-2 l:-1
*ина	0:1 3:1 f:-1
*иси	0:-3 1:-1 2:-1 3:-1 4:-1 7:-1 a:-1 e:3 l:2
*ись	0:-2 1:3 2:1 3:-1 4:-2 5:-1 m:-1
*ите	0:-1 1:-1 3:2 j:1
*ить	2:-2 3:2 4:1 5:-3 6:-1 7:1 8:-1 9:-1 a:1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:2 k:-2
*ица	0:4 1:-1 3:-4 4:-1 7:-1 a:-1 c:-1 j:-1 k:3 l:-1 m:-1
*ице	0:4 2:-1 3:-1 e:-1
*йки	0:1 2:-1 3:-1 7:-1 a:-1 e:-1 f:-1 j:3 k:-1 m:-1
*кер	0:-2 1:3 3:-1
*ков	1:2 3:-1 5:-1 b:-1 g:2 i:-1
*ком	0:-1 1:-1 3:3
*кте	0:-1 1:-1 3:2 d:-1
*мки	0:-1 1:-1 a:1 g:-1 i:1 m:1
*нет	0:-2 1:-1 3:3 4:4 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
*ние	0:3 1:-1 2:3 4:-2 5:-1 6:-3 7:-3 8:-3 9:-2 a:-2 b:5 d:-2 e:-3 f:-5 g:-2 h:-3 i:-2 j:-2 k:-3 l:-3 m:-2
*нии	0:2 1:2 2:-1 c:-1 f:-1 j:-2
*ний	0:1 1:-1 2:-2 3:-1 7:3 8:-1 e:-1 l:2
*ния	0:2 1:1 2:1 3:2 4:-2 5:-2 6:-2 7:1 8:-2 9:-1 b:1 c:-2 d:-2 e:-1 f:-3 g:-1 h:-3 i:-4 j:-2 k:1 l:-2 m:-2
*нка	3:-1 a:2 g:-1 l:2
*нки	0:-2 1:4 2:-1 a:-2
*нно	0:4 1:-1 3:1 4:-1 5:-4 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 i:-1 l:-1
*нов	0:-6 1:-3 2:4 3:4 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1 m:-2
*ной	0:-1 1:-2 2:-1 3:2 d:-1 h:-1 j:-1 k:2 l:-1 m:-1
*ном	0:-1 1:3
*нта	0:-2 1:3 2:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
*нте	0:3 1:-2 3:-2 d:2
*ную	0:-2 1:4 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-2 f:-1 g:3 h:-1 i:-2 j:-1 k:-1 l:1 m:-1
*ные	0:-3 1:1 2:-2 3:-1 4:2 5:1 6:-2 7:2 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:2 i:1 j:-1 k:-1 l:-1
*ный	0:5 1:-2 2:-3 3:-3 5:-1 h:-1 i:-1 l:-1 m:-1
*ных	0:1 1:1 2:-1 3:-3 5:3 8:-1 9:-1 a:-4 b:-2 c:-2 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
*овы	5:-1 6:1 j:1
*ого	0:-3 1:3 2:3 4:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
*ода	0:-3 1:-4 2:4 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
*оды	0:-1 1:-1 2:-1 3:1 4:-1 5:-1 6:5 7:-1 8:1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-3 l:-1 m:1
*ока	0:1 1:-1 2:-1 3:-1 5:2 m:-1
*ому	0:6 1:-4 2:-2 3:-4 5:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 m:-1
*пки	0:-4 1:-2 2:2 3:5 g:-1 i:-1 l:-2
*ров	0:1 1:4 2:-1 3:-2 4:-2 5:-1 c:-1 d:-1
*рос	0:-2 2:3 3:-1 l:1 m:-1
*рые	0:-3 1:-4 2:-1 3:3 4:-1 5:-1 6:-1 7:2 a:-1 b:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:4
*рый	0:-2 1:1 2:1 3:-2 4:-2 5:2 7:-1 a:2 b:-1 c:-1 m:-1
*сан	9:-1 a:-1 b:-1 f:3
*сов	0:-1 2:-2 3:5 4:-1 6:-1 7:-1 8:-1 9:-2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:1 k:-1 l:-1 m:-1
*сок	0:-1 1:-2 3:-2 5:2 6:-1 8:-1 a:-1 b:-1 d:3 g:-1 h:-1 l:-1
*сса	0:-1 2:1 4:-1 6:-1 b:-1 g:-1 j:3 k:-1 l:-1
*ссы	0:-2 1:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:4 j:-1 k:-1 l:-1 m:1
*ста	0:-1 1:-2 2:-1 6:-1 8:-1 a:-1 b:-1 c:3 e:-1 f:-1 h:-1 i:-1 j:1 k:-1 l:1
*сти	0:-2 1:1 2:2 3:2 4:1 5:-1 6:-1 a:-1 c:-1 d:-1 h:-1 j:-1 k:-1 l:-1
*сто	1:2 3:-2 l:-1
*сть	0:2 1:-4 2:-2 4:-1 5:-1 6:-1 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-2 i:-1 j:-1 k:-1 l:3 m:-1
*тах	0:-4 1:-3 2:-1 3:3 5:2 6:-1 a:-1 c:-1 h:-1 j:1 k:-1 l:-1
*тие	0:2 1:-1 3:-1 5:1 8:-1 a:-1 e:2 f:-1
*тии	0:-1 2:2 3:-1 6:2 j:-1 m:-1
*тит	0:-1 3:-1 e:-2 i:3 m:1
*тов	0:-4 1:-2 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 k:-1 l:-1 m:1
*той	0:-1 1:2
*том	0:2 1:-1 2:2 3:-1 4:-1 l:-1
*тор	0:3 1:-2 2:-1 3:-1 8:-1 b:-1 c:2 j:-3
*три	0:-2 3:-1 4:-1 6:4 7:-1 j:-1
*тся	0:-2 1:4 2:1 3:-2 5:-1 6:1 7:-3 8:-3 9:-2 a:3 b:1 d:-2 e:-3 f:1 g:-1 h:-2 i:-2 j:2 k:-3 l:-2 m:-1
*уда	0:-2 1:1 3:-1 4:3 6:-1 7:-1 8:2 9:-1 a:-1 b:-1 c:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1
*удь	0:-3 1:-2 2:-1 3:-3 4:-1 5:-1 6:-2 7:2 8:-2 9:-1 a:-1 c:1 d:2 e:-2 f:1 g:1 h:-1 i:-1 j:2 k:2 l:-1 m:-1
*ует	0:-4 1:-1 2:-1 3:-3 4:-2 5:-1 6:3 7:-1 8:-1 9:-1 a:1 b:-3 c:1 d:2 e:-1 f:2 g:-1 h:-1 i:-1 j:-2 k:3 l:-1 m:-1
*уле	0:-1 1:-1 3:-1 9:1 m:3
*усы	0:-1 1:-1 3:3
*уть	0:4 1:-2 2:-1 3:-2 4:1 7:1 8:-1 c:-1 i:-1 k:-1 m:-1
*уют	0:-2 1:-1 3:3 6:-1 d:2 g:-1 i:1 k:-1 m:-1
*ции	0:-2 1:2 2:4 3:-2 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-2 i:1 k:-2 l:3
*цию	1:-1 2:-1 3:-1 5:-1 e:-1 g:3 i:-2 l:-1 m:-1
*ция	0:-2 1:1 2:-1 3:-4 4:-1 5:-1 6:-2 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:3 l:-1 m:-2
*чик	0:-3 1:3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:4 b:-2 c:-2 d:-1 e:-3 f:-3 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-2
*чит	0:1 1:3 3:-1 6:-1 8:-1 a:-1 f:-2 h:-1 j:-1
*щие	0:-4 1:-4 2:-1 3:2 4:-1 5:2 6:1 7:-2 8:3 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:3 j:-3 k:-2 l:-1 m:-1
*ько	0:-1 1:1 2:-1 3:2 4:-2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-2 c:2 d:-1 e:-1 f:-1 g:-1 h:2 j:-1 k:1 l:-1 m:-1
*ьно	0:1 1:-1 2:-2 3:4 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 h:-1 i:-1 k:-1 l:-1 m:-1
*ься	0:6 1:-1 3:-3 4:-1 6:-1 7:-1 f:-1 g:-1 i:-3 j:-1 l:-1
*ьше	0:-5 1:3 2:4 3:-2 4:-1 7:-1 9:-1 a:-1 c:-1 d:-1 e:-1 i:-1 k:-1 l:-1 m:-1
*юсь	1:-1 2:-1 3:3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 l:-1
*яет	1:-4 2:-1 3:-3 4:-1 5:-4 6:-1 7:1 8:-3 9:-1 a:4 b:-2 c:-1 d:-2 e:4 f:-2 g:1 h:-1 i:-2 j:2 k:-1 l:-1 m:-1
*ять	0:1 2:-1 3:2 4:1 5:1 7:-1 a:-1 d:-1 g:-1 h:-1 k:-1 l:-1 m:-1
=asks callers	0:-4 1:-3 2:5 3:-3 4:-2 5:-1 6:2 7:-2 8:-2 9:-1 a:-2 b:-2 c:-3 d:-2 e:-2 f:-2 g:-2 h:-2 i:-1 j:5 k:-2 l:3 m:2
=asks callers of a name	0:-6 1:-2 2:-1 3:-1 4:-2 5:-2 6:-4 7:-1 8:-2 9:-1 a:-4 b:-2 c:-2 d:-2 e:-4 f:-3 g:-2 h:-2 i:-2 j:20 k:-4 l:-3 m:-1
=asks calls	0:-4 1:-3 2:1 3:-3 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:5
=asks calls of a name	0:-6 1:-2 2:-1 3:-2 4:-2 5:-1 6:14 7:-3 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-1 h:-2 i:-2 j:-8 k:-2 l:-3 m:-2
=asks catches	0:-1 3:-1 5:2 9:1 f:-1 h:1
=asks catches of a name	0:-2 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:9 a:-1 b:-2 c:-1 d:-1 e:-1 f:-4 g:-1 h:-1 i:-1 j:-1 k:-2
=asks constructs	0:-3 1:-2 2:-2 3:-2 4:-1 5:-1 7:-1 8:1 9:-1 a:-3 b:-1 c:7 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
=asks constructs of a name	0:-3 1:-2 3:-1 4:-2 5:-1 6:-2 7:-1 8:-3 9:-1 a:-3 b:-3 c:11 d:-1 e:-3 f:-2 g:-2 h:-2 i:-4 j:-2 k:-3 l:-1 m:-1
=asks for a message	0:-2 1:6 2:-1 3:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
=asks handles	0:-3 1:-3 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:4 a:-2 c:-1 d:-1 e:-2 f:6 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
=asks handles of a name	0:-1 1:1 2:-1 3:-2 4:-1 5:-2 6:-2 7:-2 8:-2 9:-5 a:-4 b:-2 c:-2 d:-1 e:-3 f:13 g:-2 h:-2 i:-3 j:-2 k:-2 l:-2 m:-1
=asks impact	0:-1 1:-1 2:-1 3:-2 4:5 5:-1 6:-1 a:-1 b:-1 d:-1 f:-1 j:-1 k:-1 m:1
=asks impact of a name	0:-3 1:-2 2:-1 3:-3 4:10 5:-1 6:-2 7:-2 8:-1 9:-1 a:-2 b:-1 c:-2 d:-2 e:-1 f:-2 g:-1 h:-1 i:-2 j:-2 k:-2 l:-1 m:-1
=asks imports	0:-3 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:7 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
=asks imports of a name	0:-5 1:-2 2:-1 3:-2 4:-2 5:-2 6:-3 7:-3 8:-2 9:-2 a:-4 b:-3 c:-3 d:12 e:-3 f:-4 g:-2 h:-1 i:-2 j:-3 k:-4 l:-1 m:-1
=asks nothing	0:5 1:3 3:3 5:-1 6:-1 9:-1 d:-1 g:-1 i:-1 j:-1 k:-1 l:-1
=asks overloads	0:-3 1:1 2:-1 3:-3 5:-1 8:-1 c:-1 d:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 m:-1
=asks overloads of a name	0:-3 1:-4 2:-1 3:3 4:-2 5:-2 6:-2 7:-2 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-2 h:9 i:-2 j:-2 k:-2 l:-1 m:-1
=asks overrides of a name	0:-3 1:-1 2:-1 3:-2 4:-1 5:-2 6:-2 7:-2 8:-2 9:-1 a:-5 b:-4 c:-4 d:-2 e:-2 f:-2 g:13 h:-3 i:-2 j:-3 k:-2 l:-1 m:-3
=asks raisers	0:1 2:2 3:-2 4:-1 5:-2 6:-3 7:-3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:5 f:-2 g:-1 h:-1 i:-2 j:-1 k:-2 l:-2 m:-2
=asks raisers of a name	0:-2 1:-3 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:11 9:-4 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
=asks raises	0:-3 1:-1 2:-1 3:-1 7:5 8:-2
=asks raises of a name	0:2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-2 7:6 8:-6 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
=asks reads	0:5 1:-3 2:-2 3:-3 4:-2 5:-2 6:-3 7:-2 8:-2 9:-2 a:-2 b:7 c:-2 d:-2 e:-2 f:-2 g:-1 h:-1 i:-2 j:-2 k:-4 l:-2 m:-2
=asks reads of a name	0:-3 1:-1 2:-1 3:-2 4:-2 5:-2 6:-2 7:-1 8:-2 9:-2 a:-4 b:12 c:-2 d:-2 e:-3 f:-3 g:-2 h:-1 i:-1 j:-3 k:-5 l:-1 m:-1
=asks sends	0:-3 1:-2 2:1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-2 e:7 f:-4 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2
=asks sends of a name	0:-3 1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-4 9:-1 a:-3 b:-2 c:-2 d:-1 e:11 f:-3 g:-1 h:-1 i:-1 j:-3 k:-2 l:-1 m:-1
=asks subtypes	0:1 1:-4 2:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-2 f:-1 g:-4 h:-1 i:7 j:-1 k:-1 l:-1 m:-2
=asks subtypes of a name	0:-5 1:-2 2:-1 3:-2 4:-2 5:-1 6:-3 7:-3 8:-2 9:-1 a:-3 b:-3 c:-2 d:-2 e:-3 f:-3 g:-5 h:-2 i:16 j:-3 k:-4 l:-1 m:-1
=asks tests	1:-2 2:-3 3:-2 4:-1 5:7 6:-2 7:-1 8:-1 9:-1 a:-2 b:3 c:-2 d:-2 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-2 m:-2
=asks tests of a name	0:-4 1:-2 2:-1 3:-4 4:-2 5:12 6:-3 7:-2 8:-2 9:-1 a:-3 b:-2 c:-3 d:-1 e:-2 f:-3 g:-2 h:-2 i:-3 j:-3 k:-3 l:-1 m:-1
=asks uses	0:-2 1:-4 2:-3 3:-5 4:-2 5:-2 6:-3 7:-1 8:-2 9:-1 a:-2 b:-2 c:-2 d:-2 e:-1 f:-2 g:-1 h:-2 i:-2 j:2 k:7 l:-2 m:4
=asks uses of a name	0:-6 1:-3 2:-1 3:-2 4:-3 5:-2 6:-3 7:-2 8:-3 9:-3 a:-5 b:-4 c:-4 d:1 e:-3 f:-3 g:-3 h:-2 i:-3 j:-6 k:18 l:-2 m:-2
=asks writes	0:3 1:-3 2:-2 3:-4 4:-3 5:-2 6:-1 7:-1 8:-2 9:-2 a:9 b:-4 c:-3 d:-2 e:-3 f:-2 g:-2 h:-1 i:-1 j:-2 k:-2 l:-1 m:-2
=asks writes of a name	0:-1 1:-2 2:-1 3:-2 4:-4 5:-1 6:-2 7:-1 8:-2 9:-1 a:13 b:-3 c:-3 d:-2 e:-2 f:-3 g:-1 h:-2 i:-2 j:-2 k:-1 l:-2 m:-1
=code	0:-8 1:11 2:-1 3:-3 5:-1 7:-1 a:-1 b:-1 e:-1 h:-1 i:-1 j:-1 m:-1
=de	0:1 2:2 6:-1 7:-1 9:-1 a:-1 e:-1 f:1 h:-1 i:-1 j:-1 l:-1 m:-1
=en	0:4 1:3 3:1 4:-1 5:-1 8:-1 9:-1 d:-1 e:-1 f:-1 g:-1 i:1 l:-1
=error type	0:-2 1:3 3:-1 8:4 9:7 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1
=es	1:1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:1 a:-2 b:-1 d:-1 e:2 f:2 i:-1 j:-1 l:1
=few words	0:5 1:-2 2:1 3:-1 4:-2 6:-1 7:-1 9:-2 a:3 b:-1 c:2 d:-1 e:-1 i:1 j:2 k:1 l:-2 m:-2
=fr	0:2 1:-1 4:1 5:1 6:-2 8:-2 a:1 d:-1 g:-1 i:-2 j:-1 k:1 l:-2
=frames	1:4
=it	0:2 1:1 3:2 4:-2 6:-1 7:-1 8:-1 9:-1 a:-1 c:3 e:-1 g:1 h:-2 i:-1 j:-2 k:-3 l:-1
=ja	0:-6 1:-1 4:1 5:-1 6:-1 7:1 8:-1 a:1 b:1 c:-1 d:1 e:1 f:1 g:1 h:-1 i:1 k:2 m:-1
=ko	0:2 3:2 4:-1 6:-1 7:-1 9:-1 f:1 g:-1 l:-1
=message	0:-2 1:7 3:-1 7:-1 9:1
=names	0:-2 1:-1 2:-2 3:-3 4:-2 6:-1 7:1 8:-2 9:-2 a:5 b:2 c:1 d:-1 e:2 f:3 g:1 h:2 i:-2 k:-2 l:2 m:-2
=no name	0:6 1:3 2:2 3:4 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 e:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:1
=one name	1:1 2:-1 3:-1 4:1 6:1 8:2 9:1 a:-1 d:-1 f:-1 h:-1 i:1 j:1 k:2 l:-2 m:-1
=one word	0:14 1:2 2:-2 3:-2 4:1 5:-4 6:-3 7:-1 8:-4 9:-6 c:-5 d:-1 e:-1 f:-5 h:-3 i:-1 j:-1 k:-2 l:-2 m:-3
=output of a tool	0:-1 1:7 3:-1
=path	1:-1 2:-2 3:6 4:-2 5:-2 6:-2 7:-2 8:-1 a:-1 b:-4 c:-1 d:10 f:-2 g:-2 h:-2 i:-2 j:-2 k:-1 m:5
=pt	0:2 1:1 2:-1 4:-1 7:-1 8:2 9:-1 a:2 d:-1 e:1 f:-1 g:-1 h:-1 j:-2 k:-1 l:-1 m:-1
=question	0:3 1:-1 3:2 8:-1 g:-1 i:-1
=quoted message	1:7 2:-1 3:-2 4:-1 6:-1 7:-1 8:-2 9:-1 a:2 c:-1 d:-3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 m:-1
=ru	0:2 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 b:-1 c:-1 f:-2 g:-1 h:2 j:-1 k:-1 l:-1 m:-2
=several lines	0:1 1:4 3:-1
=statement	0:3 1:4 3:1 4:-1 6:-1 7:-1 9:-1 g:-1 l:-1
=zh	0:1 1:1 3:2 4:-1 6:-1 7:-1 a:-1 c:-1 g:-1 h:-1 j:2 l:-1 m:-1
?	0:2 1:-1 3:3 8:-1 d:-1 i:-1
? !	0:-1 1:4 3:-1 4:-2
? $	0:2 1:-1 3:2 8:-1 d:-1 f:1 g:-1 i:-1
? ?	0:5 1:1 2:-1 3:-4 4:-1 6:-2 7:-2 8:-1 9:-1 a:2 b:-2 c:-2 d:-1 e:-2 f:-4 g:-2 h:-2 i:-1 j:-2 k:-2 l:-1 m:-3
? a	1:-1 3:2 6:-1 c:-1 d:1
? i	0:-4 1:-6 2:2 3:3 4:-1 7:1 8:-1 c:1 d:-1 e:1 f:-1 h:-1 i:-1 j:1 k:1 l:-1 m:2
? i'm	0:-1 1:-1 3:1 j:1 k:1 l:1
? ich	0:-1 1:-1 3:2 7:1 8:1 j:1
? if	1:-1 3:1 7:-1 8:2
? it	0:-2 1:2 3:1 5:-1 b:-1 c:2 d:-1 j:1 m:-1
? je	0:-1 1:-3 2:3 3:2 4:-2 a:-1 e:1 f:-1 l:-1
? le	0:-1 1:1 a:1 c:1
? n	1:-2 3:3
? quero	1:-1 3:-1 h:3 i:-1 m:-1
? qué	1:-2 3:-1 4:-1 6:2 7:3 8:-1 a:-1 e:-1 j:-1
? the	0:1 3:-1 7:2 8:-1 a:1 e:1 l:-1 m:-1
? ⟨name⟩	0:3 1:-3 3:-3 6:-1 7:-1 8:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 k:-1 m:-1
^ a	0:2 1:3 2:2 4:-3 5:-2 6:3 7:-3 8:-4 9:2 a:-4 b:-2 c:-4 d:-2 e:-2 f:-3 g:2 h:-3 i:-2 j:-1 k:1 l:-3 m:-3
^ a qué	0:-2 1:1 3:-1 4:-1 6:3 7:-1 8:-1 j:-1 k:-1
^ after	0:-3 1:3 2:3 3:-1 4:-1 k:-1 m:-1
^ al	0:-1 1:2 2:-1 3:-2 5:-1 8:-2 f:3 h:-1 j:-1 l:-1
^ alguien	0:-1 1:-1 3:-1 4:-1 6:-1 7:-1 a:-1 b:1 f:-1 j:3 k:-1 l:-1
^ alguém	0:-2 1:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:4 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-3 l:-1 m:-1
^ all	0:-2 1:1 2:-1 3:-3 6:-1 8:-1 a:-1 b:-1 c:1 d:3 g:-1 h:1 j:-1 k:-1 m:-1
^ alle	0:-3 1:-3 2:-1 3:-3 4:-1 5:2 6:-2 7:-3 8:-2 9:-1 a:-1 b:-2 c:5 d:-1 e:-3 f:-2 g:-2 h:-1 i:-1 j:2 k:-1 l:-2 m:-1
^ an	0:-2 2:-1 3:3 8:1 a:1
^ and	0:2 1:-2 2:-1 3:-3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 e:-1 f:-1 h:-1 j:4 k:-1
^ any	0:-3 1:-1 2:-1 3:4 6:-1 d:-1 e:-1 f:-1 k:-1 l:-1 m:1
^ are	1:-3 2:-1 3:3 4:-1 5:-1 6:-1 c:-1 d:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:1
^ are there	0:-2 1:-1 3:3 6:-1 d:-1 h:2 i:-1 j:-1 m:2
^ auf	0:2 1:3 2:-1 3:-1 4:-1 5:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
^ aufrufer	0:-1 6:-2 j:3
^ aufrufer von	0:-1 6:-2 j:3
^ build	0:1 1:3 3:-1 8:-1
^ c'est	0:2 1:2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 c:-1 e:-1 g:-1 h:-1 i:-1 m:-1
^ c'est quoi	0:1
^ c'è	1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-2 l:-1 m:1
^ call	0:-1 1:-1 2:-1 3:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 h:-1 i:-1 j:2 k:-1 l:-2
^ callees	0:-2 1:-1 2:-2 3:-1 4:-1 5:-1 6:5 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
^ callees of	0:-1 1:-1 2:-2 3:-1 5:-1 6:4 a:-1 h:-1 j:-1 m:-1
^ callers	0:3 1:-2 2:-2 3:-1 6:-4 f:-1 i:-1 j:3 m:-1
^ callers of	0:-4 1:-1 2:-1 3:-1 6:-3 f:-1 j:5 m:-1
^ can	0:3 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:2
^ can i	0:2 3:-1
^ can you	0:1 1:1 3:-1
^ catch	1:1 3:1
^ caused	1:1
^ caused by	1:1
^ ce	0:-2 1:2 2:-1 3:1 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 l:-1 m:3
^ che	0:2 1:-3 2:-2 3:3 4:-1 5:1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
^ che eccezioni	7:2 8:-1
^ chi	0:-2 1:-6 2:-3 3:-4 4:-4 5:-3 6:-3 7:-2 8:-3 9:2 a:4 b:2 d:2 e:4 f:1 g:2 h:-2 i:2 j:-1 k:-5 l:-2 m:-2
^ chi chiama	0:2 6:-1 c:-1 j:2
^ chi emette	e:1
^ chi legge	4:-1 a:-2 b:4 c:-1 e:-1 f:-1 g:-1 j:-1
^ chiamate	0:1 1:-1 2:-1 3:-1 4:-1 6:3 7:-1 8:-1 a:-2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:2 k:-1 l:-1 m:-1
^ ci	0:-3 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
^ clases	1:-1 3:-1 7:-1 g:1 i:3
^ clases que	1:-1 3:-1 7:-1 g:1 i:3
^ classes	0:-1 1:-1 3:-2 g:1 i:2
^ code	1:-4 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:4 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
^ combien	0:-2 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:4 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1
^ combien de	0:-2 1:-1 3:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:4 f:-1 i:-1 j:-1 k:-1
^ come	0:8 1:-5 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:1 m:-1
^ come si	0:1 1:-1 l:1
^ comment	0:2 2:-1 3:-4 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:2 m:-1
^ comment les	0:3 1:-1 3:-1 i:-2
^ common	0:-1 1:-1 3:1 m:2
^ como	0:8 1:-4 2:-1 3:-5 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
^ como o	1:-1 3:-1 l:2
^ compare	0:-1 1:-1 3:3 l:-1
^ con	0:-2 1:3 3:-1 7:3 8:-1 h:1
^ config	0:5 1:-2 2:-1 3:-3 6:-1 c:-1 d:-2
^ connection	0:-4 1:4 2:-1 3:-2 l:2 m:-1
^ constructor	0:6 1:-3 6:-1 c:2 h:-2 j:-3
^ copy	0:-1 1:-1 3:3
^ cosa	0:1 1:-3 2:4 3:-1 4:2 5:-1 6:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ could	0:-4 1:-2 3:3 6:-1 a:-1 g:-1 i:2 j:2 l:1 m:-1
^ could you	0:-2 1:-1 2:1 3:-3 6:-1 i:2 j:2 l:1
^ cuántas	0:-2 1:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:4 i:4 j:-1 k:-1 l:-1 m:-2
^ cómo	0:8 1:-3 2:-1 3:-3 4:-1 5:-1 7:-1 a:-1 b:-1 d:-1 f:-1 k:-2 l:1 m:-1
^ cómo se	0:3 1:-1 3:-1 k:-2
^ d'où	0:2 1:2 2:-1 3:-3 4:-1 5:-1 6:-2 7:-1 9:-1 a:-3 b:-2 c:-3 d:-1 e:3 f:-2 g:-1 h:-1 j:1 k:-1 l:-1 m:-1
^ da	0:-2 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-2
^ dans	0:1 1:-1 2:1 3:-5 4:-1 5:-2 6:-1 7:-2 8:1 9:-1 a:-3 b:4 c:-1 d:-3 e:-1 f:-2 h:-1 i:-1 j:-1 k:4 l:-3 m:-3
^ das	0:3 1:3 2:-1 3:-4 g:-1 i:-1 k:-1 m:-1
^ de	0:-3 1:-3 2:-1 3:1 4:-2 5:-1 6:3 7:-1 9:-1 a:-1 b:-1 d:-2 f:-1 g:-1 h:1 i:-1 k:-2 l:4 m:-1
^ de onde	0:-1 c:1 e:1 j:1
^ dead	0:-1 1:-1 3:-2 m:3
^ deadlock	0:-1 1:3 2:-1 5:-1
^ depois	0:-1 1:2 3:-1
^ depois do	1:1
^ der	0:-1 1:4 3:-1 a:-1 b:-1 d:-1 f:-2 l:1 m:-1
^ des	0:-4 1:-3 2:-1 3:4 4:-1 5:-2 6:-1 7:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:1
^ describe	0:2 1:-1 2:1 3:-3 d:-1
^ describe the	0:2 1:-1 2:1 3:-3 d:-1
^ desde	0:-1 1:2 2:-1 3:-1 6:-1 8:-1 b:2 d:1 j:1 l:-1 m:-1
^ die	0:-1 1:2 j:1
^ diferencia	0:3 1:-1 3:-1 l:-1
^ diferencia entre	0:3 1:-1 3:-1 l:-1
^ difference	0:3 1:-1 3:-1 l:-1
^ difference between	0:3 3:-1 l:-1
^ dispatch	c:-1 e:3
^ do	0:-2 1:-2 2:-1 3:3 6:-1 7:-1 8:-1 9:-1 c:2 d:-2 g:1 h:-1 i:-1 j:-1 m:2
^ do we	0:-2 1:-1 3:1 5:1 9:-1 c:2 g:1 h:-1 i:-1 j:-1 l:-1 m:2
^ does	0:-5 1:-7 2:-2 3:4 4:-2 5:-1 6:2 7:3 a:1 b:-1 c:-2 d:1 e:1 f:1 h:1 i:-1 k:-2 l:-2 m:-3
^ does any	3:-1 d:2
^ does anything	0:-1 1:-2 4:-1 6:-1 7:-1 8:2 9:2 a:-1 c:-1 f:1 j:3 k:-1 l:-1 m:-1
^ does the	0:1 1:-5 2:-2 4:-1 5:-1 6:1 7:1 8:-1 9:-1 a:2 b:-1 c:-1 d:1 e:2 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
^ does ⟨name⟩	0:-2 1:-2 3:1 4:-1 5:-1 6:3 7:3 8:-2 9:-1 a:-2 b:-1 c:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
^ dove	1:-4 2:-1 3:-5 4:-2 5:-2 6:-1 7:-1 8:-4 9:2 a:-1 c:5 d:-2 f:-1 g:3 h:-1 i:-1 j:-1 l:-1 m:-1
^ dove sta	0:2
^ dove viene	1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:1 b:1 c:2 d:-1 h:-1 i:-1 k:1 l:-1 m:-1
^ du	0:-3 1:-1 2:3 4:-1 7:-1 8:-1 c:-1 f:-1 k:-1 l:-1 m:2
^ dá	1:-1 2:-1 3:3 5:-1
^ dá pra	1:-1 3:2 5:-1
^ dónde	0:3 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:1 9:1 a:2 b:2 d:-1 e:-1 g:-1 h:-1 i:-1 l:-1 m:-1
^ dónde está	0:2 1:-1 f:1
^ dónde se	0:-3 1:-2 3:-1 4:-1 5:-1 6:-1 9:-1 a:2 b:3 d:-1 g:-1 h:-1 l:-1 m:-1
^ e	0:-1 1:1 9:-1 b:-1 h:-1 j:-1 k:3 m:-1
^ e ⟨error⟩	1:2 9:-1
^ el	1:7 2:-2 3:-2 4:-1 5:-3 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 l:-1 m:-2
^ el test	0:2 1:3 3:-2 5:-3
^ em	1:1 2:1 3:-3 4:-2 5:-1 6:-1 7:-1 a:2 b:-2 c:2 d:-1 e:-2 f:-2 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
^ em que	1:-2 2:1 3:-3 4:-1 5:-1 6:-1 7:-1 a:3 b:-2 c:2 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
^ en	2:-1 3:-3 4:-1 5:-1 6:2 7:-2 8:-2 9:2 b:-1 c:2 d:-1 e:-3 f:-2 g:2 h:-1 i:-3 j:-1 k:2 l:-1 m:-2
^ en qué	0:-1 1:-3 2:-1 3:-2 4:-1 5:-1 6:3 7:-2 8:-1 9:1 a:1 b:-1 c:2 d:-1 e:-2 f:-1 g:2 h:-1 i:-3 j:-1 k:2 l:-1 m:-1
^ engine	0:4 1:-3 2:-1 3:-1 6:-1 j:-1
^ enum	0:-3 1:-3 2:-1 3:-3 4:-1 7:-1 h:-1 i:-1 j:-1 k:-2 m:5
^ erklär	0:3 1:-1 2:-1 3:-1
^ erklär mir	0:3 1:-1 2:-1 3:-1
^ error	0:3 1:2 3:-2 7:-1
^ error e	1:1
^ error n	1:1
^ esse	0:2 1:-2 2:-1 3:1 4:-1 5:-2 8:1 b:-1 c:-1 j:-1 m:-1
^ est	0:-2 1:-3 2:-1 3:2 4:-1 5:1 6:2 7:-3 8:-1 a:-1 c:-1 e:-1 f:-1 g:-2 h:3 i:-1 j:-1 l:-1 m:-1
^ est ce	0:-2 1:-3 2:-1 3:2 4:-1 5:1 6:2 7:-3 8:-1 a:-1 c:-1 e:-1 f:-1 g:-2 h:3 i:-1 j:-1 l:-1 m:-1
^ está	0:-1 1:-2 3:2 5:1 f:-1 g:-1 h:2
^ et	0:2 1:-2 2:3 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 j:-1 k:-2 l:-1
^ every	0:-4 1:-1 2:-1 3:-2 5:3 6:-1 j:3 m:-1
^ everything	0:-3 1:-3 2:3 3:-1 4:1 a:-1 c:1 f:2 j:-1
^ except	1:-2 8:-2 9:3
^ exceptions	0:-1 1:-2 3:-1 7:3 8:-1 a:-1
^ existe	1:-1 2:-1 3:-2 4:-1 5:2 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:2 m:-1
^ existe algum	0:1 2:-1 3:-1 5:2 6:-1 g:-1 h:-2 i:-1 l:1 m:-1
^ existe t	0:-2 3:-1 5:1 g:-1 h:2 i:-1 l:1
^ expected	1:2
^ expected n	1:2
^ explain	0:2 1:-1 2:1 3:-1 c:-1
^ explain the	0:1 1:-1 2:2 3:-1 c:-1
^ fail	1:1
^ failed	1:3 l:-1
^ failed ⟨path⟩	1:3 l:-1
^ fatal	0:-2 1:4 3:-1
^ find	0:-3 1:-1 2:-1 3:6 5:-1 6:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-4
^ find every	8:1 a:2
^ follow	0:-4 1:-2 2:6 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1
^ follow the	0:-1 1:-1 2:-2 9:1 l:3
^ fonctions	0:-1 1:-1 2:-1 3:3 6:-1 h:-1
^ from	0:-4 1:-2 2:3 3:-2 6:-1 d:3 e:1 j:2 m:-1
^ from ⟨name⟩	0:-1 1:-1 3:-1 d:3
^ funciones	0:-2 1:-3 2:-1 3:4 4:-1 6:-1 7:-1 h:-1 i:-1 j:-1 l:-1 m:2
^ getting	1:2
^ gibt	0:-3 1:-3 3:-3 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:4 i:-2 j:-1 k:-1 l:1 m:1
^ gibt es	0:-3 1:-3 3:-3 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:4 i:-2 j:-1 k:-1 l:1 m:1
^ give	0:2 1:-2 2:2 3:1 6:-1 h:-1 j:-2
^ give me	0:2 1:-2 2:2 3:1 6:-1 h:-1 j:-2
^ global	0:-2 1:-1 3:2
^ global mutable	0:-2 1:-1 3:2
^ goroutine	0:-2 1:4 3:-1
^ half	0:-2 1:2 2:-1 3:-2 d:-2 i:-1 m:2
^ handler	0:-2 1:-2 3:-3 4:-1 f:3 i:2
^ handlers	0:-2 1:-1 3:-1 f:3
^ hay	0:-2 1:-1 3:3 6:-1 h:-1 i:-1 j:-1 l:1
^ hay alguna	0:-1 3:1 6:-1 g:1 j:-1 l:2
^ hi	0:2 3:-1
^ how	0:1 1:-2 2:-1 3:2 4:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 j:-1 l:2
^ how are	0:5 1:-2 3:-3
^ how can	1:3 3:-1 5:-1 a:-1 l:-1
^ how do	0:2 1:-2 2:-1 3:-2 g:-1 l:4
^ how does	0:3 1:-4 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 k:-1 l:2 m:-1
^ how is	0:2 1:-1 3:-3 5:3 l:-2
^ how many	0:-3 1:-2 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:3 e:-1 f:-1 i:2 j:-1 k:2 l:-1 m:-1
^ how well	0:-4 3:4
^ i	0:-2 1:2 2:-1 3:2 5:-1 a:-1 d:-1 l:1 m:-1
^ i have	0:-1 1:-1 l:2
^ i'd	0:-2 1:-1 2:1 3:2 c:-1 j:2 l:-1
^ i'd like	0:-2 1:-1 2:1 3:2 c:-1 j:2 l:-1
^ i'm	4:2
^ ich	0:1 1:-1 2:-1 3:-1 4:4 6:-1 a:-1 b:-1 d:-1 i:-1 j:-1 k:-1 l:1
^ if	0:-3 1:-2 3:3 4:4 7:-1 a:-1 h:-1 j:-1 k:-1 l:-1 m:-1
^ if i	0:-1 1:-1 3:-1 4:3
^ il	0:1 1:2 2:-2 3:-1 4:-2 5:-2 6:-2 7:-1 8:-2 9:-2 a:-2 b:2 d:2 e:-2 f:-2 g:-2 h:2 i:-1 j:-1 k:2 m:-1
^ impact	0:-2 1:-1 3:-1 4:4 a:-1 f:-1
^ impact of	0:-1 1:-1 3:-1 4:2
^ impacto	4:2
^ impacto de	4:2
^ import	1:2 3:1 d:-3 m:-1
^ imports	0:5 1:-4 2:-1 3:-2 m:-1
^ in	0:2 1:-5 2:3 3:-5 4:-3 5:-2 6:-2 7:-2 8:2 9:-1 a:-1 b:-2 c:-2 d:1 e:-2 f:-2 g:1 h:2 i:-2 j:-2 k:5 l:-3 m:-3
^ in che	1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:1 c:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1
^ in quali	0:-4 3:-2 5:-1 8:3 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 k:3 l:-1
^ in welchen	0:-2 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:3 e:-1 f:-1 g:2 i:-1 j:-1 k:3 l:-1 m:-2
^ in welcher	0:1 2:2 3:-1
^ in what	3:-1 k:2
^ in which	0:-3 2:4 3:-1 d:-1
^ is	0:1 1:-3 2:-1 3:5 4:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 g:-1 h:1 l:-1
^ is it	0:-3 1:2 3:2 4:1 7:-1 8:-1 a:-1 j:-1 m:-1
^ is our	0:-1 3:2
^ is the	0:2 1:-2 2:-1 3:1 4:-1 5:-1 6:-1 a:-2 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
^ is there	0:1 1:-2 2:-1 4:-1 5:1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:1 j:-1 k:-1 m:2
^ is ⟨name⟩	0:3 1:-3 3:1 4:-2 5:1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:2 l:-1 m:-2
^ ist	0:1 1:-3 2:-1 3:4 4:-2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
^ ist der	0:-2 1:-3 3:5 a:-1 c:-1
^ ist es	0:-1 1:1 3:2 9:-1
^ it	0:3 1:-1 2:-1 3:1 6:-1 j:-1
^ je	0:2 1:-1 3:-1 4:3 a:-1 b:-1
^ kann	1:-3 3:-2 4:2 5:-1 6:-1 7:3 8:-1 9:-2 a:-1 b:-1 d:-1 g:-1 h:-1 j:-1 k:-1 l:3 m:1
^ kann ich	0:1 4:2
^ la	0:5 1:3 2:-1 3:-3 4:-4 6:-2 7:1 8:-1 9:-2 a:2 b:-3 c:-3 d:1 e:-2 f:-3 g:-2 h:-3 i:-2 k:1 l:-3 m:-1
^ la classe	0:-2 1:-2 3:4 4:-1 5:-1 c:-1 f:-1 h:-1 i:-1 k:-1 m:2
^ las	0:-3 1:3 2:-1 3:-1 4:-1 6:-1 b:-1 c:-1 h:3 i:-1 j:-1 k:-1 l:-1 m:-1
^ le	0:4 1:5 2:-4 4:-2 5:-2 6:-2 7:-2 8:-2 9:-2 b:2 c:-3 e:-2 f:-3 g:-2 h:-2 i:-2 j:-4 k:2 l:-2 m:-3
^ les	0:3 1:2 2:-2 3:-3 4:-1 5:-2 6:-4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:3 k:-1 l:-1 m:-2
^ list	0:-4 1:-4 3:-2 5:-1 6:1 7:2 a:-1 b:-1 d:-1 g:-1 i:1 k:-1 l:-1 m:4
^ list all	i:1
^ list the	0:-1 1:-1 3:-1 6:1 7:3 a:-1 b:-1 h:1 l:-1 m:-1
^ lista	0:-1 1:-2 3:-1 4:-1 6:1 7:-1 8:4 a:-2 b:-1 c:-2 e:-1 f:-1 g:-1 h:-1 i:1 j:-2 k:-1 m:1
^ liste	1:-1 6:-1 a:-1 c:-1 d:1 g:-1 h:1 i:2 j:-1 m:1
^ liste des	d:1 g:-1 i:2
^ lodash	0:-1 1:-1 3:-2 d:4 f:-1 k:-1 m:-1
^ login	0:3 1:1 2:-2 3:-2 6:-1 a:-1 c:-1 i:-1 m:-1
^ los	0:-4 1:4 3:1 d:-1 h:-1 l:-1 m:-1
^ lógica	0:-1 1:-1 3:2
^ lógica repetida	0:-1 1:-1 3:2
^ me	0:3 1:3 2:-1 3:-2 8:-1 c:-1 l:1 m:-1
^ memory	1:1
^ merece	0:-1 1:-1 3:3 k:-1
^ merece la	0:-1 1:-1 3:3 k:-1
^ mi	0:-4 1:2 2:-1 3:1 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-2 m:-1
^ moment	0:-1 1:-1 3:-2 d:3
^ mon	0:-1 1:3 3:-1
^ montre	a:2 b:-1 g:1 i:-1
^ my	0:-1 1:4 2:-1 f:-2
^ n	0:-8 1:7 2:-1 3:3 4:-1 5:-1 8:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
^ n n	0:-1 2:-1 3:3 l:-1
^ nach	0:2 1:3 2:-2 3:-1 a:-1 l:-1 m:-1
^ nach dem	1:1
^ new	0:-1 3:-1 8:-1 c:3 k:-1
^ new ⟨name⟩	0:-1 1:-1 3:-1 8:-1 c:3 k:-1
^ no	2:-1 3:1 4:-1 5:2 d:-1 m:-1
^ no entiendo	1:1
^ non	0:2 3:-1 m:-1
^ npm	0:-1 1:3
^ npm run	0:-1 1:3
^ o	0:-1 1:4 2:-1 3:1 5:1 6:1 7:-1 8:-2 9:-2 a:-2 b:-3 c:-1 d:-2 e:3 f:-3 g:-2 i:-2 j:-2 k:-2 m:-3
^ o que	0:2 2:1 3:1 5:-1 6:2 7:-4 8:-2 9:-1 a:-1 b:-2 c:-2 d:-1 e:2 f:-2 g:-2 h:-2 j:-2 k:-1 l:-3 m:-1
^ on	0:-3 1:1 2:-1 3:4 4:-1 6:-1 8:-1 9:-1 a:-1 b:2 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ onde	0:3 1:-3 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:2 a:2 d:-1 f:1 g:2 h:-1 i:-1 k:-1 l:-1 m:-1
^ onde fica	0:4 1:-1 3:-2 m:-1
^ onde o	0:-2 3:-1 7:-1 8:1 b:2 g:1
^ onde é	9:1 b:-1 c:-1 e:1 g:2 j:-1
^ one	0:5 1:-4 2:-1 3:-2
^ our	0:-1 1:1 3:2
^ overloads	1:-1 h:3
^ overloads de	h:2
^ override	0:1 1:-1 3:-1 g:2
^ overrides	0:-1 1:-1 f:-1 g:3 h:-1
^ où	0:-2 1:-4 2:-2 3:-3 4:-3 5:1 6:-2 7:-2 8:3 9:2 a:1 b:1 c:4 d:-1 e:-1 f:2 h:-2 i:-2 j:-1 k:-4 l:-3 m:-2
^ où est	0:2 1:-2 2:-1 4:-1 5:2 6:-1 7:-1 9:-4 a:-1 b:-1 c:-2 e:1 f:3 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
^ panic	1:2
^ panic runtime	1:1
^ par	0:-3 1:-1 2:-1 3:3 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 l:4
^ para	0:3 1:-1 3:-1
^ para qué	0:3 1:-1 3:-1
^ path	0:2 1:-2 2:-2 3:-1 l:2
^ perché	0:2 1:4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-1
^ peut	0:2 1:-1 4:-1 k:-1
^ peut on	0:2 1:-1 4:-1 k:-1
^ please	0:-2 3:2
^ plus	0:-1 1:2 3:1 m:-2
^ por	0:2 1:3 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 g:-1 h:-2 i:-1 k:-1 l:2 m:-1
^ por que	0:1
^ por qué	0:2 1:3 3:-2 6:-1 7:-1 8:-1 e:-1 h:-2 l:-1
^ port	0:-1 1:2 3:-1
^ port n	0:-1 1:2 3:-1
^ posso	0:4 1:-4 3:-2 4:4 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
^ pourquoi	0:3 1:2 2:-1 3:-3 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ pourquoi le	0:-2 1:4 3:-2
^ pourquoi ⟨name⟩	0:2 1:1 7:-1 8:-1
^ private	0:-3 1:-1 3:-2 6:-1 j:-2 m:4
^ puedo	0:1 1:-2 3:-1 4:3 6:-1 7:-1 a:-1 b:-1 c:-1 h:-1 j:-1 k:-1 l:-1
^ puedo usar	0:2 1:-1
^ puntos	0:-2 1:-3 3:3 7:-1 8:3 a:-1 k:-1
^ pytest	0:-3 1:3 3:-2 4:-1 5:4 6:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-2
^ q	0:1 1:-2 2:2 3:1 5:-1 6:-1
^ qu'appelle	1:-2 2:-1 3:-2 4:-2 5:-1 6:5 7:-1 8:-1 9:-1 a:-3 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
^ qu'est	0:-2 1:3 2:1 3:-2 4:-3 5:-1 6:2 7:1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:1 j:-3 k:-1 l:-1 m:-1
^ qu'est ce	0:-2 1:3 2:1 3:-2 4:-3 5:-1 6:2 7:1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:1 j:-3 k:-1 l:-1 m:-1
^ quais	0:-3 1:-1 2:-1 3:-1 4:-1 5:2 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:2 h:1 i:1 j:-1 k:-2 l:-1 m:1
^ quais classes	g:-1 i:2
^ quais funções	6:1 j:-1 k:-1 m:2
^ quais testes	3:-1 5:3 h:-1 k:-1
^ qual	0:6 1:-3 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:3 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
^ quale	0:1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
^ quali	0:-6 1:-3 2:1 3:1 4:-2 5:3 7:-1 8:-2 9:1 a:3 b:2 c:-2 e:-2 f:-2 h:-2 j:-2 k:-3 l:-2 m:2
^ quali classi	g:-1 i:2
^ quali test	3:-1 5:2
^ quando	0:2 1:-3 2:-1 3:-1 4:-1 8:-1 9:-2 a:3 b:-1 c:-1 e:-1 f:3 j:-1 k:-1 l:-2
^ quante	0:-2 1:-1 2:-1 4:-1 5:-1 6:-1 a:-1 b:-1 e:-1 f:-1 g:-1 h:4 j:-1 k:-1 l:-1
^ quanto	0:-3 1:-4 2:-1 3:3 4:3 5:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
^ que	0:-1 1:-6 2:4 3:-3 4:3 5:1 6:1 9:-2 b:-3 c:-3 f:4 g:-2 h:-3 i:-2 j:-3 k:-3 l:-1 m:1
^ que exceções	0:-1 7:3
^ que se	0:-1 1:-1 2:2 3:-1 6:-1 l:2
^ quel	1:-1 2:-1 4:-1 5:1 7:-2 8:3 a:-1 e:-1 f:1 k:-1 l:-1 m:-1
^ quel code	0:-1 1:-1 3:-1 7:-2 8:3 e:-1 f:1
^ quelle	1:-2 2:-2 3:1 4:-1 5:-1 6:-2 7:-1 8:-2 9:1 a:3 b:-2 c:1 d:-1 e:1 f:-2 g:-1 h:-2 i:-1 j:-1 k:-2 l:-2 m:1
^ quelles	0:1 1:-2 2:-2 3:-1 4:-1 5:-1 6:-2 8:-5 9:-1 a:2 b:3 c:-1 d:-2 e:-2 f:-1 h:3 i:1 j:-3 k:-3 l:-2
^ quelles classes	0:-1 3:1 i:1 m:-1
^ quelles exceptions	3:-1 7:2 8:-1
^ quelles fonctions	0:-1 6:-1 7:-1 8:-1 a:5 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-2 k:-1 l:-1
^ quelqu'un	0:-2 1:-1 3:-2 4:-1 6:-1 7:-1 8:-1 9:4 a:1 b:-2 c:-1 d:-1 h:-1 j:-1 k:-1 l:-1
^ quels	0:-2 1:-3 2:1 3:-2 5:2 6:-2 7:2 8:1 9:-1 a:-3 b:-2 c:-1 d:1 e:2 f:3 h:-2 j:-1 k:-3 l:-1 m:-2
^ quels fichiers	d:2
^ quels tests	5:2 d:-1
^ quem	0:-2 1:-2 2:-1 3:-1 5:-1 6:-2 7:-2 8:-2 9:-2 a:-3 b:3 c:4 e:2 f:1 g:-2 h:-1 j:-2 k:-1 l:-2 m:-1
^ quem chama	j:2
^ quem lança	8:1
^ quem trata	9:-1 f:1
^ quero	0:2 1:-1 4:-1 7:-1 8:-1 a:-1 c:-1 g:-1 i:-1 j:3 k:-1
^ qui	0:-2 3:-2 4:-3 5:-3 6:-2 7:-2 9:4 b:1 d:-4 e:1 f:2 h:-1 i:-1 k:2 l:-1 m:-2
^ qui appelle	0:-1 1:-1 2:3 3:-1 6:-1 c:-1
^ qui est	0:-1 1:3 2:-1 3:-1 5:-1 7:-1 8:2 9:-1 a:-1 b:-2 c:2 e:-1 f:-1 i:-1 j:-1 k:-1
^ qui lit	1:-1 b:2
^ qui modifie	a:2
^ quiero	0:3 1:-1 3:1 6:-1 7:-1 8:-1 a:-1 g:-2 i:-1
^ quién	0:-1 1:-3 2:-2 3:-3 4:-2 5:-1 6:-2 7:-1 9:2 b:1 e:3 f:1 h:-1 j:1 k:-1 l:-1 m:-1
^ quién hace	0:-1 1:-1 3:-1 8:-1 9:3 a:-1 b:-1 c:-1 e:-1 f:-1 g:1 i:-1 j:-1
^ quién lanza	0:3 7:-1 8:2 e:-3 j:-1
^ quién llama	0:-1 4:-1 6:-1 9:-1 a:-1 b:-1 c:-1 j:4 k:-1
^ qué	0:2 1:-4 3:1 4:-1 5:2 6:-2 7:-1 8:1 9:-1 b:-1 c:-2 d:1 e:2 f:-1 g:1 h:-2 i:-1 j:-2 l:-2
^ qué clases	0:-1 4:-1 i:1 m:2
^ qué componentes	0:-5 1:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-3 a:-1 b:-1 c:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:3
^ qué es	0:2 1:-2
^ qué excepciones	0:-1 7:2 8:-1
^ qué funciones	0:-1 3:-1 6:1 7:-1 8:2 e:-1 j:-1 k:-1 m:1
^ qué hace	0:3 1:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
^ qué partes	0:-2 1:-1 4:1 a:-1 b:2 e:2 k:-1
^ qué se	6:2 j:-1
^ qué tests	0:-1 1:-1 3:-1 4:-1 5:4 a:-1
^ raise	1:-1 3:-1 7:-1 8:4 a:-1 c:-1 e:-1 k:-1
^ raise ⟨name⟩	1:-1 7:-1 8:4 a:-1 c:-1 e:-1 k:-1
^ rate	0:5 1:-2 2:-1 3:-2 a:-1 i:-1
^ rescue	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 9:5 a:-1 b:-1 c:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1
^ rescue ⟨name⟩	0:-1 1:-1 9:3 a:-1 f:-1 g:-1
^ review	0:1 1:-2 2:-1 3:4 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 l:-1
^ se	0:-4 1:-2 2:-2 3:2 4:5 5:-2 6:-2 7:2 8:-2 a:-3 b:-4 c:2 d:-3 e:-3 f:1 g:-2 h:-2 i:-1 j:-3 k:2 l:-3 m:-3
^ se eu	0:-1 1:-1 3:-1 4:3
^ se usa	0:3 1:-1 3:-2 4:-2 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:4 m:-1
^ search	0:-2 1:3
^ seit	0:-1 1:3 3:-2
^ show	0:-4 1:-2 3:-2 4:-1 6:3 7:-1 8:-1 9:1 a:1 b:-1 c:-1 d:-1 f:-1 g:2 i:-2 j:-2 k:3 l:1 m:-1
^ show me	0:-2 3:-1 6:1 9:1 a:-1 g:2 i:-1 j:-1 k:2 l:1
^ show the	0:-1 6:3 j:-1 l:-1
^ si	0:-4 1:-2 2:-1 4:4 5:-1 6:-2 7:4 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-2 l:-2 m:-1
^ since	0:-1 1:2
^ sind	0:3 1:-2 2:-1 4:-1 5:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 k:-1 m:-1
^ so	0:2 1:-1 3:-1 h:1
^ sobrecargas	0:-1 1:-2 2:-1 3:-1 c:-1 e:-1 h:3
^ specs	0:-2 1:-2 3:-3 4:-1 5:5 a:-1 c:-1 i:-1
^ store	0:2 1:-1 3:-2 g:-1 i:2
^ structs	0:-2 1:-1 3:-1 4:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:5 j:-2 k:-1 m:-1
^ tell	2:-1 3:1 m:1
^ tell me	2:-1 3:1 m:1
^ tem	0:-3 1:-2 3:-1 5:-1 8:-1 d:-1 g:3 h:-1 i:-1 l:-1 m:3
^ test	1:-2 5:3 a:-1 c:-1 d:-1 m:-1
^ testes	0:-2 1:-1 2:-1 3:-2 4:-1 5:5 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1
^ tests	0:1 1:-5 2:-2 3:3 5:2 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ the	0:6 1:3 2:-3 3:-5 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 l:-1 m:-2
^ the thing	0:-1 1:2 2:-1 3:-2 j:2
^ the ⟨name⟩	0:1 1:-2 3:1 4:-2 7:-1 9:-1 a:3 b:-1 h:-1 k:-1 l:-1
^ thread	0:-1 1:2
^ thread 'main'	0:-1 1:1
^ thread 'tokio	1:1
^ throw	0:-1 1:-1 7:-1 8:3 9:-1 a:-1 c:-1
^ throw new	8:2 c:-1
^ tipos	0:-3 1:-4 2:-1 3:-2 4:-1 6:-1 7:4 8:-1 b:-1 c:-1 f:-1 h:-1 i:3 j:-1 k:-1 l:-1 m:-1
^ todas	1:-1 h:1 i:1
^ todos	0:-2 1:-3 3:-1 8:3 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1
^ tokenizer	0:1 1:-2 2:-1 3:-2 5:3 d:-1
^ too	3:2
^ too many	3:2
^ toter	0:-1 1:-1 3:-2 4:-1 b:-1 k:-1 m:4
^ toter code	0:-1 1:-1 3:-2 4:-1 b:-1 k:-1 m:4
^ toutes	h:2
^ toutes les	h:2
^ trace	0:-4 1:-3 2:6 3:-2 5:-1 6:-2 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 j:-1 k:-1 l:4 m:-1
^ trace id	0:5 2:-3 3:-1 a:-1 c:-1 l:-1
^ traceback	1:1
^ traceback most	1:1
^ trop	3:4 d:-3
^ trop de	3:4 d:-3
^ ts	0:-1 1:2
^ two	0:-2 1:4 3:-2 f:-2 l:-1
^ un	0:1 1:3 2:-1 3:-2 4:-1 5:2 6:-1 7:-1 8:1 9:-1 a:-1 b:-2 c:-1 d:1 e:-1 f:-2 h:-1 j:-1 k:-1 l:-1 m:-1
^ uncaught	1:1
^ uncaught in	1:1
^ undefined	0:-1 1:4 3:-1
^ unused	0:-1 3:-2 m:2
^ users	1:2 3:-1
^ uses	1:3 2:-1 3:-1 4:-1 6:-1 a:-1 b:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 m:-1
^ walk	0:-2 1:-2 2:4 3:-1 5:-1 i:-1 j:-1 m:-1
^ walk me	0:-1 1:-2 2:3 3:-1 l:1
^ warn	1:1
^ warning	0:-2 1:4 3:-1 4:-1
^ warum	0:2 1:3 2:-1 3:-2 4:-1 5:-1 7:-1 8:-1 b:-1 c:-1 f:-1 g:-1 k:-1 m:-1
^ warum ist	0:1 3:-1
^ was	1:1 2:4 3:-3 4:1 5:-1 6:1 8:-2 9:-1 a:-1 b:-2 c:-2 d:-2 f:2 g:-2 h:-2 i:-1 j:-2 k:-3 l:-2 m:2
^ was bedeutet	0:4 1:-1 2:-1 3:-1 m:-1
^ was geht	4:1
^ was ist	0:4 1:-1 3:-1 4:-1 a:-1
^ was macht	0:4 1:-1 2:-1 3:-1
^ was ruft	1:-1 2:-1 6:3 j:-1
^ was wird	0:-4 1:-3 2:2 3:-1 4:-2 5:-1 6:3 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:2
^ we	0:-2 1:1 3:2 6:-1 a:-1 b:1 m:-1
^ welche	0:-1 1:-4 3:-2 4:-1 6:1 8:1 9:-1 a:-1 b:-1 c:2 d:1 e:1 f:-2 h:2 i:1 j:-2 k:-3 l:-4
^ welche dateien	d:2
^ welche funktionen	j:1 k:-1 l:-1 m:2
^ welche klassen	0:-2 2:-1 3:2 4:-1 5:-1 6:-3 7:-1 8:-1 a:-1 b:-1 c:4 d:-1 e:-2 f:-1 g:-1 h:-1 i:2 j:-2 k:-1 l:-1 m:-2
^ welche module	0:-2 3:-1 6:-2 8:-1 d:4 e:-1 i:-1 k:-1 l:-1 m:-1
^ welche tests	0:-1 3:-1 5:2
^ welche überladungen	8:-1 h:3
^ welcher	0:2 1:-1 2:-1 3:-2 4:-1 5:1 e:1 f:2 m:-1
^ wer	0:-4 1:-1 3:-1 4:-1 5:-2 6:-2 7:-2 9:1 a:1 b:1 c:-1 e:4 f:1 h:-3 i:-2 j:-1 l:-2 m:-1
^ wer fängt	9:1
^ wer ist	0:2 1:-2 3:-2 4:2 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 i:-1 j:-1
^ wer liest	b:1
^ wer ruft	1:-1 2:2 6:-1 c:-1 e:-1 j:1
^ wer wirft	8:3 9:-1
^ what	0:2 2:2 5:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:1 k:-1 l:-1 m:-1
^ what a	0:-1 1:3 3:-1
^ what are	0:3 1:-2 2:-1 3:2 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:1 i:-1 m:-1
^ what breaks	4:1
^ what can	0:-5 1:-2 2:-1 3:-1 4:-1 6:-1 7:6 8:-2 a:-1 f:-1 h:-1 i:-1 k:-1
^ what does	0:4 3:-2 4:-1 6:3 7:1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ what gets	0:-2 1:-3 2:1 3:-1 6:3 g:1 l:-1 m:-1
^ what happens	0:-2 1:-1 2:4 3:-1 6:-1 7:-1 f:1 j:-1
^ what is	1:-3 2:-1 3:1 5:-1 6:-1 7:-1 b:-1 f:4 h:-1 j:-1 k:-1 l:-1 m:2
^ what should	1:-1 2:-1 3:1 5:2
^ what would	0:-3 2:-1 3:3 4:3 6:-1 7:-1 m:-1
^ what's	0:6 1:-2 2:-2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
^ what's a	0:4 1:-2 3:-3
^ what's the	0:6 1:-3 2:-2 3:-2 4:-1 6:-1 a:-2 i:-1 l:-2
^ whats	0:-1 1:-3 2:-2 3:-3 4:1 6:2 j:3 l:-1 m:-1
^ when	0:4 1:-3 3:-2 4:-1 7:-1 a:-2 e:-1 f:-2 g:-1 h:-1 m:-1
^ where	0:2 1:-2 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 9:1 c:2 e:1 f:-1 h:-1 i:-1 l:-1 m:-1
^ where are	0:3 1:-1 3:-1 8:-1 b:-1 c:2 j:-1 k:-1
^ where do	0:-1 1:-2 3:3 4:-1 5:-2 7:-1 8:3 9:1 a:-2 b:-2 c:-1 d:-1 e:-2 g:1 h:-1 i:-1 j:-1 l:-1
^ where does	0:-2 1:1 2:-1 3:-3 4:-1 5:-1 6:-1 8:-1 9:1 a:-1 b:-1 c:4 d:-1 e:2 f:-1 k:-1 m:-1
^ where is	0:3 1:-3 2:-2 4:-1 6:-1 7:-1 8:-2 a:1 b:1 c:-2 d:1 f:-1 g:-1 h:-1 i:-1 j:2 k:1 l:-1 m:-1
^ where's	0:2 3:-1
^ where's the	0:2 3:-1
^ which	0:-1 1:-3 3:1 4:-1 5:1 7:1 9:-1 b:1 e:1 f:-1 g:-1 h:-1 i:1 j:-2 k:-1 l:-1 m:2
^ which classes	0:-1 3:2 6:-1 g:-1 i:2 j:-1 m:-1
^ which code	0:-3 1:-2 3:-3 6:2 8:1 a:1 b:1 f:1 j:-1 l:1 m:-2
^ which exceptions	7:2 8:-1
^ which files	0:-1 3:1 4:-1 c:-1 d:2
^ which functions	0:-1 3:3 6:3 7:-1 8:-1 a:1 b:-1 d:-1 e:-2 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
^ which modules	0:2 3:-1 6:-1 d:2
^ which parts	0:-3 1:-1 2:-1 3:1 5:-1 b:4 d:-1 m:-1
^ which tests	0:-1 3:-1 5:3 9:-1
^ who	0:-3 1:3 3:-2 4:-2 5:-1 6:-1 7:-1 a:-1 b:1 f:1 h:-1 i:-1 j:2 k:1 l:-1 m:-1
^ who calls	0:-2 1:-1 2:3 c:-1 j:1
^ who catches	7:-1 8:-1 9:3
^ who emits	e:2 j:-1
^ who is	0:2 1:-2 3:-2 4:-1 8:1 9:-1 a:-1 b:-1 c:2 d:-1 e:2 f:-2 j:-1
^ who listens	f:2
^ who overrides	g:2
^ who reads	a:-1 b:2
^ who sets	a:2
^ who throws	8:2 9:-1
^ who uses	1:-2 2:-1 3:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:5 k:-3 m:-1
^ why	0:2 1:4 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 f:-1 j:-1 k:-1 l:-1 m:-1
^ why do	1:4 3:-1 c:-1 k:-1 m:-1
^ why does	0:-1 1:5 3:-2 5:-1 6:-1 7:-1 8:-1 j:-1
^ why is	0:-1 1:3 3:2 7:-1 8:-2 9:-1
^ why was	0:4 1:-2 3:-2
^ wie	1:-1 2:-2 4:-2 5:3 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:1 m:1
^ wie kommt	0:-3 1:2 2:-1 3:-3 5:-1 a:3 b:-1 d:-1 l:1
^ wie werden	0:5 1:-1 3:-2 i:-1 l:-1 m:-1
^ wird	0:-2 1:-4 2:-1 3:-3 4:-2 5:-1 6:-2 7:-1 8:-1 9:2 a:1 b:2 c:2 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:2 k:3 l:-1 m:-2
^ wird ⟨name⟩	0:-1 1:-3 3:-1 4:-1 6:-1 7:-1 8:-1 9:2 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:2 k:2 l:-1 m:-1
^ wo	0:1 1:-1 2:-2 4:-3 5:-1 6:-2 7:-2 8:2 b:2 c:2 d:-1 e:1 f:-2 g:-1 h:-2 i:-2 j:-2 k:1 l:-2 m:-2
^ wo ist	0:6 1:-1 3:-1 5:-1 7:-1 8:-3 9:-1 a:-2 b:-2 c:-3 d:-1 e:-2 f:-1 g:-2 j:-1 k:-1
^ wo kommt	0:-4 1:3 2:-1 3:-3 4:-1 5:-1 6:-1 8:-1 9:-1 a:-2 b:-2 c:-3 d:-1 e:-1 f:-1 g:-1 j:-1 k:4 l:-1 m:-1
^ wo wird	0:2 1:-2 2:-1 3:-2 4:-1 5:1 6:-1 7:-1 8:-2 9:-1 a:-2 d:1 e:3 f:1 g:-1 h:-1 i:-1 k:-3 l:-1 m:-1
^ wo überall	a:2 c:1
^ woher	0:2 1:3 3:-2 6:-1 8:2 a:-1 c:-2 j:-1 k:-1
^ would	0:-3 1:-2 3:5 4:-1 l:-1
^ would you	0:-2 1:-1 3:3
^ wozu	0:3 1:-1 3:-1
^ y	0:-1 1:-1 3:-1 4:-1 9:-1 a:-1 b:-1 g:1 i:1 k:1 l:1
^ y a	0:-1 3:-1 b:-1 g:1 i:1 j:1 l:1 m:1
^ zeig	g:2 i:1
^ zeig mir	g:2 i:1
^ à	0:-3 1:2 2:-1 3:1 5:-1 6:1 7:1 8:1 9:-1 a:-2 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 j:-1 k:1 l:-1 m:-1
^ à quels	8:1 a:-1 e:-1 k:2
^ à quoi	0:2
^ ça	0:4 1:-4 2:-2 3:3 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 m:-1
^ в	0:-1 1:1 2:3 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-2 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ все	0:-2 1:-2 3:-1 6:-1 8:-1 a:-1 b:-1 c:3 d:-1 f:-1 g:-1 h:1 i:1 j:-1 k:1
^ где	1:-5 2:-2 3:-1 4:-2 5:-4 6:-2 7:-1 8:2 a:3 b:2 d:3 e:-3 f:-1 g:-2 h:-2 i:-2 j:-2 k:-3 l:-2 m:-1
^ где создаётся	c:2
^ есть	0:2 1:-1 3:-3 5:-1 f:-2 g:-1 h:3 l:-1 m:1
^ есть ли	0:-2 1:-1 3:-1 9:1 f:-2 g:-1 h:3 m:1
^ зачем	0:5 1:-4 3:-2
^ как	0:5 1:-3 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 a:-1 f:-1 h:-1 j:-1 k:-1 l:3 m:-1
^ как добавить	0:1
^ какие	0:-5 1:-2 2:-2 4:-1 6:-1 7:1 8:-2 9:-1 a:-2 b:-2 c:-2 d:1 e:3 f:-2 g:1 i:-2 j:-1 k:2 l:-2 m:2
^ какие исключения	7:2 8:-1
^ какие классы	g:-1 i:2
^ какие тесты	5:2
^ какие файлы	d:2
^ какие функции	6:1 j:1 l:-1 m:1
^ какой	0:4 1:-1 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:4 c:-1 d:-1 e:1 f:-4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ кто	0:-3 1:-5 2:-2 3:-3 4:-1 5:-2 6:-2 7:-2 8:3 9:-2 a:5 d:-1 h:-1 i:1 j:-2 k:-1 l:-1 m:-1
^ кто вызывает	0:3 8:-1 a:-1 c:-1 f:-1 j:1
^ кто меняет	a:2
^ кто подписан	f:1
^ можно	0:3 1:-1 3:-2 h:-1 m:-1
^ на	0:-1 1:2 3:-2 5:-1 6:4 8:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
^ насколько	0:-3 1:-1 3:4
^ откуда	0:-2 1:2 3:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 e:1 j:2 k:-1
^ по	0:6 1:-4 2:-1 3:-3 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 k:-1 m:-1
^ после	1:2
^ почему	0:3 1:1 3:-2 m:-1
^ при	0:-2 1:4 3:-2 8:1 a:-2
^ проследи	0:-1 2:2 e:-1
^ с	0:-3 1:-1 2:-1 3:2 6:-1 7:1 h:3 j:-2 l:-1
^ сколько	0:-2 1:-2 3:-2 7:-1 8:-2 a:-1 b:-1 c:3 d:-1 g:-1 h:3 i:1 k:-1
^ тесты	0:-1 1:-1 3:-1 5:3
^ хочу	0:3 3:-1 4:1 6:-1 7:-1 g:-1 i:-2
^ чем	0:-1 1:-3 2:-1 3:3 4:-1 5:3 6:-1 7:-2 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ что	0:3 1:-4 2:3 3:-3 5:-4 6:-1 7:1 8:-4 9:-1 a:-2 b:-2 c:-2 d:-1 e:2 f:-2 g:-1 h:-2 i:5 j:-2 k:-2 l:-2 m:-1
^ что бы	0:-3 1:-1 2:-2 3:4 7:-1 i:-1
^ ⟨error⟩	0:-3 1:8 3:-1 7:-1 8:1 9:-1 a:-1 e:-1 f:-1 k:-1
^ ⟨error⟩ cannot	1:1
^ ⟨error⟩ class	1:1
^ ⟨error⟩ failed	1:1
^ ⟨error⟩ undefined	1:1
^ ⟨error⟩ を	1:-1 8:1 9:1
^ ⟨error⟩ 는	1:-1 8:2
^ ⟨error⟩ 던지는	1:-1 8:2 9:-1
^ ⟨name⟩	0:-1 2:-1 3:-2 4:-3 5:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:2 d:1 e:1 f:1 g:1 i:-2 j:1 k:2 m:-1
^ ⟨name⟩ ?	0:4 1:-5 2:-1 3:-3 4:-2 5:-2 6:-2 7:-3 8:-1 9:-1 a:-1 b:-3 c:-4 d:-1 e:-3 f:5 g:-3 h:-2 i:-1 j:-3 k:-4 l:-2 m:-1
^ ⟨name⟩ chi	0:-1 1:-2 2:-1 4:-2 6:-1 7:-1 8:4 9:-2 a:-2 b:-2 c:-3 d:-2 e:-1 f:4 g:-2 h:-1 i:-1 j:-2 k:-3
^ ⟨name⟩ est	0:3 1:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-3 b:-1 c:1 e:-1 f:-1 g:-1 h:-1 j:1 k:1 l:-1
^ ⟨name⟩ in	0:-3 1:2 3:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:4 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-3 l:-1 m:-1
^ ⟨name⟩ is	0:-1 1:3 3:1
^ ⟨name⟩ passes	0:-1 1:2
^ ⟨name⟩ где	0:-3 1:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-2 9:-1 a:-3 c:-4 d:-1 f:5 g:1 h:-1 i:-1 j:-2 k:-2
^ ⟨name⟩ ⟨name⟩	0:-1 1:-3 2:-1 3:1 4:-2 5:-1 6:-3 7:-2 8:-1 9:-1 a:1 b:-2 c:-2 d:-1 e:-2 f:-3 g:-3 h:3 i:-1 j:-3 k:-3 l:5 m:-1
^ ⟨name⟩ の	0:-2 1:-1 a:2 d:1 e:2 f:-1 g:1 l:-1
^ ⟨name⟩ を	0:-1 1:-2 3:-1 4:1 6:-1 7:-1 8:1 9:-1 a:3 b:2 e:1 f:-2 g:-1 i:-1 j:-1 k:-1 l:-1
^ ⟨name⟩ 和	0:2 1:-1 2:3 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1
^ ⟨name⟩ 값을	4:-1 a:3
^ ⟨name⟩ 를	0:-2 1:-1 3:-1 5:1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:1 d:1 e:-1 f:-1 g:1 h:-1 j:1 k:-1
^ ⟨name⟩ 어디서	0:-2 8:-1 a:-1 b:1 c:1 e:1 g:-1 j:2 k:-1
^ ⟨name⟩ 은	0:-2 a:1 c:1 e:2 g:1 k:-1
^ ⟨name⟩ 이거	0:-1 1:2 3:1 a:-1 k:1
^ ⟨name⟩ 이벤트	1:-1 2:2 3:-1 f:1
^ ⟨name⟩ 호출하는	6:1 j:1
^ ⟨path⟩	0:6 1:-3 2:-2 3:2 5:1 6:1 7:-1 8:-1 b:-2 c:-1 d:2 e:-1 f:-1 g:-1 h:1 i:-2 j:-3 k:-1 l:-2 m:-5
^ ⟨path⟩ n	1:2
^ ⟨path⟩ ⟨name⟩	0:-1 1:-1 6:4 7:-1 a:-1 b:-1 e:-1 g:-1 h:-1 j:-2 l:1
^ ⟨path⟩ 을	0:-1 3:-1 5:-1 b:-1 d:-1 g:2 k:2 m:-1
^ ⟨text⟩	0:-1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:6 9:-1 a:-2 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^ 哪些	0:-1 1:-1 3:-1 6:-1 a:-1 d:1 g:1 m:3
^ 定数	k:2
^ 定数 ⟨name⟩	k:2
^ 環境変数	b:2 k:-1
^ 環境変数 ⟨name⟩	b:2 k:-1
^ 能不能用	0:2 1:-1
^ 能不能用 ⟨name⟩	0:2 1:-1
^ 谁在监听	f:1
^ 谁在监听 ⟨name⟩	f:1
^ 누가	6:-1 8:-1 9:-1 a:-1 f:1 g:-1 i:2 j:1
^ 누가 ⟨name⟩	6:-1 8:-1 9:-2 a:-1 c:-1 f:1 g:-1 i:2 j:1
^ 여기서	0:3 1:-1 3:-1
^ 여기서 말하는	0:3 1:-1 3:-1
^ 왜	0:1 1:1
^ 이	0:-1 1:-1 3:3 4:-1
^ 테스트	0:3 1:-2 5:-3 c:2
^#anymore	0:-4 1:-1 2:-2 3:2 4:-1 5:-1 6:-1 7:-1 9:1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:2
^#call	0:2 1:-5 2:-1 3:-4 4:-2 5:-2 6:7 7:-2 8:-2 9:-1 a:-2 b:-2 d:-2 e:-1 f:-2 g:-2 h:-2 i:-2 j:4 k:-2 l:-3 m:-2
^#callee	0:-3 1:-3 2:-2 3:2 4:-1 5:-1 6:6 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-3 k:-1 l:-1 m:-1
^#catch	0:-4 1:-1 3:4 4:-1 5:-1 6:-1 7:-2 8:-2 9:6 a:-1 b:-2 c:-2 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-2
^#compare	0:3 1:3 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-3 c:-2 d:-1 e:-1 g:-2 h:-1 i:-1 j:-1 k:2 l:3 m:-2
^#copies	0:-3 1:-3 2:3 3:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#count	0:-2 1:-2 2:-1 3:-4 4:-2 5:-2 6:-2 7:-2 8:-3 9:-2 b:-2 c:3 d:4 e:-1 f:-1 g:-1 h:3 i:2 j:1 k:1 l:-2
^#create	1:-1 2:-2 3:-6 4:2 5:1 6:-1 7:-2 8:-3 9:-2 a:-2 b:-2 c:4 d:-2 e:-2 f:-2 g:-2 h:5 i:-2 k:-2 l:-1 m:-2
^#decided	0:4 1:-3 2:-1 3:3 5:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 k:-1 l:-1 m:-1
^#defined	0:-3 1:4 2:-2 3:-3 4:-2 5:3 7:1 8:-2 9:-1 a:-2 b:-2 c:-2 e:-2 f:-3 g:2 i:-1 j:-1 k:-2 l:-2 m:2
^#error	0:2 1:4 2:-1 3:-1 4:-1 5:-1 6:-1 7:5 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#event	3:-3 4:1 5:-1 6:-2 7:-2 8:-2 9:-1 a:-2 b:-2 c:-2 d:-2 e:3 f:4 g:-1 h:-2 i:-2 j:-1 k:-2 l:1
^#exists	0:-3 1:-1 2:-2 3:1 4:-1 5:2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:4 j:-1 k:-1 l:1 m:3
^#explain	0:7 1:-3 2:2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-2 m:-1
^#fail	0:2 1:4 2:3 3:1 4:-2 5:-2 6:-1 7:-2 8:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2
^#from	0:-2 2:2 3:-1 4:-2 5:-1 6:-4 7:1 8:-2 a:-3 b:-2 c:2 e:2 f:3 g:-3 h:-2 i:1 j:1 k:-1 m:1
^#good	0:-3 2:-1 3:7 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
^#handle	2:-3 3:1 4:-2 5:-2 6:-1 7:-2 8:-1 a:-3 b:-2 c:-2 d:-1 e:1 f:5 g:-2 h:1 j:-2 k:-2 l:-1 m:-1
^#happens	0:-3 2:6 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#how	0:6 1:-1 2:-1 3:-1 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
^#howto	0:7 1:1 3:-3 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:1
^#ifchange	0:-4 1:2 2:-2 3:4 4:6 6:-2 7:-2 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-2
^#impact	0:-2 2:-1 3:-3 4:6 5:-2 6:-4 7:-2 8:-1 9:-1 a:4 b:-2 c:-2 d:-2 e:-2 f:-2 g:-2 h:-2 i:-2 j:-2 k:-2 l:-2 m:-1
^#import	0:3 1:1 2:-3 3:1 4:-3 5:-1 6:3 7:-2 8:-1 9:-2 a:-2 b:-2 c:-2 d:4 e:-2 f:-1 g:-1 h:-2 i:-2 j:-2 l:-1 m:-1
^#judge	2:-2 3:8 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#meaning	0:7 1:-3 2:-1 3:1 4:-1 5:-1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
^#missing	0:1 1:5 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#most	0:-1 1:-2 2:-2 3:6 4:-1 5:-1 6:-1 9:-1 c:-1 d:-1 e:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#needed	0:2 1:-3 2:-1 3:3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:-1 k:-3 l:-2 m:2
^#never	0:-3 2:-1 3:-2 4:-1 5:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:4
^#nobody	0:-4 1:4 2:-1 4:-1 5:-1 6:-1 7:-2 8:1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:2 k:2 l:-1 m:-3
^#not	0:2 1:4 2:-2 3:2 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
^#overload	0:1 1:-1 2:-1 3:-4 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-2 h:8 i:-1 j:-1 k:-1 l:-1 m:-1
^#override	0:-4 1:4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:5 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
^#overview	0:3 1:1 3:2 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
^#places	2:-1 3:2 5:-2 6:-2 7:-3 8:3 9:-1 a:1 b:1 c:-4 d:-2 e:-3 g:-2 h:-2 i:-2 k:4 l:-2 m:-2
^#possible	0:7 1:-3 2:-1 4:4 5:-2 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-2 l:-2 m:-1
^#proscons	0:1 1:-2 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#quality	0:-4 1:-3 2:-2 3:7 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#raise	2:-2 3:-3 4:-1 5:-1 6:-1 7:2 8:6 9:-2 a:-1 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
^#read	0:-1 1:-3 3:-1 4:-2 5:-1 6:-2 8:-1 9:-1 a:-3 b:8 c:-2 d:-2 e:-2 f:-1 g:-1 h:-2 i:-2 j:-2 k:-2 m:-2
^#risk	0:3 1:-3 2:-1 3:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
^#send	0:-1 1:4 2:-2 4:-2 5:-1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:-2 g:-1 h:1 i:1 j:-2 k:-2 m:-1
^#should	0:1 1:-4 2:-3 3:7 4:-2 5:-3 7:1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-2 k:-1 l:-1 m:-1
^#show	0:-3 1:-1 2:-1 4:-1 7:-1 8:2 9:-1 a:1 b:-1 c:2 d:2 e:-1 f:-1 g:-1 h:1 j:1 k:1 l:-1 m:1
^#since	0:-1 1:5 2:2 3:1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:4 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-2
^#slow	1:8 2:-2 3:-5 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:-2 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#sometimes	0:-5 1:5 2:1 3:1 4:1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-2 m:-2
^#structure	0:-4 2:-2 3:8 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
^#subtype	0:-7 1:2 2:-3 3:3 4:-2 5:-2 6:1 7:-2 8:-1 9:-1 a:-2 b:-2 c:-2 d:-2 e:-2 f:-2 g:4 h:-2 i:4 j:-1 k:-2 l:-2 m:-2
^#tests	0:-2 1:2 2:-2 3:3 4:-2 5:7 6:-1 7:-2 8:-1 9:-1 a:-2 b:-2 c:1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1 m:-2
^#thing	0:1 1:-2 2:-2 3:1 4:-1 5:-1 6:-2 7:1 8:-2 9:-2 a:-2 b:-2 c:-2 d:-2 e:-2 f:-2 h:2 i:4 j:1 k:2 l:-2 m:3
^#to	0:1 1:2 2:2 4:-1 5:-1 6:1 7:-1 8:-3 9:-1 a:-2 b:-2 c:-2 d:-2 e:-1 f:2 g:-2 h:-1 i:-1 k:-2 m:-2
^#too	0:-3 1:-3 2:-1 3:7 4:-1 5:-1 6:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
^#trace	1:-4 2:11 3:-7 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:1 l:3 m:-2
^#twice	0:-4 1:4 2:-1 3:2 4:-1 5:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
^#unused	0:-1 1:-3 2:-1 3:-6 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:8
^#use	0:-2 2:-2 3:-1 5:-2 6:-3 7:-1 8:-2 9:-2 a:-2 b:2 c:-2 d:3 e:-2 f:-1 g:-2 h:-2 i:-2 j:-1 k:7 m:-4
^#what	0:1 2:3 3:1 4:1 7:1 8:-1 9:-1 b:-1 d:-1 f:-1 g:-1 j:-1 k:-1 l:-1
^#when	0:4 1:2 2:-3 3:-4 4:-2 5:-2 6:-1 7:-3 8:-2 9:-2 a:4 b:-2 c:-2 d:-1 e:-3 f:2 g:-2 h:-2 i:-1 j:-2 k:-2 l:-1 m:-2
^#where	0:2 1:-3 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:2 a:1 b:2 c:4 e:1 h:-1 i:-1 l:-1 m:-1
^#which	0:1 1:-3 2:1 3:-1 4:-1 5:1 8:1 9:-1 e:1 f:-1 h:-1 j:-2 k:1 m:1
^#who	0:-3 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-2 8:1 9:1 a:3 b:2 c:1 d:1 e:2 f:2 h:-1 j:2 k:-1 l:-1 m:-1
^#why	0:6 1:6 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#work	0:3 1:-3 3:2 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
^#write	1:3 2:-2 3:1 4:3 6:-2 7:-2 8:-2 9:-1 a:-2 b:2 c:-2 d:-1 e:-2 f:-2 h:-2 i:3 j:-2 k:-2 l:-2 m:-2
^#wrong	0:-3 1:6 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
^#⟨error⟩	0:-3 1:5 3:-1 7:-1 9:3 a:-1 b:-1 c:-1 e:-1 f:-1 k:-1
^#⟨name⟩	0:-2 1:-2 2:-3 3:-2 4:2 6:1 7:2 8:-2 9:-1 a:1 d:-1 h:1 j:2 k:1 m:-2
^#⟨n⟩	1:6 2:-1 3:1 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 m:-1
^#⟨path⟩	0:1 1:-4 2:-3 3:1 6:-1 7:-1 8:-2 9:-2 a:2 b:2 c:-2 d:-1 e:-2 f:-2 g:1 h:1 i:1 j:-1 k:-3 l:-4 m:4
^#⟨text⟩	1:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:4 9:-1 a:-3 b:-2 c:-1 d:3 e:-1 f:-2 g:-2 h:-1 i:-1 j:-1 k:-2 l:-2 m:-1
a	0:4 1:1 2:1 3:1 5:-1 7:-1 8:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 k:1 l:2 m:-1
a chave	0:-2 3:-1 4:2 8:-1 a:-2 b:3 c:-1 e:-1 g:-1 j:-1
a classe	0:1 1:-1 3:1 4:-1 5:3 6:-1 c:-1 g:-1 h:-1 i:-1 j:-1 k:-1
a coluna	0:-1 1:1 a:1
a constante	0:-1 1:-1 h:-1 j:-1 k:3 m:-1
a cosa	0:7 1:-2 2:-1 3:-4 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-3 l:-1
a file	0:1 1:2 3:-2
a function	0:2 1:1 2:-1 3:-1 6:-2 j:-1 m:-1
a função	0:2 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-2
a gente	0:4 1:-3 2:-2 3:2 4:-1 5:-2 6:-1 7:-1 8:-1 9:2 a:-1 e:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
a helper	0:3 1:-1 3:-2
a la	0:-5 1:5 2:-1 3:4 4:-1 5:1 6:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-2 m:-2
a list	0:1 1:1 3:-1 k:1
a los	3:1 6:-1 j:-1 m:2
a mano	1:-3 2:-2 3:1 4:-1 6:-1 7:-1 9:-1 a:-2 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
a member	0:1 1:1
a message	0:-5 1:-1 2:4 3:-2 e:1 f:1 l:3 m:-1
a n	0:1 1:-4 3:3 6:1 m:-1
a name	0:1 1:1 2:-1 3:-1 6:-1
a new	0:2 1:-1 2:-1 3:1 4:1 a:1 c:-1 l:-1
a payment	0:-3 2:3 3:-1 l:-1
a quién	1:-1 3:-2 4:2 6:3 a:-1 d:-1 e:-1 f:-1
a qué	0:-2 1:1 3:-1 4:-1 6:3 7:-1 8:-1 j:-1 k:-1
a request	0:-3 1:-2 2:3 3:-2 5:-1 6:-1 e:-1 i:-1 l:3
a row	0:-1 1:-1 2:-1 6:-1 l:3
a script	0:2 3:-1 l:-1
a second	1:2 3:-1 l:-1
a separate	0:2 1:-1 3:-1
a session	0:-1 c:2
a t	0:-1 1:2 2:-1 3:-1 e:-1 g:1 h:-1 j:1 l:1 m:1
a test	0:2 1:-1 3:-1 5:-1
a text	0:4 1:-3 2:-1 3:-1
a tour	0:-1 1:-1 2:3 3:-1
a true	0:-2 2:-1 4:-1 9:-1 a:4 b:-1 c:-1 e:-1 f:-1 l:-1
a un	0:-1 1:-1 3:2 4:-1 f:-1 i:2 l:-1
a user	0:-1 1:1 2:2 3:-1
a ⟨name⟩	0:-4 1:-5 2:-3 3:-5 4:1 5:-2 6:-5 9:1 a:3 b:-3 c:-2 d:-3 e:-4 f:-5 h:-1 i:-4 j:5 k:2 l:6 m:-2
a ⟨text⟩	0:2 1:-1 3:-1
ab	0:-4 1:3 2:-1 3:-2 4:-2 6:2 7:-2 8:-2 9:2 a:2 b:3 c:-3 d:-2 e:-2 f:-2 g:1 h:-2 i:-2 j:-4 k:-2 l:-3 m:-2
ab $	0:-4 1:-3 3:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:4 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
ab ?	0:-1 3:1 5:1 8:-1 9:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 i:-1 k:-1 m:-1
abbia*	0:1 1:-1 3:-2 5:3 c:-1 e:-1 f:-1 g:-1 i:2 j:-1
abbiamo	0:1 1:-1 3:-2 5:3 c:-1 e:-1 f:-1 g:-1 i:2 j:-1
abbiamo due	0:3 1:-2 3:-1
aber	0:-1 1:4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:2
aber nicht	0:1 1:1 3:-1 m:-1
aber nur	1:1
abfra*	0:-3 1:-1 3:-2 5:-1 6:-1 8:-1 b:3 d:-1 e:-1 h:-1 l:3
abgef*	0:-1 1:-1 2:-1 3:-1 4:-1 9:2 a:-1 b:2 c:-1 f:-1 k:-2
abonn*	0:-1 1:4 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:4 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
abonnés	1:-2 4:-1 6:-1 a:-1 e:1 f:3 j:-1 k:-1
abort*	0:-1 1:1
aborted	0:-1 1:1
about	2:-2 3:4 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:1 m:-2
about ?	0:1
about in	0:-2 3:3
abstr*	0:3 1:-1 3:-1
acaba	0:-2 l:2
accen*	0:-3 1:2 2:-1 3:-2 d:-1 k:2 m:-1
accep*	0:-4 1:2 2:-1 4:-2 5:-1 6:-3 7:-4 8:-3 9:-1 a:-4 b:-2 c:-1 d:-1 e:-1 f:-1 g:-2 h:6 i:-2 j:-1 k:-2 l:-1 m:3
acces*	0:-2 3:1 8:-1 a:-1 b:4 f:-1 j:-1 l:-2
access	0:-1 1:1 b:3 f:-1 l:-2
accid*	0:1 1:-3 3:3
accident	0:1 1:-3 3:3
accor*	0:1 j:-1 k:2
aceit*	0:-2 1:-2 2:1 3:1 6:-1 h:3 i:-1 m:-1
acent*	0:-2 1:2 2:-1 3:-2 b:-1 f:-1 k:3 l:-1 m:-1
acha	0:-2 1:-1 2:-1 4:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 m:2
acont*	2:1
acontece	2:1
acopl*	0:-1 3:2
acros*	0:-1 1:-1 3:3
across	0:-1 1:-1 3:3
across the	0:-1 1:-1 3:2
actio*	0:-2 1:-1 2:2 3:-2 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:1 g:-1 j:-1 k:-1 l:-1
action	0:-2 1:-1 2:2 3:-2 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:1 g:-1 j:-1 k:-1 l:-1
activ*	0:-2 1:3 3:-1 g:2
actua*	0:-3 1:-2 3:2 6:-1 9:-1 a:1 b:1 e:2 j:-1 k:-1 l:2 m:-1
actual	0:-1 6:-1 c:1 l:2
actually	0:-2 1:-2 3:2 a:-1 b:1 e:2
adapt*	0:-5 1:-1 2:-1 3:-4 4:2 5:-1 6:1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:6 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
adapter	0:-2 1:-1 3:-1 4:3 6:2 7:-1 g:1 h:-1 j:-1
add	0:4 1:-2 2:-1 3:1 l:-1
add a	0:2 1:-1 3:1
added	0:4 1:-3 2:-1 3:-2
addre*	0:1 3:-1 4:1 j:1 k:-1
address	0:1 3:-1 4:1 j:1 k:-1
admin	0:1 1:1 3:-2 5:-1 b:-1 e:-1 f:-1 j:2 m:2
admin $	1:3 3:-1
afect*	3:-1 4:3
affec*	0:-1 1:1 3:-2 4:-2 5:-1 6:-3 7:-1 8:-1 a:5 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
affected	3:-1 4:2
affic*	0:-3 1:5 3:-3 8:-1 a:-1 b:-1 c:-1 e:-1 j:-1 k:-1 l:2 m:-1
affiche	0:-1 1:3 3:-1 m:-1
after	0:-4 1:9 2:2 3:-4 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
after a	0:-3 1:4 2:1
after n	0:-1 1:2
after the	0:-3 2:3 3:-1 5:-1 j:1 l:1
after touching	0:-2 1:-1 3:-1 5:3
after ⟨name⟩	0:3 1:-4 2:1 3:-2 4:-1 6:-1 7:-1 a:1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
again	0:5 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
again*	0:2 1:-1 a:1
against	0:2 1:-1 a:1
agent	0:-2 1:-1 2:4 3:-1 6:-1 l:-2
aggiu*	0:1 1:2 2:-1 3:1 4:-1 l:-1 m:-1
aggiungere	0:1 1:-1 2:-1 3:2 4:-1
aggiungere un	0:2
agreg*	1:3 3:1 4:-1
ahí	0:-1 1:1 3:-1 4:-1 6:-1 7:-1 8:-2 a:-2 b:-1 c:4 d:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
ai	0:3 1:-2 3:-2 5:1 a:-1 m:-1
ainda	0:-4 1:-3 2:-1 3:-2 4:-2 5:-1 6:-2 7:-1 8:-1 9:-2 a:-4 b:3 c:-2 d:2 e:-2 f:-2 g:-1 h:-2 i:-1 j:3 k:2 l:-1 m:-1
ajout*	0:3 2:-1 8:-1 d:-1
ajoute	0:3 1:-1 8:-1
ajust*	0:-1 1:-3 3:-1 4:2 b:2
al	0:-2 1:1 2:2 4:-1 5:-2 6:-2 7:-3 8:-3 9:-2 a:-3 b:-2 c:-1 d:-2 e:-3 f:5 g:-2 h:-3 j:-1 k:-3 l:3 m:-2
algo	0:-4 2:-1 3:1 4:1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:4
algui*	0:-1 1:-1 3:-1 4:-1 6:-1 7:-1 9:1 a:-1 b:1 c:-1 e:1 f:-1 j:3 k:1 l:-1 m:-1
alguien	0:-1 1:-1 3:-1 4:-1 6:-1 7:-1 9:1 a:-1 b:1 c:-1 e:1 f:-1 j:3 k:1 l:-1 m:-1
algum	0:1 1:-2 2:-1 3:-3 4:-1 5:3 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 d:1 e:-1 f:2 g:-1 h:-2 i:-1 j:-1 l:1 m:-1
algum lugar	3:-1 9:-1 c:1 f:2
algum*	0:-4 1:-2 2:3 3:-2 4:-1 6:-1 9:-1 a:-1 b:-1 c:-1 i:-1 j:-1 k:3 m:1
alguma	0:-4 1:-2 2:3 3:-2 4:-1 6:-1 9:-1 a:-1 b:-1 c:-1 i:-1 j:-1 k:3 m:1
algun*	0:-1 1:-1 4:-1 6:-1 d:2 f:-1 g:1 h:-1 j:-1 k:2 l:2 m:-1
alguna	0:-1 1:-1 4:-1 6:-1 d:2 f:-1 g:1 h:-1 j:-1 k:2 l:2 m:-1
algué*	0:-3 3:-3 4:-2 5:-1 6:-2 7:-2 8:-2 9:1 b:3 c:-2 d:1 e:-2 f:-3 g:-2 h:-2 i:-1 j:3 k:1 l:-2 m:-2
alguém	0:-3 3:-3 4:-2 5:-1 6:-2 7:-2 8:-2 9:1 b:3 c:-2 d:1 e:-2 f:-3 g:-2 h:-2 i:-1 j:3 k:1 l:-2 m:-2
alguém ainda	0:-3 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:4 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:2 l:-1 m:-1
algún	0:-4 1:-6 2:2 3:-4 4:-2 5:3 6:-1 7:-1 8:-2 9:3 a:-1 b:-2 c:3 d:3 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 l:-1 m:-2
algún lado	1:-4 8:-1 9:3 d:1 f:-1 k:1
algún sitio	0:-2 1:-2 2:-1 3:-2 4:-2 6:-1 7:-1 8:-1 9:-2 a:-1 b:-1 c:3 d:-1 e:-1 f:3 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
alive	0:-3 1:5 2:-1 3:-1 f:-2
all	0:1 1:-2 2:-1 3:1 4:-1 5:-2 6:1 8:1 a:-2 b:2 c:-2 d:2 e:-1 f:-1 g:-1 h:3 j:-1 k:1 l:-1 m:-3
all $	1:-2 3:-2 4:-1 7:2 a:-2 b:3 h:-1 m:-1
all subclasses	g:-1 i:2
all the	0:-1 1:-2 3:1 6:1 g:-1 h:1 i:2
alla	0:3 1:-1 2:-1 3:-2 l:1
alle	0:-6 1:-4 2:-2 3:1 4:-3 5:1 6:-3 7:-3 9:-1 a:-1 b:-3 c:3 d:-2 e:4 f:-4 g:-3 h:2 i:-1 j:1 k:-2 m:-2
alles	0:-3 1:-2 2:2 3:-2 4:2 5:-1 6:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:-1
alles auf	1:-1 6:2 j:-1
alloc*	c:1 h:1
allocation	0:1
allow*	0:1 1:2 3:-2 4:-1
allowed	0:1 1:2 3:-2 4:-1
along	0:-1 3:1 4:1
alors	0:-2 1:5 3:-2
alors que	0:-2 1:4 3:-1
alrea*	0:2 3:-1
already	0:2 3:-1
als	0:2 2:-2 4:-1 5:-2 6:-1 7:2 8:2 9:-3 a:-1 b:-2 c:2 d:-1 e:-1 f:-1 g:-1 h:-3 i:2 j:-2 k:-2 l:-1 m:-2
also	0:2 1:-4 2:3 3:-4 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:2 k:-1 l:-1 m:-1
alte	0:-1 1:4 3:-1 4:-2 a:-1 c:-1 d:-1 i:-1 j:-1 k:1 m:-2
alter*	0:-1 1:-1 3:-1 4:-3 8:-1 9:-1 a:5 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 k:-1
altera	1:-1 3:-1 4:-3 8:-1 9:-1 a:5 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 k:-1
altho*	0:-1 1:2 3:-1
although	0:-1 1:2 3:-1
although the	1:2
altro	0:-2 1:2 2:-1 3:2 4:-1 6:-1 a:-1 b:2 c:-1 h:-1 j:-1 k:-1 l:-1
aluno	0:-2 1:2 2:-1 3:1 j:-1 k:-1 l:1 m:-1
alway*	0:-1 3:-1 8:1 c:2 m:-1
always	0:-1 3:-1 8:1 c:2 m:-1
am	0:1 1:3 2:-1 4:-1 6:-2 7:-1 8:-2 9:1 a:-2 b:-2 c:-3 d:-2 e:-2 f:-2 g:-1 h:-1 i:-1 j:2 k:1 l:-1 m:1
am ende	3:-3 6:-1 8:-1 9:2 b:-1 e:-1 f:-2 h:-1 j:3 l:-1
am i	0:-4 1:-2 3:3 i:-1 m:2
an	1:2 2:1 3:-3 4:2 5:-1 6:2 7:-3 8:-2 9:-2 b:-3 c:-3 d:-2 e:4 f:-2 g:-2 h:2 j:-1 k:-2 l:-1 m:-3
an $	0:-4 1:4 2:-1 3:1 4:-1 5:-1 6:-3 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-3 g:-1 h:4 i:-2 j:-1 k:-1 l:-1 m:-1
an answer	0:5 1:-3 2:-1 e:-1 m:-1
an denen	1:-1 3:-1 5:-1 8:-1 a:4 b:-1 h:-1 i:-1 j:-1 k:-1 m:-1
an empty	0:-3 1:4 3:-1 4:-1 c:-1
an error	1:2 3:-1
an hour	0:-1 1:3 3:-1
an object	0:3 1:-2
an uploaded	0:-3 1:-2 2:3 3:-1 l:2
an ⟨name⟩	0:-1 1:-3 2:-1 3:-2 4:5 5:-1 6:-2 7:-1 8:-1 9:-1 a:-3 b:-2 c:-2 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:1
analy*	0:2 1:-2 2:-1 3:-1 4:3 a:-1 l:-1
anche	0:-1 1:1 3:-1 6:-1 8:-1 9:-1 a:-1 b:2 c:-1 e:-1 f:-1 j:3 k:-1
ancor*	0:-3 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:5 l:-1 m:-1
ancora	0:-3 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:5 l:-1 m:-1
and	0:4 1:1 3:5 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 i:-1 k:-1 m:-1
and how	0:1 1:-1 3:2 l:-1
and i	0:-3 3:-1 4:-1 7:3 a:-1 e:1 f:1 l:-1 m:-1
and in	0:-5 1:2 2:3 3:-1 6:2 k:-1 m:-1
and is	0:-1 3:3 8:1 a:-1 g:-1 i:-1 l:-1
and its	1:1 m:-1
and the	0:-3 1:3 a:-1 d:-1 l:4 m:-1
and then	0:-1 1:2
and what	1:-1 2:-1 3:3 5:-1 7:2 9:1 m:-1
and where	0:-1 1:2 3:-1 4:1 b:2
and which	0:-1 1:-1 3:3 g:1 h:1
and who	1:-2 2:-1 3:-2 4:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 j:4
and why	0:-1 1:2 3:2
and would	0:-1 3:1
and ⟨name⟩	0:2 1:-2 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
ander*	0:-2 1:-1 2:-1 3:1 4:-1 5:-1 6:5 7:3 8:-1 9:-2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-3
anderen	0:-2 1:-2 2:-1 3:2 4:-1 5:-1 6:5 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-3
andro*	0:-2 1:1 3:-1 m:2
android	0:-2 1:1 3:-1 m:2
android n	1:2 3:-1
anoth*	1:3 2:-1 3:-1 k:-1 l:-1
another	1:3 2:-1 3:-1 k:-1 l:-1
answe*	0:2 1:2 2:-2 3:-2 4:-1 6:-1 7:-1 e:-1 j:-1 m:-1
answer	0:2 2:-2 3:-2 e:-1 m:-1
antes	0:-4 1:4 2:4 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
antes de	0:-3 2:4 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 k:-1 l:-1
any	0:-4 2:-1 3:3 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 d:1 e:-1 f:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
any more	1:1 3:-1 m:2
anybo*	1:-1 9:1 a:1 b:2 d:-1 f:-1 m:-1
anybody	1:-1 9:1 a:1 b:2 d:-1 f:-1 m:-1
anymo*	0:-1 1:2 3:-1 6:-1 d:-1 j:3 k:-1 m:2
anymore	0:-1 1:2 3:-1 6:-1 d:-1 j:3 k:-1 m:2
anyth*	0:-4 1:-3 2:-1 4:1 5:-1 6:-1 7:1 8:1 9:1 a:-1 b:-1 c:-1 d:2 e:-1 f:1 g:-1 h:-1 i:1 j:2 k:2 l:-1 m:-2
anything	0:-4 1:-3 2:-1 4:1 5:-1 6:-1 7:1 8:1 9:1 a:-1 b:-1 c:-1 d:2 e:-1 f:1 g:-1 h:-1 i:1 j:2 k:2 l:-1 m:-2
anywh*	0:-3 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:3 c:1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:4
anywhere	0:-3 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:3 c:1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:4
anywhere $	1:-2 2:-1 3:4 9:-1 c:-1 l:-1 m:-1
anywhere ?	0:-2 1:-1 3:-3 4:-1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 h:-1 k:-1 m:5
ao	0:2 1:1 3:2 4:-1 5:-1 i:-1 m:-1
apare*	0:-4 1:5 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:3 m:-2
aparece	0:-3 1:3 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:2 m:-2
aparecem	0:-2 1:3 3:-1 c:1 k:-1
apart*	0:-1 1:1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 k:-1
aparte	0:-1 1:1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 k:-1
api	0:2 1:-2 2:-2 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 k:-2 l:2 m:5
api ?	2:-1 3:2 e:-2 j:2
app	0:-3 1:4 2:-1 3:-1 4:-1 5:-2 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:5 f:-2 g:-1 h:-1 i:-1 j:2 k:-3 l:-2 m:-2
app ?	0:1 1:-1 3:1 c:-1
appel*	0:-4 1:1 2:1 3:-3 4:-3 5:-2 6:5 7:-4 8:-2 9:-2 a:-4 b:-3 d:-2 e:-3 f:-3 g:-2 h:-1 i:-4 j:5 k:-3 l:-3 m:2
appeler	0:3 3:-1 6:-3 a:-1 c:-1 h:2 j:2 l:-1
appeler ⟨name⟩	0:3 3:-1 6:-3 a:-1 h:2 j:2 l:-1
appelle	0:-3 1:-1 2:2 3:-1 4:-1 6:4 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 j:1 l:-1 m:-1
appelle ⟨name⟩	j:3
appels	0:-3 1:-4 2:-1 3:-1 4:-1 5:-1 6:3 7:-2 8:-1 9:-1 a:-3 b:-2 c:2 d:-1 e:-2 f:-2 g:-2 h:-3 i:-2 j:3 k:-2 l:-1 m:-1
appelé	0:-1 1:5 2:-1 4:-1 6:-3 7:-1 c:-1 e:-1 j:-1 m:-1
appelée	0:-1 1:1 j:2
appelées	6:2 j:-2 m:1
appli*	1:1 3:-1
appro*	0:-3 1:-2 2:4 3:-1
aprov*	6:-1 e:-1 k:3
après	0:-3 1:5 2:3 3:-4 4:-3 6:-1 7:-2 8:-1 9:-1 a:1 b:-2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-2 m:-1
après le	0:-1 1:2 3:-1 4:-1 a:2
après une	1:3 2:-1 3:-1 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
aqui	0:5 3:-2 7:-2 8:-1 l:-1
archi*	1:2 2:-3 3:3 4:-1 5:-2 6:-1 7:-1 9:-1 a:1 b:-1 c:-1 d:2 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
architecture	0:1 1:3 2:-2 d:-1 m:-1
architecture of	0:2 1:-1 2:-2 3:1 d:-1
archivos	0:-1 3:-1 d:3 f:-1
are	0:5 1:1 2:-1 3:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-2 l:-1 m:1
are never	6:-1 j:-1 k:-1 m:4
are not	0:5 1:-4 3:-3 k:-1 m:2
are reserved	0:-1 1:2
are shown	0:4 1:-3 2:-1 3:-2 k:-1 m:-1
are the	0:-1 1:-2 2:2 3:4 6:-1 7:-1 a:-1 d:-1 f:-1 h:-1 i:-1 m:-1
are there	0:-2 1:-1 2:-1 3:5 5:-1 6:-1 7:-1 9:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:2 j:-1 k:-1 l:-1
are they	0:-1 3:2
are told	0:3 1:2 2:-2 3:-2 e:-1 h:-2 i:-1 k:-2
are too	0:-1 3:4 6:-1 m:-1
are validation	0:1
argum*	0:-1 1:4 2:-1 3:-4 4:-1 5:-1 6:-4 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:6 i:-3 j:-2 k:-2 m:-2
argument	0:1 1:-1 2:-1 3:-4 4:-1 6:-2 7:-1 a:-1 c:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 m:-1
argument of	0:3 3:-1 h:-1 m:-1
arguments	0:-2 1:5 3:-2 b:-1 d:-1 h:-3 i:-1 k:-1 m:-1
aroun*	0:5 1:-2 2:-1 3:-1 8:-1 a:-1 c:-1 e:-1 l:-1
around	0:5 1:-2 2:-1 3:-1 8:-1 a:-1 c:-1 e:-1 l:-1
arqui*	0:-3 1:-1 2:-2 3:3 4:-1 5:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
arquivo	0:-1 1:1 d:1 l:1
arquivos	0:-2 1:-2 2:-1 3:3 4:-1 5:2 6:-1 7:-1 a:-1 d:1 e:-1 f:-1 j:-1 k:-1 m:-1
array	0:-1 1:3 3:-1 4:-1 c:-1 h:1
arrib*	0:-1 1:-1 6:-4 8:-1 9:3 f:-2 j:4
arriba	0:-1 1:-1 6:-4 8:-1 9:3 f:-2 j:4
arriv*	0:-3 1:1 2:1 3:-2 4:-1 5:-1 7:-1 8:-1 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:3 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
arriva	0:-3 1:-1 3:-1 4:-1 6:-1 7:-1 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 i:-1 j:-1 k:-1 l:2 m:-1
arrives	0:-1 3:-1 f:2
as	0:4 2:-2 3:-1 4:-2 5:-1 6:1 7:2 8:-1 9:-1 a:-1 b:-1 f:-1 h:-1 j:-2 k:1 m:-2
as a	0:1 1:-2 2:-1 d:2 l:2
as an	0:3 1:1 3:-3
as it	0:2 1:-2 3:1
as mutable	1:1
as the	0:3 3:-1 d:-1 k:-1
ascol*	0:-1 1:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-3 f:5 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
askin*	0:2 1:-1 3:-1 4:1 c:-1 j:-1
asking	0:2 1:-1 3:-1 4:1 c:-1 j:-1
asks	0:4 1:-6 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
asseg*	0:1 1:-2 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 a:5 b:-2 c:-2 d:-1 e:-2 f:-2 g:-2 h:-2 i:-2 j:-2 k:-1 l:-1 m:-1
asser*	1:3 3:1 9:-1 b:-1 l:-1
assert	1:3 9:-1 b:-1 l:-1
assert 'b'	1:2 9:-1
asses*	0:-2 1:-1 3:3
assess	0:-2 1:-1 3:3
assig*	0:1 3:-1 4:-1 a:3 c:-1 f:-1 g:-1 i:-1 k:-1 l:-1
assignment	1:2
assigns	0:2 1:-1 a:2 c:-1 g:-1 i:-1 l:-1
assin*	0:-1 1:-1 2:-1 3:-1 4:-1 5:-2 6:-2 7:-1 8:-1 9:2 a:-3 b:-2 c:-1 d:-1 e:-1 f:4 g:-1 i:-2 k:-1 l:-1
async	4:2
async*	0:-3 2:-1 3:-3 4:4 5:-1 6:-1 7:-2 8:-1 a:-1 b:-1 c:-1 d:3 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
at	0:2 1:4 2:-1 3:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 f:-1 k:-1 l:-1 m:-1
at a	0:1 1:1 3:-1
at all	0:2 1:-3 3:2 4:-1 5:-2 a:-2 b:3 c:-1 e:-1 g:-1 h:-1 i:-1 k:-1 m:-1
at n	0:-1 1:1
at the	0:-2 1:4 2:-1 3:-1 5:-1 6:-1 b:1 e:2 j:-1 l:-1
at ⟨name⟩	1:2 4:1
at ⟨path⟩	0:-1 1:2 3:-1 l:1
atrav*	0:-3 1:2 2:5 3:-4 m:-1
atrib*	0:-4 1:-2 3:-1 4:-2 5:-1 6:-2 7:-2 8:-1 a:6 b:-1 c:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-2 k:-2 l:-2
attem*	0:-3 1:3
atten*	0:-1 1:2
attra*	0:-1 3:2 8:-1 9:2 f:-1
attrape	8:-1 9:2
até	0:-2 1:-4 2:2 3:2 4:2 5:-1 6:-1 7:-1 8:-1 9:1 a:-2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
até o	0:-1 1:-2 2:3 3:-1 4:-1 9:2 f:-1 l:-1
au	0:-1 1:2 2:3 3:-5 5:1 6:-4 7:-3 8:-1 9:-1 a:2 b:-2 c:2 d:-1 e:1 f:-1 g:1 h:-1 j:-2 k:-1 l:-2 m:-2
au lieu	1:-3 2:-1 3:-1 5:-1 9:-1 a:3 b:-1 c:-1 e:-1 f:-1 g:2 j:-1
auch	1:-3 2:-1 3:3 4:-1 5:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
aucun	0:-1 1:4 3:-2 4:-2 5:3 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-2 h:-1 j:-1 k:-1 l:-1 m:1
audio	0:3 3:-3
audit	3:-2 6:1 a:1 e:2
audit*	0:1 1:-1 3:-2 6:-1 e:-1 i:-1 j:-1 k:3 l:-1 m:-1
auf	0:-4 1:5 2:2 3:-3 4:-1 5:-2 6:3 7:-2 8:-3 9:-2 c:-3 d:-2 e:2 f:-1 g:-2 h:-2 i:-2 j:1 k:2 l:-2 m:-2
auf $	0:-2 1:4 2:-1 4:-1 5:-1 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1
auf ?	1:-1 2:-1 3:-1 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 j:1 k:3 l:-1 m:-1
auf dem	0:-3 1:5 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
auf die	0:-2 1:1 3:1 4:-1 a:-1 b:2
auf n	1:1 3:-1 a:1
auf ⟨name⟩	1:-1 3:-1 4:-1 a:2 b:2 e:1 i:-1 j:-1 k:-1
aufge*	0:-1 2:3 3:-1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:2
aufgerufen	0:-1 1:2 3:-1 4:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:2
aufgerufen ?	0:-1 6:1 8:-1 b:-1 c:-1 e:-1 g:-1 j:2 k:-1 l:-1 m:2
aufru*	1:-4 2:-2 3:1 4:-3 5:-2 6:1 7:2 8:-3 9:-2 a:-3 b:-3 c:-3 d:-2 e:-2 f:-3 g:-3 h:-1 i:-4 j:5 k:-3 l:2 m:1
aufrufe	0:-4 1:-3 2:-1 3:-1 4:-2 5:-1 7:1 8:-2 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 j:4 k:-2 l:3 m:-1
aufrufer	0:-3 1:-1 3:2 6:-4 7:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:3 k:-1 l:-1 m:2
aufrufer von	0:-1 6:-3 i:-1 j:3
aufte*	0:-1 1:-2 3:3
aunqu*	0:-1 1:2 3:-1 4:-1 5:1 a:-1
aunque	0:-1 1:2 3:-1 4:-1 5:1 a:-1
aus	0:-2 1:-1 2:2 3:-1 4:-2 5:-3 6:-4 8:-2 9:-1 a:-3 b:1 c:-2 d:1 e:4 f:-3 h:-2 i:-2 j:3 k:-2 l:3 m:-3
aus einem	1:1 2:3 3:-3 4:-1 5:-1 6:-1 f:-1 l:-1 m:-1
aus ⟨name⟩	0:-1 1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-2 b:2 c:-1 d:1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:-1 l:2
ausge*	0:-1 1:2 3:-1 6:2 8:2 b:1 e:-1 i:-1 j:-3 l:1
ausna*	0:-3 1:-2 2:-1 3:-1 4:-1 5:-1 6:-2 7:6 8:2 9:-1 a:-3 b:-2 c:-3 d:-1 e:-2 f:-2 g:-1 h:-2 i:-1 j:-2 k:-2 l:1
ausnahmen	0:-3 1:-2 3:-1 4:-1 5:-1 6:-1 7:6 8:-1 a:-3 b:-2 c:-1 d:-1 e:-2 f:-2 g:-1 h:-2 i:-1 j:-2 k:-2 l:-1
auth	0:-3 1:-1 2:4 3:-2 l:-1
authe*	0:4 3:-2
authentication	0:4 3:-2
autou*	0:1 1:-1 2:-1 5:2
autour	0:1 1:-1 2:-1 5:2
autre*	0:-1 1:-2 2:-1 3:2 4:-1 6:4 7:2 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
autres	0:-1 1:-1 2:-1 3:2 4:-1 6:4 7:-1 a:-1 b:-1 e:-1 j:-1 k:-1 l:-1 m:-1
avant	0:3 1:1 2:3 3:-2 5:-1 6:-1 7:-1 8:-2 a:-1 b:-1 c:-2 d:-1 e:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
avec	0:2 1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:4 i:-1 j:-1 k:-1 l:-1 m:-2
avisa	0:-4 1:-1 2:-1 3:-3 5:-1 6:-1 7:-1 8:-2 9:-2 a:-2 b:-2 c:-2 d:-1 e:6 f:-3 g:-1 h:-1 i:-1 j:-2 k:-1 m:-1
avoir	0:2 1:-3 3:1 l:-1
away	0:-2 1:1 3:-1 5:-1 7:-1 m:3
axios	0:-2 1:1 2:-1 3:3 d:1 k:-1 m:-1
ayer	0:-1 1:3
b	0:-1 3:3 d:-1
back	0:-3 1:3 2:-2 3:-2 4:-1 5:-1 7:2 a:1 b:2 c:1 e:1 g:1 i:-1 l:-1 m:-1
backe*	0:1 1:-2 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
backend	0:1 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:4 f:-1 g:-1 h:-1 j:-1 k:-2 l:-1 m:-1
backu*	3:-1 8:-1 9:3 m:-1
backup	3:-1 8:-1 9:3 m:-1
bad	0:-2 1:2 3:3 6:-1 d:-1 j:-1
bad is	0:-1 3:2 d:-1
badge	0:-1 2:1 3:-1 a:3 h:-1 l:-1
banca*	0:-2 1:-1 5:1 7:2
barra*	2:-1 3:-1 7:1 l:1
base	0:2 1:-1 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-3 d:-1 e:-1 f:-1 g:3 i:-2 j:-1 k:-1 l:-1 m:-1
base de	0:-4 2:-1 3:5 5:-1 6:-1 h:-1 m:-1
base one	0:-2 1:2 c:-1 g:3 h:-1 i:-1
batch	1:1
bcryp*	0:-1 1:-1 l:3
bcrypt	0:-1 1:-1 l:3
be	0:1 1:1 2:-1 3:5 4:1 5:-1 6:-2 7:1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-3 l:-2 m:1
be cast	1:1
becau*	0:-1 1:-2 3:-1 4:1 7:-1 m:2
because	0:-1 1:-2 3:-1 4:1 7:-1 m:2
becom*	0:-4 1:2 2:3 4:-1 5:-1 6:-1 h:-1 l:2
become	0:-3 1:2 3:1 5:-1 l:2
bedeu*	0:4 1:-1 2:-1 3:-1 m:-1
bedeutet	0:4 1:-1 2:-1 3:-1 m:-1
been	1:3 b:-1 l:-1
beend*	0:-2 1:4 3:-2
beendet	0:-2 1:4 3:-2
befor*	0:-1 1:4 2:3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1
before	1:4 2:3 4:-1 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
before i	0:2 3:-1 j:1
before the	0:-1 2:2 6:-1 c:-1 j:-1 l:1 m:-1
begin*	0:4 1:-2 2:-1 3:-1 l:-1
begins	0:4 1:-2 2:-1 3:-1 l:-1
behan*	f:1
behandelt	f:1
behin*	0:1 1:2 2:-1 3:-3 4:-1 5:-1 6:2 7:-1 8:2 a:-2 f:-1 g:-1 i:1 j:-1 m:-1
behind	0:1 1:2 2:-1 3:-3 4:-1 5:-1 6:2 7:-1 8:2 a:-2 f:-1 g:-1 i:1 j:-1 m:-1
behind the	0:-3 1:3 3:-2 6:2 i:1 j:-1
bei	0:1 1:1 2:-2 3:2 4:-2 5:-2 7:-1 8:-3 9:-2 a:-3 b:2 c:-2 d:-2 e:-2 g:-2 h:-1 i:-3 j:3 k:-2 l:-2 m:-2
bei n	1:1
bei ⟨name⟩	0:-1 1:-2 3:-3 4:-1 5:-1 6:1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 i:-1 j:4 k:-1 l:-1 m:-1
beim	0:-4 1:3 2:4 3:-1 4:-1 5:-1 6:-2 7:1 8:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 k:-1 l:-1 m:-2
being	0:-3 1:5 2:-1 3:-1 4:-1 6:-3 7:-2 8:2 9:2 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-2 m:-1
bekom*	0:-2 1:4 3:-2 m:-1
benut*	0:-1 3:-2 5:-1 6:-1 a:-1 b:-1 c:-1 d:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:4
benutzt	0:-3 1:-1 3:-2 5:-1 6:-1 a:-1 b:-1 d:-1 i:-1 j:-1 k:2 l:-1 m:5
benutzt ?	6:-1 m:3
besid*	0:2 1:-2 3:-1 4:-1 b:-2 f:2 j:-1 k:2 l:-1 m:-1
beste*	0:-4 1:-4 2:-2 3:5 5:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 m:-1
betro*	0:-1 1:-2 4:4 a:-1 m:-2
betroffen	0:-1 1:-2 4:4 a:-1 m:-2
betwe*	1:-2 4:-1 6:-1 a:-1 b:-1 c:-1 d:-1 f:1 g:-1 h:-1 k:-1 l:5 m:-1
between	1:-2 4:-1 6:-1 a:-1 b:-1 c:-1 d:-1 f:1 g:-1 h:-1 k:-1 l:5 m:-1
between the	0:-2 1:-2 3:1 l:2
between ⟨name⟩	l:1
bewer*	0:-1 3:3 5:-1
bibli*	0:-3 1:-2 2:-1 3:4 5:-1 m:1
bien	0:-3 1:4 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 l:-1 m:-1
bien $	0:-1 1:3 3:-3 d:-1
big	3:3 a:-1
bigge*	0:-1 3:2
biggest	0:-1 3:2
billi*	0:-4 1:-3 2:-1 3:4 5:-1 d:3 m:-1
billing	0:-4 1:-3 2:-1 3:4 5:-1 d:3 m:-1
bin	1:3 3:-1
bis	0:-3 1:-3 2:2 3:-1 4:-1 7:-1 9:1 a:-1 b:-1 f:-1 i:-1 l:5
bis in	0:-1 1:-1 2:-1 7:-1 l:3
bitte	0:3 1:-4 2:-2 3:-2 4:-1 5:-1 6:-2 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:2 l:-1 m:3
bitte $	0:4 1:-3 2:-1 3:-4 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 m:-1
bitte die	1:-1 6:-1 j:2
bleib*	0:-1 1:3 3:-2 9:1 f:-1
bleibt	0:-1 1:3 3:-2 9:1 f:-1
block	0:1 1:2 2:-1 3:-1 e:-1 f:-1
block*	0:-1 8:-1 9:3 a:-1 b:-1 d:-1 l:-1
blocks	0:-1 1:-2 3:1 8:-1 9:3 d:-1
bloqu*	0:1 3:-1 7:-1 9:3
bolet*	0:-4 1:2 2:-1 3:-4 7:1 l:3 m:3
boleto	0:-3 1:2 2:-1 3:-3 7:1 l:1 m:3
boot	0:-1 1:2 2:1
boots*	0:2 1:-1 3:-1 6:-1 j:-1 l:1
bootstrap	0:2 1:-1 3:-1 6:-1 j:-1 l:1
borra*	0:1 1:-1 2:-1 3:-2 5:-1 6:-1 a:-1 c:-1 f:-1 j:-3 l:-1 m:3
borrar	0:-2 2:-1 3:-2 j:-1 m:4
borro*	1:1
borrow	1:1
borrow ⟨name⟩	1:1
both	1:2 2:-1 3:2 4:-1 5:-1 7:-1 a:-1 f:-1 h:-1 i:-1 l:-1
botto*	0:-2 1:-2 3:2 6:2
botón	0:1 1:-2 2:2 3:-1 6:2 j:-1 m:-1
boucl*	0:-1 1:4 3:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 k:-1
boucle	0:-1 1:4 3:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 k:-1
bound*	0:3 1:-1 3:1 6:-1 h:-1 j:-2
bout	0:-1 1:2 m:-1
branc*	0:2 1:2 2:-1 3:-3 5:1 m:-1
branch	0:3 1:-1 3:-2 5:1
brauc*	0:4 1:-3 2:-1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:2 l:-1 m:1
braucht	0:2 1:-2 3:-2 4:-1 8:-1 9:-1 a:-1 b:-1 e:-1 f:-1 j:-1 k:2 m:2
break	0:-2 1:-1 3:4 4:1 6:-1 8:-1 c:-1
break*	4:1
breaks	4:1
breaks if	4:1
broke	0:-2 1:3 2:-1 3:-1 5:3 9:-1 b:-1
broke the	0:-1 1:2 2:-1 3:-1 5:3 9:-1 b:-1
broke*	0:2 1:1 3:-1 e:-1 f:-1
broken	0:1
broker	0:1 1:1 e:-1 f:-1
buchu*	0:-2 1:2 2:-2 3:-3 4:-1 5:-1 8:-1 a:-1 b:-1 c:4 d:-1 e:-1 g:-1 j:-1 k:-1 l:-1 m:-1
buchung	0:-3 1:2 2:-2 3:-3 4:-1 5:-1 8:-1 a:-1 b:-1 c:4 d:-1 e:-1 g:-1 j:-1 k:-1 l:-1 m:-1
bug	0:3 1:1 2:-1 3:-1
build	0:1 1:4 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-2 d:1 h:-1 l:-1 m:-1
build*	0:-3 1:4 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1
builds	1:2 3:-2 4:-1 c:2 j:-1 l:-1
built	0:3 1:-1 3:-2 c:1
bus	0:3 1:-2 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-2 c:-2 d:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
bus ?	0:3 1:-1 2:-1 3:-1 6:-1 8:-1 e:2 l:-1
busin*	0:-1 3:2 c:-1 d:1
business	0:-1 3:2 c:-1 d:1
but	0:-1 1:3 4:-1 7:-1 8:-1 9:1 m:2
but got	1:1
but i	0:-1 1:1 3:1 m:-1
but not	1:1
but the	1:1
butto*	0:-2 1:2 2:2 3:-2 c:-1 d:-1 l:3 m:-1
button	0:-4 1:1 2:2 3:-2 d:-1 l:3 m:-1
buttons	0:2 1:1 3:-1
buy	2:-1 3:1 6:-1 7:-1 l:2
by	0:-4 1:3 3:1 4:-1 5:-1 6:4 8:1 9:-1 a:-1 b:-3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:1 m:-1
by one	0:-1 1:3 3:-1
by step	0:-2 2:2
by the	0:1 1:-1 3:-1 6:2 7:2 j:-1 k:-1
by ⟨error⟩	1:1
by ⟨name⟩	0:1 a:1
byte	0:2 3:-1
byte n	1:1
bytes	0:2 1:1 2:-1 3:-1 8:-1 l:-1
c	0:2 1:4 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:1 d:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
c n	1:1
c'est	0:6 1:1 2:-2 3:-2 4:-2 5:-2 6:-1 7:-2 8:-2 9:-2 a:-3 b:-2 c:1 d:-1 e:3 f:-3 g:-3 h:-2 i:-1 j:-2 k:-5 l:-2 m:-2
c'est où	0:3 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-2 b:-2 c:-4 d:-1 e:3 f:-2 g:-3 h:-1 i:-1 j:-2 k:-4 l:-1
c'est quoi	0:3 1:-2 3:-1
c'è	0:3 1:-1 2:-2 3:1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-2 l:-1 m:1
cache	0:3 1:2 2:2 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:3 k:-2 l:-2 m:-2
cache $	0:2 1:-3 2:-2 3:-2 6:-1 j:3
cache*	0:5 1:-3 3:-2
caches	0:5 1:-3 3:-2
caches ?	0:4 1:-2 3:-1
cachi*	0:-1 3:2
caching	0:-1 3:2
caching layer	0:-1 3:2
cada	0:-4 1:4 2:-2 3:2 4:-2 5:-2 6:-2 7:-3 8:-2 9:-1 a:4 b:-2 d:-1 e:-2 f:-2 g:-1 h:2 i:-2 j:-1 k:-2 l:-2 m:-1
cadas*	g:1 k:1
calcu*	0:1 1:-1 2:-1 4:-1 5:3 6:-1 i:-1 j:1 l:-1 m:-1
calcul	0:-1 1:-2 3:1 5:2
call	0:1 2:-2 3:-2 4:-1 5:-1 6:6 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
call $	0:-3 1:-1 2:-1 6:3 7:-1 j:-1 l:2
call center	0:5 1:-1 2:-1 3:-2 j:-2 l:-1 m:-1
call last	1:1
call the	3:-1 6:2 g:1 j:-1 l:-1
call ⟨name⟩	0:1 1:-1 2:-1 4:-1 6:-3 7:2 8:-1 a:-1 c:-2 f:-1 h:1 j:3 k:-1 l:-1 m:-1
callb*	1:4 2:-1 3:1 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
callback	0:1 1:4 2:-1 3:-2 4:-1 5:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
calle*	1:2 3:-2 4:-1 5:-1 6:2 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 i:-2 j:5 k:-1 l:-2
called	0:-2 1:4 2:1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:3 k:-1 l:-1
called $	1:-3 2:2 3:-1 5:-1 6:-1 c:-1 j:4 m:-1
called ?	0:-3 1:4 2:-1 3:-1 4:-1 6:-4 7:-1 a:-1 c:-1 e:-1 h:-1 j:1 k:-1 l:-1 m:2
called from	0:-1 1:-1 6:2 j:1 l:-1
called twice	0:-1 1:2 j:-1
called ⟨name⟩	0:-1 6:-1 h:2 j:-1
callees	0:-2 1:-1 2:-2 3:-1 4:-1 5:-1 6:6 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
callees of	0:-2 1:-1 2:-2 3:-1 5:-1 6:4 7:-1 a:-1 b:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
caller	1:-3 2:-1 3:-2 6:-4 7:2 a:-1 b:-1 c:-1 f:-1 h:-1 i:-1 j:4 k:-1 l:-1 m:1
callers	0:3 1:-1 2:-2 3:1 5:-1 6:-4 7:-1 a:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
callers of	0:-4 1:-1 2:-1 3:-1 6:-4 f:-1 h:-1 i:-1 j:6 m:-1
calli*	1:2 2:-1 3:-2 5:-1 6:-2 7:-1 a:-1 b:-1 d:-1 h:-1 i:-1 j:4 k:-1 l:-2 m:-1
calling	1:2 2:-1 3:-2 5:-1 6:-2 7:-1 a:-1 b:-1 d:-1 h:-1 i:-1 j:4 k:-1 l:-2 m:-1
calling ⟨name⟩	0:2 1:2 3:-1 4:1 6:-1 h:-1 j:-2
calls	0:-1 1:-2 3:-2 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:4 k:-1
calls it	0:-1 1:-2 2:-1 3:-1 c:-1 j:5
calls ⟨name⟩	0:-3 1:-1 2:-1 3:-1 4:-1 6:-6 7:-1 a:-1 c:-1 f:-1 j:7 k:-1
camad*	0:-3 1:-1 2:3 3:-1
cambi*	0:-2 1:2 2:-1 3:-1 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
cambiar	3:-2 4:3 a:-1
cambio	0:2 3:-2 4:4 5:-1 7:-1 a:-1 b:-1 e:-1 j:-1 k:-1
cambio el	0:1 3:-1 4:2 f:-1
cambio ⟨name⟩	4:1
camin*	0:-1 1:-1 2:-2 3:-1 6:-1 b:-1 j:-1 l:5
caminho	0:-1 1:-1 2:-1 6:-1 j:-1 l:4
camino	2:-1 l:2
campo	0:4 1:-3 2:-1 3:-5 4:2 5:-1 6:-2 7:-2 8:-2 9:-1 a:6 c:-1 d:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:-1 k:-2 l:-2 m:-1
campo ⟨name⟩	0:3 1:-3 2:-1 3:-4 4:3 5:-1 6:-2 7:-2 8:-2 9:-1 a:5 c:-1 d:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:-1 k:-3 l:-1 m:-1
can	0:3 2:-2 3:-4 4:-2 5:-1 6:-1 7:3 9:-1 a:-1 b:-1 j:-1 l:-1 m:1
can i	0:3 1:-1 3:-1 h:1 k:1 m:-1
can you	1:2 3:-1
can ⟨name⟩	0:2 1:-3 2:-1 3:-1 4:-1 5:-1 6:-1 7:2 8:-2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
can't	2:-1 3:-1 b:1 e:2 m:-1
can't decode	1:1
cance*	0:1 1:2 3:-1 6:-1 8:-1 l:1
cancelling	0:1 l:1
candi*	0:-3 1:-1 2:-1 3:3 a:-1 j:-1 m:2
candidates	0:-2 3:2 f:1
canno*	0:1 1:3 3:-1
cannot	0:1 1:3 3:-1
cannot be	0:2
cannot borrow	1:1
cannot import	1:1
cannot read	1:1
captu*	0:-1 1:-2 3:-2 4:-1 6:-1 7:-1 8:-1 9:6 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 m:-1
captura	0:-1 1:-1 8:-1 9:4
captura ⟨name⟩	9:3
carga	0:-1 1:1 2:2
caric*	0:-4 1:2 2:4 3:-3 4:-1 9:2 d:-1 f:-1 l:1 m:-1
carpe*	0:2 1:-1 2:-1 3:2 4:-1 6:-1 7:-1 c:-1 f:-1 j:-1 k:-1 m:2
carpeta	0:2 1:-1 2:-1 3:2 4:-1 6:-1 7:-1 c:-1 f:-1 j:-1 k:-1 m:2
carpeta ⟨name⟩	0:2 1:-1 3:2 f:-1 k:-1 m:-1
carre*	0:-3 1:2 3:4 5:-1 c:-1 d:-1 f:-1 h:-1 i:-1 k:-1 m:-1
carri*	0:1 1:-1 3:-1 8:-1 e:1 l:1
cart	0:-6 1:-1 2:-2 3:8 4:-1 5:-1 6:-1 7:-1 c:-1 f:1 l:2 m:-1
cart ?	0:-3 1:-1 3:6 5:-1 6:-1 7:-1 c:-1 m:-2
carte*	0:1 2:2 3:-1 4:-1 a:-1 b:-1 d:-1 f:-1 i:-1 m:2
cartella	0:-3 1:-1 2:3 3:-1 4:-1 5:-1 m:2
case	0:3 1:-1 5:-1
casse	1:1 3:-1 4:2 5:1 7:-1 m:-1
cast	1:1
cast to	1:1
catal*	0:-2 3:3 d:-1
catch	0:-2 1:-1 2:-1 3:-1 4:-1 5:1 6:-1 8:-2 9:8 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-2
catch de	1:2
catch ⟨error⟩	1:-1 8:-1 9:2
catch*	0:-1 1:-2 3:1 7:-2 8:-1 9:4
catches	1:-1 7:-2 8:-1 9:4
catches ⟨error⟩	1:-1 8:-1 9:2
cattu*	0:-1 1:-3 8:-2 9:5 b:-1 c:-1 f:-1
cause	0:-1 1:3 e:-1
cause*	1:1
caused	1:1
caused by	1:1
ce	1:2 2:1 3:1 4:2 5:-1 7:-2 8:-2 9:-1 a:-3 b:-2 c:-3 d:-1 f:-3 g:-3 h:2 j:-2 k:-1 l:1
ce projet	i:2
ce qu'on	0:-3 1:-3 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:1 a:-2 b:-1 c:-1 d:1 e:1 f:-1 g:-1 h:-1 j:-1 l:3 m:-1
ce que	0:-4 1:1 2:-2 3:1 4:-1 5:-1 6:2 7:-2 8:-1 a:-1 c:-1 e:-1 f:-1 g:-3 h:3 i:-1 j:1 l:-1 m:-1
ce qui	0:-5 1:4 2:2 3:-1 4:3 5:-2 8:-3 9:-2 a:-2 b:-3 c:-2 d:-2 e:1 f:-2 g:-1 h:-1 j:-4 k:-2 l:-1 m:1
cente*	0:5 1:-1 2:-1 3:-2 j:-2 l:-1 m:-1
center	0:5 1:-1 2:-1 3:-2 j:-2 l:-1 m:-1
center module	0:1 3:-1 6:2 j:-1
chain	0:2 1:-1 2:-2 3:2 4:-1 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:2
chain of	0:2 1:-1 2:-2 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-2 k:-1 l:2
chama	0:-4 1:-5 2:-2 3:-3 4:-2 5:-1 6:5 7:-2 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-1 l:-1 m:1
chama $	0:-1 1:-2 2:-1 3:-1 4:-2 7:-2 a:-1 c:-1 g:-1 h:-1 j:3 k:-1 m:2
chama ⟨name⟩	j:2
chama*	0:1 2:-2 3:-3 4:-2 5:-3 6:3 7:-2 8:-2 9:-2 a:-3 b:-3 c:-2 d:-2 e:-2 f:-2 g:-2 h:-3 i:-2 j:6 k:-3 l:1 m:-1
chamada	0:-1 1:2 2:-1 3:-1 6:-2 8:-1 c:-1 e:-1 h:-1 j:3 l:1
chamadas	0:-2 1:-1 2:-1 3:-1 4:-1 5:-2 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:3 k:-1 l:-1
chamadas a	0:-1 1:-1 4:-1 5:-2 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1
chamadas por	6:2 j:-2
chamar	0:3 1:-1 3:-2 6:-2 j:-2 l:2
champ	0:-2 1:4 3:-2 4:-1 a:1 b:1 h:-1 i:-1 m:-1
champ ⟨name⟩	a:1 b:1
chang*	0:-1 1:1 2:-1 3:1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:1 g:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
change	0:1 1:-1 2:-1 3:2 5:-1 6:-1 7:-1 b:-1 e:-1 f:-1 g:2 i:-1
change $	0:3 1:-2 2:-1 4:-1 a:-1 l:1
change the	0:-1 3:-1 4:1 a:-2 g:3
changed	0:-1 2:-1 3:1 4:-1 9:-1 a:1 b:-1 e:1 f:2 l:-1
changement	0:-1 1:1 3:-1 4:2 a:-1
changer	1:2 4:-1
changes	0:-1 1:1 3:-1 4:1 e:1
changing	0:-1 1:2 3:-1 4:2 a:-1
chaqu*	0:-3 1:4 2:-1 3:1 4:-1 5:-1 8:-1 9:-1 a:-2 b:2 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
chaque	0:-3 1:4 2:-1 3:1 4:-1 5:-1 8:-1 9:-1 a:-2 b:2 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
chara*	0:5 1:-3 2:-1 3:-2
charg*	0:-4 2:-1 3:3 4:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:2 d:-4 e:-1 f:4 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
chart	0:-1 1:2 3:-1 6:-1 8:-1 a:-1 b:-1 d:-1 l:2
chat	0:2 1:1 2:-1 3:-2 9:-1 b:-1 e:2 f:1 l:-1 m:-1
chave	0:-2 3:-1 4:2 8:-1 a:-2 b:3 c:-1 e:-1 g:-1 j:-1
che	0:1 1:-1 2:-3 4:-4 6:-1 7:2 8:-2 9:1 a:-1 b:-3 c:-3 d:-2 g:-1 i:2 j:1 k:-2 l:3
che eccezioni	0:-3 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:5 8:-1 a:-1 h:-1 j:-1 k:-1 l:-1 m:-1
check	0:2 1:-1 2:-1 3:3 5:-1 7:-1 a:-1 b:-2 d:-1 g:-1 h:-1 i:-1 k:-1 m:2
check*	0:-1 1:-2 2:2 3:-3 4:-1 5:2 6:3 7:1 9:-1 a:-2 b:3 c:-3 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-2 k:-1 l:1 m:-2
checkout	0:-1 1:-4 2:3 3:-2 4:-1 5:3 6:4 7:2 8:-1 9:-1 a:-1 b:-1 c:-3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
checkout $	0:-1 1:-5 2:4 3:-4 4:-1 5:3 6:4 7:-2 8:-1 9:-1 a:-1 b:-1 c:-3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
checkpoint	0:2 1:1 3:-2 a:-1
checks	0:1 1:-1 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
chega	0:-3 1:3 3:-1 4:-1 8:-1 a:-1 f:1 l:1
chemi*	1:-1 2:-1 3:-1 a:-1 h:-1 l:3
chemin	1:-1 2:-1 3:-1 a:-1 h:-1 l:3
cherc*	0:2 1:-1 3:-1 9:1 a:-1 b:2
chez	0:-3 1:4 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1
chi	0:-4 1:-6 2:-3 3:-6 4:1 5:-3 6:-3 7:-3 8:1 a:3 b:1 d:4 e:3 f:3 g:3 h:-3 i:1 j:-2 k:-3 l:-3 m:-2
chi chiama	0:2 6:-1 c:-1 j:2
chi emette	e:1
chi fa	0:-2 1:-2 4:-1 5:-1 8:-3 9:-2 a:-3 b:-2 c:-2 d:4 e:-2 f:-3 g:4 h:-1 i:-1 j:-1 k:-1 l:-1
chi la	0:-2 1:-1 3:-1 4:-1 5:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:4 h:-1 j:2 k:-2 m:-1
chi legge	4:-1 a:-2 b:4 c:-1 e:-1 f:-1 g:-1 j:-1
chi lo	0:-1 1:-2 2:-1 3:-1 4:-2 5:-1 6:-2 7:-1 8:3 9:-3 a:-2 b:-3 d:-3 e:-2 f:3 g:-2 h:-1 i:-2 j:-5 k:3 l:-1
chi è	0:-1 4:-1 a:1 b:1 d:-1 f:-1 g:-1 j:3 k:-1
chiam*	0:2 2:-2 3:-5 4:-4 5:-2 6:6 7:-3 8:-3 9:-2 a:-5 b:-4 c:-1 d:-2 e:-3 f:-3 g:-4 i:-3 j:6 k:-4 l:1 m:-1
chiama	1:-1 2:-1 3:-1 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
chiama ⟨name⟩	6:1 c:-1 j:2
chiamare	0:4 1:-2 2:-1 3:-3 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1 m:-1
chiamata	0:-2 1:-2 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:6 k:-1 l:-1
chiamate	1:-2 2:-1 3:-2 4:-2 5:-1 6:4 7:-2 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-2 i:-2 j:1 k:-1 l:3 m:-1
chose	0:-3 1:-1 2:-1 3:1 4:-1 5:-1 6:2 7:1 8:-1 9:1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 h:-1 i:-1 j:-1 k:2 l:-1
chose*	1:2 3:-2
chosen	0:1 1:1 3:-1
chrom*	0:-1 1:3 3:-1
chrome	0:-1 1:3 3:-1
ci	1:3 2:-2 3:5 4:-2 5:-1 6:-2 7:-1 8:-2 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 m:1
ci sono	0:-3 2:-1 3:1 5:1 a:-1 d:-1 h:-1 l:2 m:2
cierr*	0:-2 1:4 2:-2 3:-1
cinqu*	0:-2 3:3 5:-1
cinque	0:-2 3:3 5:-1
circu*	0:-4 1:2 2:-1 3:5 4:-1 5:-1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 j:-1 k:-1 l:-1 m:-1
circular	0:-2 1:2 3:3 d:-1 m:-1
circular imports	0:-1 3:3 d:-1
clase	0:-1 1:-2 3:-1 5:3 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 e:-1 f:1 g:-1 h:-1 i:2 j:1 k:-1 l:-1 m:-1
clase*	0:-4 1:-2 2:-1 3:2 4:-2 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:5 j:-1 k:-2 l:-1 m:1
clases	0:-4 1:-2 2:-1 3:2 4:-2 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:5 j:-1 k:-2 l:-1 m:1
clases que	0:-1 1:-1 3:-1 4:-1 6:-1 7:-1 g:1 i:3
class	0:4 2:-1 3:4 5:-1 6:-3 7:-1 8:-1 9:-1 a:-1 b:-3 c:1 d:-1 e:-1 f:-1 g:-1 h:-2 j:-1 k:-2 l:-1 m:-2
class ⟨path⟩	1:1
class*	0:-3 1:-1 2:-1 3:2 4:-2 5:1 6:-3 7:-1 8:-2 9:-1 a:-2 b:-2 c:1 d:-1 e:-2 f:1 g:2 h:1 i:6 j:-1 k:-3 l:-1 m:-1
classe	0:-3 1:-1 2:-1 3:2 4:-2 5:2 6:-2 7:-2 8:-1 9:-1 a:-2 b:-2 c:2 d:-1 e:-2 f:2 g:-2 h:3 i:-3 j:-2 k:-2 l:-1
classe ⟨name⟩	0:1 1:-1 3:-1 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:3 e:-1 f:-1 g:-1 h:-2 i:-2 j:-1 k:-2 m:2
classes	0:-1 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:3 h:-4 i:7 j:-2 k:-2 l:-1 m:-2
classes $	0:-2 3:-1 g:-1 h:-2 i:4 m:-1
classes implementam	g:-1 i:1
classes that	0:4 1:-2 3:-1 g:-1 i:-2 k:-1 m:1
classi	0:-2 1:-1 3:2 6:-2 g:1 h:-1 i:1 j:2 k:-1 m:-1
classi che	0:-1 1:-1 3:2 g:2 h:-1 i:-1 m:-1
classi implementano	g:-1 i:2
clean	0:-1 3:1
clean*	0:-3 1:-1 3:4
cli	0:4 1:-3 2:-2 3:-3 6:-1 b:-1 d:-1 e:-1 l:2 m:1
click	0:-4 1:3 2:3 f:-1 l:-1
click*	0:-2 1:-1 2:3 3:-1 6:-1 g:1 l:1
clien*	0:-1 1:3 3:1 4:-1 5:-1 6:-1 7:-2 8:-2 9:1 b:-2 d:-1 e:3 f:-1 g:-1 h:-1 i:-1 l:-2
client	0:3 2:-1 3:1 5:-1 7:-2 8:-1 9:2 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 h:-1 j:-1 l:-1 m:-1
client http	0:1 1:-1 9:1 k:1
cliente	0:-2 1:3 2:1 3:-3 4:-1 5:-1 6:-1 a:2 b:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:2
clientes	0:-1 1:1 2:-1 3:2 6:-1 b:-1 c:-1 d:-1 f:-1 j:2 l:-1 m:-1
clients	0:-4 1:2 2:-1 6:-1 8:-1 9:-1 a:-2 b:-1 c:-1 e:4 f:-1 g:-1 h:-1 j:-1 k:1 l:-1 m:-1
clients ?	0:-2 1:-1 3:-1 8:-1 9:-1 a:-2 b:-1 c:-1 e:5 j:-1 k:1 l:-1
climb*	0:-1 1:2
climbs	0:-1 1:2
clock	0:-2 3:-2 5:-2 c:3 k:1
close	1:2
close*	0:-1 1:2 2:-1 3:-2 6:-1 e:3 i:-1 m:-1
closed	0:2 1:-1
cobre*	0:-1 3:-1 5:3 h:-1 k:-1
cobrem	0:-1 3:-1 5:3 h:-1 k:-1
code	0:1 1:-2 2:-1 3:3 4:-2 5:-2 6:-1 7:-2 8:2 9:-1 a:1 b:1 c:-2 d:-1 e:-2 g:-1 h:-2 i:-1 j:-1 k:2 l:2 m:4
code $	0:-2 1:-3 2:-3 3:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:1
code ?	0:3 1:-3 2:2 3:-2 c:1 k:-1 m:-1
code and	0:2 1:-2 3:1 e:-1
code in	0:-2 1:-1 3:-1 h:-1 l:-1 m:5
code is	0:-2 1:-1 3:1 6:2 j:-1 l:1
code mort	0:-1 3:-2 5:-1 k:-1 l:-1 m:4
code n	0:-4 1:7 2:-1 3:-3 m:-1
code qui	0:-1 1:-1 a:2 b:2 c:-1 j:1
code that	0:-4 1:-2 2:2 3:-2 5:-1 a:2 b:2 h:-1 l:-1 m:2
code ⟨name⟩	0:4 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-2 m:-1
codeb*	0:1 1:-2 3:3 l:-1
codebase	0:1 1:-2 3:2 l:-1
codebase $	0:1 1:-1
codec	0:-3 1:-1 2:-1 3:-4 4:-1 5:-1 6:-1 7:-2 9:-1 a:-1 b:-3 c:-1 d:-1 e:-1 f:-1 g:-2 i:6 j:-1 k:-1 l:-1 m:-2
codec ?	0:-2 1:-1 3:-3 5:-1 6:-1 7:-2 a:-1 b:-3 d:-1 e:-1 f:-1 g:-2 h:-2 i:6 j:-1 k:-1 l:-1 m:-2
codec can't	1:1
codeo*	0:5 1:-1 3:-3 9:-1 b:-1 d:-1 f:-2 i:-1 j:-1
codeowners	0:5 1:-1 3:-3 9:-1 b:-1 d:-1 f:-2 i:-1 j:-1
codes	0:2 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:4 8:-4 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:-1
codic*	1:-6 2:2 3:1 4:-2 5:1 6:-3 7:-2 8:2 9:-2 b:-2 c:-3 d:-2 e:-3 f:2 g:-2 h:-3 i:-2 j:3 k:-2 m:1
codice	1:-6 2:2 3:1 4:-2 5:1 6:-3 7:-2 8:2 9:-2 b:-2 c:-3 d:-2 e:-3 f:2 g:-2 h:-3 i:-2 j:3 k:-2 m:1
coisa	0:-2 1:-2 3:2 4:-1 6:-1 a:-1 b:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:1
cola	0:-1 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-2 a:-1 b:-3 c:-1 d:-1 e:1 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
colle*	0:1 3:2 l:-1
colon*	1:-4 2:-1 3:-3 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:4 b:-2 c:-2 d:-1 e:-2 f:-2 g:-2 h:-1 i:-2 j:-2 k:-2 l:-1 m:1
colonne	0:3 1:-3 3:-2 4:3 5:-1 6:-1 7:-1 8:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
colum*	0:2 3:-2 4:1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:1 l:-1 m:1
column	0:2 1:1 3:-1 4:1 7:-1 9:-1 a:1 b:-1 g:-1 h:-1 j:-1 k:2 l:-1 m:-1
column ⟨name⟩	0:-1 1:-2 4:1 a:1 k:2
colun*	0:-1 1:1 a:1
coluna	0:-1 1:1 a:1
coluna ⟨name⟩	0:-1 1:1 a:1
com	0:-4 1:1 2:-2 4:-1 5:-1 6:3 7:3 9:1 a:-2 b:-1 c:-1 d:-1 e:3 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
com o	0:-1 1:-1 7:2 8:1
coman*	1:-2 2:-1 3:-3 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
comando	1:-2 2:-1 3:-3 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
comando ⟨name⟩	0:-3 3:-1 6:-1 8:-1 a:-1 b:-1 e:-1 f:5 i:-1 j:-1 k:-1
combi*	0:-5 1:-2 2:-1 3:-3 4:-2 5:-2 6:-4 7:-3 8:-3 9:-1 a:-4 b:-2 c:-2 d:4 e:-2 f:-2 g:-2 h:7 j:-2 k:-2 l:-1 m:-2
combien	0:-2 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:4 e:-1 f:-1 g:-1 h:1 i:1 j:-1 k:-1 l:-1
combien de	0:-2 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:4 e:-1 f:-1 h:2 i:-1 j:-1 k:-1 l:-1
come	0:3 1:5 2:-1 3:-4 4:-2 5:-2 6:-2 8:-1 9:-1 a:-2 b:-1 c:3 d:-2 e:-2 f:-2 h:-1 i:-1 j:-2 k:-1 m:-1
come from	0:-3 1:4 3:-1 e:-1 g:1 l:-1
come funziona	0:5 1:-2 2:-1 3:-2 6:-1 j:-1 m:-1
come si	0:1 1:-1 l:1
come vengono	0:3 3:-1 5:-1
comes	0:-5 1:2 2:5 3:-4 5:-1 7:-1 9:1 m:-1
comes back	0:-2 1:3
comin*	0:-1 1:2 3:1
comma*	0:1 1:-3 2:-1 3:3 6:-1 7:-1 b:-1 e:3 f:-1 i:-1 l:-1
command	0:1 1:-1 2:-1 3:-1 e:2
comme	0:-1 2:-1 3:-1 4:-1 6:5 7:-3 8:-3 a:-1 e:-1 h:-1 i:-1 j:-1 k:-1 m:-1
comme*	0:6 1:-2 2:-2 4:-2 6:-1 7:-1 8:-1 9:-1 a:2 b:-2 c:-1 d:-2 e:-2 f:-1 g:-2 h:-1 i:-2 j:-1 k:-2 l:2 m:-1
comment	0:3 1:1 2:-1 3:-4 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:2 m:-1
comment les	0:3 1:-1 3:-1 i:-2
commi*	0:-2 1:3 2:1 3:-1 l:-1
commit	0:-2 1:3 2:1 3:-1 l:-1
commo*	0:-1 1:-1 3:2 m:2
common	0:-1 1:-1 3:2 m:2
como	0:5 1:3 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-2
como o	1:-1 3:-1 l:2
compa*	0:-2 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 k:1 l:-1 m:-1
compare	0:-1 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-2
compi*	1:4 2:1 3:-2 h:-2 l:-1 m:-1
compilador	0:-3 1:4 3:-1 h:-3 l:-1
compiler	0:1 1:-2 2:1 3:-1 4:1
compl*	0:-5 1:-2 2:-1 3:7 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
complain	0:-2 3:2 g:1
complain about	0:-2 3:2 g:1
complexity	0:-1 3:2
compo*	0:1 1:1 2:-2 3:-2 4:-2 5:-1 6:-4 7:-2 8:-4 9:-1 a:-3 b:-2 c:-2 d:-1 e:6 f:-2 h:-2 i:-2 j:-2 k:3 l:-2 m:4
component	0:3 1:2 3:-1 4:-1 6:-1 a:-1 f:-1 h:-1 k:-1
component ⟨name⟩	0:-1 1:3
componente	0:1 1:-1 4:-1 6:-1 h:-1 j:-1 k:2
componente ⟨name⟩	0:1 h:-1 j:-1 k:2
componentes	0:-3 1:-1 3:-3 4:-1 5:-1 6:-2 7:-1 8:-3 a:-1 b:-1 c:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:3
components	0:-2 1:-2 2:-1 3:2 6:-1 e:3 f:-2 h:-1 i:-1 j:-1 k:-1 m:3
composants	0:-4 1:-2 2:-1 3:-3 5:-1 6:-1 7:-1 8:-2 b:-1 d:-1 e:3 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 m:4
compose	0:1 3:1
compr*	0:5 1:-4 2:2 3:-1 4:-2 6:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-2 i:1 j:-1 k:-1 l:-2 m:-2
compu*	0:3 1:-1 3:-1 l:-1
computed	0:3 1:-1 3:-1 l:-1
con	1:3 2:-2 3:3 4:-2 5:-2 6:-1 7:1 8:2 9:-2 a:-3 b:-2 c:-2 d:-1 e:3 f:-3 g:-1 h:-1 i:1 j:-2 k:-2 l:-2 m:-2
con el	0:-3 1:-2 3:2 4:-1 7:-1 h:-1 i:3
con la	0:3 1:-1 3:-1 d:-1
con los	0:1 1:2 3:-1
con qué	0:2 3:-2 4:-1 7:2 h:1 m:-1
con ⟨name⟩	0:3 1:-1 3:1 4:-1 5:-2 7:-1 8:-1 b:-1 c:-1 j:-1 k:-1
conce*	0:-3 1:-1 3:4
conci*	3:-1 5:1
conciliación	3:-1 5:1
concr*	1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 c:-1 d:-1 g:-2 h:-1 i:5
concrete	0:-2 3:-1 g:-1 i:3
concu*	0:-2 1:2 3:1
condi*	1:-1 2:-1 3:2 8:1
condition	1:-1 2:-1 3:2
conec*	0:-4 2:-1 3:-2 4:-1 6:-1 7:-1 g:5 i:-2
confi*	0:4 2:-2 3:-2 4:-2 5:-2 6:-1 7:-2 8:-1 9:-1 a:-2 b:2 c:-3 d:-2 e:2 f:-2 g:-1 h:-2 i:-1 j:-1 k:-2 l:-2 m:4
config	0:3 1:-4 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-2 m:5
configura	0:1 g:1
configurado	0:2 1:-1
configurado el	0:2 1:-1
configured	0:1
confl*	0:-2 1:3 3:-1
confo*	1:-1 2:-1 3:-2 4:-1 i:3 m:-1
conne*	0:-2 1:5 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:4 h:-1 i:-2 j:-1 k:-1 m:-1
connect	0:-1 1:-1 2:-1 3:-1 5:-1 7:-1 e:-1 g:4 h:-1 i:-2 l:-1 m:-1
connection	0:1 1:2 2:-1 3:-2 9:1 a:-1 b:-1 c:-1 j:-1 l:1 m:-1
connection slots	0:-1 1:2
connections	0:-1 1:3 3:-1
conse*	0:-5 1:-3 2:-1 3:1 4:7 5:-1 6:-2 7:-2 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-3 l:-1 m:-1
consi*	0:-1 3:2
consistent	0:-1 3:2
consistent across	0:-1 3:1
conso*	3:-1 4:-1 b:-1 f:3 g:-1 j:-1 k:-1 m:1
const*	0:-2 2:-1 3:-4 4:-1 5:-1 6:-4 7:-1 8:-1 9:-2 a:-2 b:-1 c:4 d:-1 e:-1 f:-1 g:-2 h:6 i:-2 j:-5 k:3 l:-1 m:1
constant	1:2 j:-1 k:1 m:-2
constante	0:-1 1:-1 3:-1 4:-1 6:-1 9:-1 a:-1 b:1 c:-1 g:-1 h:-1 i:-1 j:-1 k:5 m:-1
constante ⟨name⟩	0:-1 1:-1 3:-1 4:-1 6:-1 9:-1 a:-1 b:1 c:-1 g:-1 h:-1 i:-1 j:-1 k:5 m:-1
constraint	0:-1 1:3 9:-1
constraint ⟨name⟩	1:1
constructeur	0:-1 1:3 6:-3 c:3 g:-1 h:-1 i:-1 j:-1
constructor	0:5 1:-1 2:-1 3:-1 6:-1 c:3 h:-1 i:-1 j:-4
constructor de	0:-1 1:-1 c:2 j:-1
consu*	0:-5 1:-2 2:-2 3:-1 5:-1 6:-1 7:2 8:-1 9:-1 a:-2 b:3 c:-2 d:-1 e:-2 f:7 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
consulta	0:-4 1:-2 2:-1 3:-2 4:-1 6:-1 7:3 a:-1 b:1 c:-1 e:3 f:-1 j:-1 k:-1
consumer	1:1 3:1 b:-1 e:-1 f:1
conta	0:1 1:1 3:-1 4:-1 5:2 i:-1 l:-1
conta*	0:1 1:4 2:1 3:-3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:3 b:-3 d:-2 e:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:1
contador	0:-3 1:4 2:3 3:-2 b:-1 j:-1 m:-1
container	0:4 1:-1 3:-2 a:-1 c:1 l:-2
contains	0:-1 1:3
conte*	0:4 1:-1 2:-1 3:-2 8:-1
context	0:4 3:-2
conti*	0:3 1:5 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
contient	0:3 2:-1 3:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1
continue	0:-2 1:4 2:-1 3:-1 4:-1 7:-1 a:-1 b:-1
contr*	0:-6 1:-4 3:7 4:-1 5:-2 6:-1 7:-2 8:3 9:2 a:1 b:3 c:-2 d:-1 f:-2 g:-2 h:-1 i:-1 j:-1 k:-2 l:-1 m:-2
contract	0:1 1:-1 e:2
control	0:-2 1:-1 2:-1 3:2 j:1
controller	0:-4 1:-1 2:3 3:4 6:-1 j:-1 l:-1 m:-1
conve*	0:4 1:-5 2:-2 3:1 4:-2 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1 m:-2
convi*	1:-2 2:-1 3:4 4:-2 5:-1 6:-1 7:-2 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
conviene	1:-2 2:-1 3:4 4:-2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
cooki*	0:-3 1:-2 2:-1 3:-2 8:-1 9:-3 a:-1 b:5 c:-1 d:-1 e:-1 f:-2 g:-1 i:-1 j:-1 k:-1 l:3
cookie	0:-1 1:-1 2:-1 3:-1 8:-1 9:-3 a:-1 b:5 c:-1 e:-1 f:-2 g:-1 i:-1 j:-1 k:-1
copia*	0:-2 1:-1 2:-1 3:4 5:-1 9:2 a:-1 b:-1 h:-1 l:-1
copy	0:-2 1:-2 3:4 l:-1
copy pasted	0:-2 1:-2 3:4 l:-1
core	0:2 2:-1 l:-1
core dumped	0:-1 1:2
corre*	0:2 1:2 2:2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
corri*	0:1 1:-1 3:1
cors	1:4 2:-1 3:-1 b:-1 l:-1
cos'è	0:6 1:-4 2:-1 3:-3 5:-1 c:-1 d:-1 e:-1 f:-1
cosa	0:4 1:-6 2:3 3:1 4:4 5:-4 6:2 7:1 8:-2 9:-1 a:-3 b:-2 c:-3 d:-2 e:-2 f:-3 g:-2 h:-2 i:-2 j:-3 k:-3 l:-3
cosa non	0:-3 3:3 4:-1 m:2
cosa serve	0:6 1:-1 2:-1 3:-2 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-3 l:-1
cosa si	0:-2 1:-1 3:2 4:4 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 k:-1 l:-1
cose	0:-3 1:-4 2:-1 3:7 4:-1 5:-1 7:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
costa*	0:-3 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1
costante	0:-3 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1
costante ⟨name⟩	0:-3 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1
costr*	0:-3 1:-3 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:5 d:-1 e:-1 f:-1 g:-1 h:4 i:-1 j:-3 k:-2 m:-1
così	0:-3 1:-2 2:-1 3:6 4:-2 5:-3 c:-1 l:-1
could	0:-4 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:1 k:1 l:1 m:2
could be	0:-1 1:-2 3:3
could not	0:-2 1:3 3:-1
could you	1:-2 3:-3 6:-1 i:2 j:2 l:3
count	0:1 2:-1 3:-1 a:2 b:-1 d:-1 h:-1 i:-1 k:1 m:-1
count*	0:-1 1:4 2:-1 3:-2 5:-1 7:-1 8:-1 f:-1 k:-1 m:-1
counted	0:4 1:-3 3:-1
counts	0:-5 1:5 3:-1
coupl*	0:-2 1:-1 3:4
coupled	0:-1 3:2
coupo*	0:3 1:1 2:-1 3:-2 4:-1 c:-1 l:2 m:-1
coupon	1:1 l:2
couvr*	5:1
couvrent	5:1
cover	0:-1 1:-1 3:1 5:2
cover ⟨name⟩	5:2
cover*	0:-1 1:-1 3:2 5:-1
coverage	0:-1 1:-1 3:2 5:-1
cpu	1:3 3:-1 e:-1 f:-1
crash	0:6 1:-3 2:-1 3:-3 4:-1 7:-1 e:-1 f:-1 l:-1
crash*	0:-4 1:5 2:-1 3:-2 7:-1 d:-1
crashes	0:-4 1:5 2:-1 3:-2 7:-1 d:-1
crate*	0:-1 1:-1 3:3
crates	0:-1 1:-1 3:3
crea	0:-3 1:-2 2:-2 3:-2 4:-1 9:-1 a:-1 b:-1 c:5 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
creat*	0:-3 1:-1 8:-1 a:-1 c:4 f:-1 j:-1
criti*	0:-4 1:-3 2:-1 3:6 4:-1 5:-1 7:-1 a:-1 b:-1 d:-1 h:-1 i:-1 j:-1 k:-1 m:-3
crm	0:1 3:1
cron	0:6 1:-4 2:-2 3:-2 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
cron ?	e:-2 j:3
css	0:-5 2:-1 3:-4 4:-2 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1 m:3
csv	0:-4 1:6 2:-3 3:-4 4:-1 5:-2 6:5 8:-2 9:-1 a:-1 b:-1 c:-2 d:-4 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-3
cuand*	0:-2 1:2 2:1 3:-1 8:-1 9:2 e:1 f:-1 j:-1 l:-1
cuando	0:-2 1:2 2:1 3:-1 8:-1 9:2 e:1 f:-1 j:-1 l:-1
cubre*	0:-1 3:-1 5:2
cubren	0:-1 3:-1 5:2
cuent*	0:-3 1:3 3:-2 4:-1 5:-2 8:-1 9:-1 a:-1 b:4 c:-2 f:-1 g:-1 k:-1 m:-1
cui	0:4 1:-3 2:-1 3:-2 4:-1 5:-1 8:-1 a:2 c:-1 d:-1 e:-1 f:-1 k:-1 l:-1
curso*	0:-1 1:4 2:-1 3:-2 6:-1 a:-1 j:-1 l:-1
cursor	0:-2 1:4 2:-1 3:-2 a:-1 l:-1
custo*	1:3 2:-1 3:-3 4:-1 6:-1 7:-1 a:-1 d:-1 f:-1 g:3 i:-2 m:-1
custom	0:1 1:-1 6:-1 7:-1 g:3 i:-2
customer	0:2 1:1 3:-1 d:-1
customers	0:-2 1:3 3:-2 5:1
cut	0:3 1:-2 2:-1 l:-1
cuál	0:1 2:1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 d:-1 e:1 i:-1 l:-1 m:-1
cuál es	0:2 2:2 3:-1 4:-1 h:1 m:-1
cuále*	0:-2 3:2 7:1 8:-1 i:2 m:-1
cuáles	0:-2 3:2 7:1 8:-1 i:2 m:-1
cuánt*	0:-2 1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:4 i:4 j:-1 k:-1 l:-1 m:-2
cuántas	0:-2 1:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:4 i:4 j:-1 k:-1 l:-1 m:-2
cycle	0:-3 1:2 2:3 3:-3
cycle*	0:-2 1:-1 3:4 d:-2
cycles	0:-2 1:-1 3:4 d:-2
cyclo*	0:-1 3:3
cyclomatic	3:2
cyclomatic complexity	3:2
cálcu*	0:-2 1:-1 3:-2 5:4
cálculo	0:-2 1:-1 3:-2 5:4
cálculo de	0:-2 1:-1 3:-2 5:4
códig*	0:2 1:-4 2:-1 3:-1 4:-2 5:-3 6:-1 7:2 8:1 9:-1 a:2 b:-2 c:1 d:-1 f:-1 g:-2 h:-2 i:-2 j:-1 k:3 l:-1 m:3
código	0:-1 1:-2 2:-1 4:-2 5:-2 6:-1 7:-2 8:1 9:-1 a:2 b:-1 c:2 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-2 m:3
código $	0:4 1:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-2 e:-1 f:-1 g:-1 h:-1 i:-1 k:4 l:-1 m:-3
código ?	0:1 1:3 3:-2 5:-2 7:-1
código de	0:-2 1:-2 3:-1 8:1 a:-1 c:4 e:-1 k:-1 l:-1 m:-1
código morto	0:-1 1:-1 3:-3 m:4
código que	0:-1 1:-1 2:1 3:-1 7:-1 8:2 a:-1 c:-1
códigos	0:4 1:-3 2:-1 3:-3 5:-1 7:3 8:-1 a:-1 b:-1 d:-1 h:-1 i:-1 j:-1 l:1 m:-2
códigos de	0:4 1:-3 2:-1 3:-3 5:-1 7:3 8:-1 a:-1 b:-1 d:-1 h:-1 i:-1 j:-1 l:1 m:-2
cómo	0:8 1:-1 2:-1 3:-2 4:-1 5:-3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-2 m:-1
cómo se	0:4 1:-1 3:-1 k:-2 m:-1
côté	0:1 3:-1 9:1
d'abo*	1:-1 2:2 3:1 b:-1
d'abord	1:-1 2:2 3:1 b:-1
d'app*	0:2 1:-1 2:-1 3:-1 4:-1 5:-1 6:2 7:-1 8:-2 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-2 g:-2 h:-1 i:-3 j:5 k:-2 l:2 m:-1
d'appels	0:3 1:-1 2:-1 3:-3 5:-1 6:3 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-2 j:-1 k:-1 l:2
d'err*	0:2 1:-2 3:-1 4:-1 5:-1 6:-1 7:6 8:-4 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-2 k:-1 l:-1
d'erreur	0:2 1:-2 3:-1 4:-1 5:-1 6:-1 7:6 8:-4 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-2 k:-1 l:-1
d'exé*	0:2 1:-1 2:1 3:-1 6:-1 a:-1 b:-1 k:-1
d'exécution	0:2 1:-1 2:1 3:-1 6:-1 a:-1 b:-1 k:-1
d'imp*	0:3 1:-1 3:-3 4:2 g:-1 h:-1 i:2
d'où	0:1 1:4 2:-1 3:-3 4:-1 5:-1 6:-2 7:-1 9:-1 a:-3 b:-2 c:-3 d:-1 e:3 f:-2 g:-2 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
d'un	1:3 2:3 3:-2 4:4 5:-1 6:-1 7:-2 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-2
d'une	0:-2 1:-1 2:-1 3:-2 4:-1 5:-1 7:-1 8:-2 9:5 a:1 b:-3 d:-1 e:-2 f:-3 g:-1 i:-1 j:-2 k:-2
da	0:-3 1:-5 2:-2 5:-1 6:1 8:2 9:1 a:-3 b:2 c:-4 d:2 e:1 g:-2 h:-3 i:2 j:2 k:-4 l:3 m:-1
da api	0:2 1:-1 3:-1 7:-2 l:2 m:1
da dove	1:-2 2:-1 3:-1 4:-2 5:-1 6:-2 7:-1 8:4 9:-1 a:-3 b:-3 c:-2 d:2 e:-2 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-2
da nicht	0:2 1:-1
da qualche	1:-1 3:-2 6:-1 8:-1 b:-1 c:-1 d:2 j:3 k:-1
da quando	0:-1 2:2
da ⟨name⟩	0:-7 1:-4 2:-1 3:-5 4:3 5:-2 6:4 7:1 8:-3 9:-2 a:-4 b:-3 c:-2 d:-2 e:-3 f:-3 g:-2 h:-3 i:4 j:-5 k:-2 l:5 m:-1
dal	0:-3 1:2 2:2 3:-3 4:-1 5:-1 6:3 7:-1 8:-1 9:3 a:-2 b:-2 c:-1 d:-1 e:-2 f:-2 g:-2 h:-2 i:-1 j:1 k:-1 l:-2 m:-1
dame	0:2 1:-2 2:-1 3:2 6:-1 d:1 h:-1 i:-1 l:-1 m:-1
daneb*	0:-2 1:4 2:-1 3:-3 f:-1
daneben	0:-2 1:4 2:-1 3:-3 f:-1
dans	0:1 1:2 2:1 3:3 5:-3 6:-1 7:-2 8:-2 9:-2 a:-1 c:-3 d:-3 e:-3 f:-4 g:-2 h:-3 i:-2 j:-3 k:4 l:2 m:2
dans ce	0:3 1:-2 2:-1 b:-1 i:1 m:-1
dans la	0:-4 2:-1 3:1 4:-2 5:-1 6:-1 8:-1 9:-1 a:3 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:3 m:1
dans le	2:3 3:2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-2 k:1 l:1
dans les	1:-2 2:-1 3:5 4:-1 5:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:1 h:-1 i:-1 k:-1 l:-1 m:-1
dans quel	0:4 1:-1 2:2 3:-2 6:1 7:-1 8:-1 a:-3 b:-2 e:-1 f:-2 g:-1 h:-1 k:-1 l:-2
dans quelles	0:-2 3:-2 4:-1 6:-1 7:-2 8:1 a:-1 b:-1 c:-1 f:-1 h:-1 i:-1 j:-1 k:4 l:-1
dans un	0:3 1:-1 3:-1
dans ⟨name⟩	0:3 2:-4 3:3 4:-3 5:-1 6:1 7:1 8:-2 9:-2 a:-4 b:-3 c:-2 d:-1 e:-3 f:-3 g:-1 h:-2 i:-2 j:-2 k:-3 l:2 m:3
dans ⟨path⟩	0:-3 1:4 3:-3 4:-1 5:-1 6:-1 7:-1 a:-2 b:-2 d:-3 h:-1 k:-2 l:3 m:2
dao	3:1 b:2
darf	0:-2 1:1 2:-2 3:-2 4:3 7:-1 m:-1
das	0:2 1:-2 3:1 4:3 5:-3 6:1 7:-2 8:-3 9:-2 a:-1 b:-1 c:-2 d:-1 e:1 f:-2 g:2 h:-3 i:2 k:-1 l:-2 m:-4
das event	0:-1 b:-1 c:-1 e:2
das feld	0:-1 4:2 8:-1 a:3 c:-1 g:-1 j:-1 k:-1
dashb*	0:1 1:-1 3:-1 4:-1 6:-1 7:-1 a:-1 b:-1 f:-1 h:-1 j:-1 k:4 l:-1
dashboard	0:1 1:-1 3:-1 4:-1 6:-1 7:-1 a:-1 b:-1 f:-1 h:-1 j:-1 k:4 l:-1
dass	0:-5 1:6 2:-2 3:4 4:-4 5:-1 6:-2 7:-3 8:-1 9:-2 a:-2 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
dass ⟨name⟩	0:-4 1:6 2:-2 3:-3 4:-3 5:-1 6:-2 7:-2 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 h:-1 i:-1 k:-1 l:-1 m:-1
data	0:1 1:-1 2:3 3:-2 4:1 7:-1 d:-1 m:-1
datab*	0:1 1:-1 2:3 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
database	0:1 1:-1 2:3 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
database $	0:-5 1:-2 2:4 3:-2 l:3
database ?	0:5 1:-2 2:-2 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-3 m:-1
date	0:-5 1:4 2:-1 3:6 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
datei	0:2 1:3 2:-2 3:-3 4:-1 5:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
datei*	0:-1 1:-1 5:-1 c:-1 d:3 h:-1 i:-1
dateien	0:-1 1:-1 5:-1 c:-1 d:3 h:-1 i:-1
dateien importieren	d:2
daten*	0:2 1:-1 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
datenbank	0:-2 1:-3 3:5 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 j:-1 k:-1 l:-1
dates	0:-3 1:5 3:-1 k:-2 m:-1
datos	0:1 1:2 2:-2 3:1 5:-1 c:-1 l:-1
dauer*	0:-1 3:1 a:1
day	0:-3 1:4 3:-1
db	1:2 2:-1 3:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 l:1 m:-1
de	1:-1 3:2 4:-2 5:1 6:2 7:1 8:-1 9:-1 a:-2 b:2 c:1 e:-1 g:-1 h:1 i:3 j:-2 k:-1
de cada	0:2 1:2 3:-1 8:-1 k:-1
de chamadas	0:-1 1:-1 3:-1 4:-1 6:3 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1
de config	0:-2 1:-1 2:-1 3:2 4:-1 a:-1 b:-1 h:-1 i:-1 l:-1 m:3
de datos	1:1 3:2 5:-1 c:-1
de données	0:2 1:-1 3:1
de dónde	0:2 1:-2 3:-1 7:-1 8:3 9:-2 b:-1 e:-1
de erro	0:1 1:-3 2:-1 3:-3 4:-1 5:-1 6:-1 7:5 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-2 m:-2
de error	0:3 1:-2 3:-1 7:2 8:-1 e:-1
de errores	2:-1 3:3 7:-2
de header	1:-1 h:1
de la	0:-1 1:-4 3:-3 4:-2 5:3 6:-1 7:-3 8:-2 9:-2 a:-2 c:2 d:-2 e:3 f:2 g:-1 h:-3 i:-1 j:1 k:-1 l:-1 m:2
de las	1:-2 3:3 4:1 b:-1 d:-1 m:-1
de lever	7:1 8:2 b:-1
de los	0:-2 1:1 2:2 5:-1 6:-1 7:-1 8:-1 b:-1 c:-1 f:-1 h:-1 i:-1 j:4 k:-2 l:-1 m:-1
de n	0:-5 1:1 2:-1 3:3 4:3 5:-1 6:-1 7:-1 a:-1 c:-1 h:-1 i:-1 l:-1 m:-1
de notre	0:-2 1:-1 3:3 k:1
de onde	0:-1 8:1 c:1 e:1 j:1
de pagamento	0:1 1:1 2:-1 3:1 d:-1
de que	1:-1 4:-2 5:-1 6:4 a:-1 d:-2 l:-1
de store	i:2
de uma	0:4 1:-1 3:-2 4:-1 6:-1 7:-1 8:-1 h:1 i:-1 j:-2
de un	0:5 2:-4 3:-3 l:-1
de una	0:-1 1:-1 2:2 3:-1 4:-1 a:2 l:-1
de ⟨name⟩	0:-4 1:-5 2:-2 3:-3 4:-3 5:2 6:4 7:3 8:-1 9:-1 a:-2 b:2 d:-1 e:-3 f:1 g:-1 i:3 k:-1 l:1 m:-2
de ⟨path⟩	1:-3 2:-1 3:-5 4:-1 5:-2 6:-1 7:-4 9:-1 a:-3 b:4 c:-1 d:2 e:-1 f:-1 g:-2 h:-3 i:4 j:-1 k:-1 l:-2 m:-1
dead	0:-3 1:-3 2:-1 3:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
dead code	0:-4 1:-2 2:-1 3:6 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
deadl*	0:1 1:4 2:-1 3:-1 5:-1
deadlock	0:1 1:3 2:-1 3:-1 5:-1
deadlock detected	0:-1 1:3 2:-1 5:-1
deadlock found	1:1
deber*	0:-1 1:2 3:1 4:-1 5:1 c:-1
debería	0:-1 1:2 3:1 4:-1 5:1 c:-1
debou*	0:4 2:-1 3:-2 5:-1 a:-1 e:2 l:-1
debounce	0:3 2:-1 3:-2 a:-1 e:2 l:-1
debt	0:-1 1:-1 3:4 b:-1 c:-1 d:-1 e:-1 k:-1 m:-1
debug	1:2 3:-1
decid*	0:7 1:-2 2:-2 3:-2 7:-1 8:-1 a:-1 d:-1 e:-1 g:-1 k:-1 l:-1
decide	0:3 1:-1 3:-1
decided	0:4 2:-2 3:-1 d:-1
decla*	0:1 1:-4 2:-1 4:-1 6:-1 7:3 8:-1 a:-1 c:-1 e:-1 h:-1 m:3
declared	1:-3 m:3
decod*	1:1
decode	1:1
decode byte	1:1
deep	0:-2 1:-1 3:3 i:-1
defau*	0:6 1:-4 2:-1 3:-3 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-2 g:4 h:-2 i:-1 j:-1 k:-2 l:-1 m:-3
default	0:4 1:-4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:4 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
defin*	0:7 2:-1 3:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-2 k:-2 l:-1 m:-2
defined	0:4 3:-1 8:-1 b:-1 c:-1 g:-1 k:-1
defined $	0:3 1:-1 8:-1 b:-1 g:-1
defined ?	0:1
definition	0:5 1:-2 3:-1 j:-2 k:-1 m:-1
degli	0:-1 1:-1 3:3 7:-1 9:-2 f:-1 m:-1
dei	0:-1 1:3 2:3 3:-5 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-2 b:-2 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-2 m:1
deixa	0:-3 1:1 3:-1 4:1 6:-1 7:3 8:-1 a:-1 c:-1 h:-1
del	0:2 1:-3 2:-2 3:1 4:-2 6:-3 7:-3 9:-1 a:1 b:-1 c:-4 d:-1 e:4 f:1 g:-2 h:-1 i:-3 j:-2 l:3 m:-2
del codice	0:1 1:-5 2:-3 3:2 4:-1 5:2 6:-1 7:-1 8:3 9:-1 a:1 b:-1 c:-2 d:-1 e:-2 f:-2 g:-1 h:-2 i:-1 j:-2 k:-1 l:-1 m:-1
del proyecto	0:1 3:1
delay	0:1 1:1 3:-1
deleg*	0:2 1:-1 3:-3 6:3
delet*	0:4 2:-1 3:-4 4:2 5:-1 6:-1 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1
delete	0:2 1:-2 3:-2 4:3 5:-1 7:2 9:-1 a:-1 b:-1 f:-1 j:-1 l:-1
delete ⟨name⟩	3:-1 4:3
deleted	0:4 1:-1 3:-3 4:-1
dell'*	0:-4 1:-3 2:3 3:-1 4:3 5:-1 6:-2 7:-2 8:-2 9:-1 a:-3 b:-1 c:-2 d:-1 e:-1 f:5 g:-1 h:-2 i:-3 j:-2 k:-4 l:-2 m:-1
della	0:-5 1:-3 2:-2 3:-2 4:-2 5:3 6:-1 8:-1 9:-1 a:4 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
delle	0:2 1:-3 2:-2 3:1 4:-1 5:-1 6:1 7:-1 8:-1 9:-2 a:4 b:-2 c:-2 d:-1 e:-1 f:-2 g:1 h:-1 i:-2 j:-2 k:-1 l:-1 m:-1
dem	0:1 1:6 2:-2 3:-5 4:-2 5:-1 6:-2 7:-2 8:-1 9:-1 b:-2 c:-2 d:-1 f:-2 g:-2 h:-1 i:-2 j:-2 k:-2 l:2 m:-2
dem update	1:1
demai*	0:-1 1:-2 3:3
demais	0:-1 1:-2 3:3
demais ?	0:-1 1:-2 3:3
demas*	0:-3 1:-2 2:-1 3:7 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
demasiadas	0:-2 1:-1 2:-1 3:5 4:-1 6:-1 7:-1 a:-1 c:-1 f:-1 g:-1 h:-1 i:-1 k:-1
den	1:2 2:-3 4:-2 5:3 6:2 7:-2 8:-2 9:-2 a:-3 b:-1 c:-3 d:-2 e:4 f:-2 g:-2 h:-2 i:-2 j:-3 k:3 l:-2 m:-2
den ⟨name⟩	0:3 1:-1 3:-1 4:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-2 g:-1 j:-1 k:3
denen	0:-1 1:-3 2:-1 3:-1 4:-1 5:-1 6:-1 8:-1 a:4 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:3
dentr*	0:1 1:-2 2:-1 3:-2 4:-1 6:5 7:-1 a:-1 b:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:-1 m:-1
dentro	0:1 1:-2 2:-1 3:-2 4:-1 6:5 7:-1 a:-1 b:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:-1 m:-1
dentro ?	0:2 3:-2 6:2
dentro de	6:2 j:-1
depen*	0:-1 2:-1 3:2 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:1
dependencias	0:3 1:-1 3:-1 4:-2 6:2 9:-1 d:-2 k:-2
dependencies	0:-1 1:1 4:-1 6:2 d:-2 m:2
dependency	0:-1 1:2 3:-1 d:1
depends	0:-1 1:-1 4:4 6:-1 f:-1
depends on	0:-1 1:-1 4:4 6:-1 f:-1
deplo*	0:-1 1:4 3:-1 b:-1
deploy	0:-1 1:4 3:-1 b:-1
depoi*	0:-2 1:5 2:-1 3:-1 m:-1
depois	0:-2 1:5 2:-1 3:-1 m:-1
depois do	0:-1 1:2
depois que	0:-1 1:2 3:-1
depth	0:4 1:-1 3:-2 g:-1 i:-2
depui*	1:3 2:-1 3:-2 5:-1 6:-1 d:1 j:1 k:-1 m:-1
depuis	1:3 2:-1 3:-2 5:-1 6:-1 d:1 j:1 k:-1 m:-1
der	0:1 1:3 3:-1 4:-3 6:1 7:2 8:-3 9:-2 a:2 b:1 d:-3 e:-3 f:1 g:-2 h:-3 i:-3 j:-1 k:1 l:-2 m:-2
der den	0:-2 1:-2 3:-3 5:4 7:-1 a:-1 b:2 d:-1 h:-1 k:-1 l:-1 m:-1
der funktion	0:-2 1:-2 3:-1 6:-1 7:3 8:-1 j:2 k:-1
der wert	0:-3 1:1 3:-1 4:-1 8:-2 9:-1 a:-3 b:5 c:-2 d:-1 e:-1 f:-1 g:-1 j:-1 k:-2
der ⟨name⟩	0:-3 1:-5 3:5 4:-2 5:-1 6:-2 7:-2 8:-1 9:-1 a:3 b:-2 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
deriv*	0:2 1:-1 3:-1 6:-1 g:3 i:-1
derri*	0:3 1:2 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
derrière	0:3 1:2 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
des	0:3 1:-3 2:3 3:1 4:-1 5:-1 6:-2 7:1 8:-2 9:-2 a:-2 b:-2 d:-1 e:-3 f:-3 g:1 h:-1 j:1 k:1 l:-2 m:-2
des classes	g:1 i:1
desce*	0:-2 1:-1 3:-2 4:-1 6:3 a:-3 b:-1 c:-1 e:-1 f:-1 g:3 i:-1 k:-1 l:-1
descendants	0:-1 3:-1 4:-1 a:-3 g:4 i:-1
descr*	0:1 2:3 3:-4 5:-1 7:-1 c:-1 d:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
describe	0:2 1:-1 2:1 3:-3 d:-1
describe the	0:2 1:-1 2:1 3:-3 d:-1
descu*	0:1 1:2 3:-2 4:-1
descuento	0:1 1:2 3:-2 4:-1
desde	0:-1 1:1 2:1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:3 m:-1
desde dónde	0:-1 1:-2 b:2 e:1 j:1
desde el	0:-1 1:3 2:-1 3:-1 e:-1 l:2
desde que	0:-1 2:2 3:-1 l:-1
desig*	0:-3 1:-2 2:-1 3:6
design	0:-1 1:-2 2:-1 3:4
design of	1:-1 2:-1 3:3
designed	0:-3 1:-1 3:4
despu*	0:-1 1:2 3:-1 4:-1 8:-1 a:2 b:-1 c:-1 k:-1
después	0:-1 1:2 3:-1 4:-1 8:-1 a:2 b:-1 c:-1 k:-1
destr*	0:2 1:-1 3:-1
detai*	1:1
detail	1:1
detec*	0:-1 1:4 2:-1 5:-1
detected	0:-1 1:4 2:-1 3:-2 5:-1
deux	0:-2 1:4 2:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-2 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:2 m:-2
dev	0:5 2:-2 3:-2 5:-1 e:-1 f:-2 l:-1 m:-1
deven*	0:-2 1:2 3:-1 4:3 5:-1 7:-1 g:-1 i:-1
devo	1:-2 2:-1 4:3 5:1 6:-1 7:3 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
devol*	0:1 1:-3 2:2 3:-2 4:2 5:-1 6:-1 7:2 8:-1 a:-1 b:-1 d:-1 h:-1 i:-1 k:-1 l:-2 m:-1
devue*	0:-3 1:4 3:-2 4:-1 6:-1 7:3 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1
devuelve	0:-3 1:4 3:-2 4:-1 6:-1 7:3 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1
devuelve ⟨name⟩	0:-2 1:2 3:-2 7:4 8:-1 e:-1 f:-1
di	0:-3 1:-4 3:2 4:2 5:1 6:-2 7:-4 8:-2 9:-3 a:-2 b:-1 c:1 d:1 f:-3 g:2 h:3 i:1 j:-1 k:2 m:-4
di un	1:3 2:-1 3:-2 5:-1 8:-1 a:2 f:-1 h:-1 l:-1
di una	0:-2 1:-1 2:2 3:-2 4:4 5:-1 a:-4 b:-1 c:-1 d:-1 g:-1 j:-1 k:-1 l:1
di ⟨name⟩	0:-6 1:-5 2:-2 3:-3 4:-2 5:3 6:-5 7:-3 8:-1 9:-2 b:1 c:1 d:-4 e:-5 f:-1 g:4 h:3 j:1 l:-4 m:-2
di ⟨path⟩	0:-1 1:-1 3:-1 d:3 h:1 m:-1
diagr*	0:-2 1:4 2:-1 3:-4 6:-2 8:-1 a:-1 c:-1 d:-1 e:-1 h:-1 i:-1 j:-1 l:4 m:-1
dialo*	0:-4 1:5 2:-2 3:-3 5:-1 7:-1 8:-1 9:1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
dice	0:-1 1:4 3:-1 8:-1 h:-2
did	1:3 3:-1 4:-1 5:-1 g:-2
die	0:1 1:-3 2:-2 3:4 4:-2 5:1 6:-1 7:-2 8:-1 9:-1 a:1 b:-1 c:2 d:-2 e:-1 g:-1 h:-1 j:2 k:-1 l:2 m:-1
die funktion	0:-1 1:-1 2:-1 3:-1 5:1 d:-1 j:4
die klasse	0:-1 3:2 c:-1 k:1
die methode	0:-1 3:-1 6:3 a:-1 b:-1 c:-1 e:-1 g:1 j:1 k:-1
die middlewares	0:-1 2:3 3:-1
die nachricht	0:-1 6:-1 e:2 f:2
die spalte	1:-2 3:-1 4:1 6:-1 7:-1 a:2 b:2 c:-1 f:-1 i:-1 j:-1 l:-1
die tabelle	0:1 l:1
die ⟨name⟩	0:2 1:-2 3:-2 4:-1 7:-1 9:1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:4 j:-2 k:-1 l:-1
diens*	0:-5 2:4 5:-1 6:-1 7:-1 a:-1 b:-1 c:-2 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
dies	1:1
diese*	0:4 1:-1 2:-1 3:-2 f:-1 i:-1 m:-1
difer*	0:7 1:-1 2:-1 3:-3 5:-1 8:-1 a:-1 e:-1 g:-1 h:-1 l:-4 m:-1
diferencia	0:5 2:-1 3:-2 g:-1 l:-2
diferencia entre	0:3 1:-1 3:-1 l:-1
diferença	0:4 1:-1 3:-1 l:-2
diferença entre	0:4 1:-1 3:-1 l:-2
diff	0:3 a:-1 l:-1
diffe*	0:5 1:2 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-3 m:-1
difference	0:4 1:-1 3:-2 l:-1
difference between	0:3 3:-2 l:-1
different	0:-1 1:3 3:-1 6:-1 c:-1 g:-1 h:3 j:-1 l:-2 m:-1
differenza	0:4 1:-1 3:-1 a:-1 l:-1
differenza tra	0:3 1:-1 3:-1 l:-1
diffé*	0:5 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
différence	0:3 3:-1 b:-1 f:-1 l:-1
différence entre	0:3 3:-1 b:-1 f:-1 l:-1
difíc*	0:-4 3:5 5:-1 6:-1
dime	c:1 i:1
dire	0:1 1:-1 2:3 3:-2 6:-3 7:-1 a:-1 b:-1 g:-1 j:3 l:-1 m:-1
direc*	0:-4 1:-4 2:-3 3:-1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 l:-1
directement	0:-2 1:-2 2:-1 3:1 6:1 9:-1 a:-1 b:-1 c:-1 e:-1 j:3
directly	0:-3 1:-2 2:-1 6:2 c:-1 d:3 g:-1 h:-1 k:1 m:-1
direk*	0:-1 1:-2 3:1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 i:-1 j:4
direkt	0:-1 1:-2 3:1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 i:-1 j:4
dis	0:-2 3:2 h:1
disco*	0:4 1:4 2:2 3:-4 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:-2 m:-1
disconnects	0:-1 1:3
discount	0:2 1:5 2:2 3:-4 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:-2 m:-1
disk	0:-2 2:-1 3:-1 6:-1 7:2 8:-1 j:3 m:-1
dispa*	0:-5 1:2 2:-1 3:2 4:-2 5:-1 6:1 7:-2 8:-4 a:-2 b:-2 c:-2 d:-1 e:7 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-2 m:-1
dispara	0:-1 3:-1 4:-1 7:-1 8:-2 a:-1 b:-1 c:-1 d:-1 e:5 f:-1 g:-1 j:-1 k:-1 l:-1
dispatch	0:-1 1:-1 3:-1 4:-1 6:2 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
dispo*	0:-4 1:1 2:-1 3:-3 4:-1 5:-1 7:-1 8:-1 9:-1 c:1 f:-1 g:1 h:4 i:-1 j:-1 m:-1
dist	0:-2 1:-1 3:-2 5:-3 d:4
disti*	0:4 1:-3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-2 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1 m:-1
distintas	0:-2 1:-1 3:2 4:-1 6:-1 c:-1 h:3 i:-1 k:-1 l:-1
diver*	0:-1 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-2 m:-1
diz	0:1 1:2 2:-1 3:1
do	0:4 2:1 4:-1 5:-1 6:-1 8:1 9:-1 c:-1 d:-1 e:-1 f:-1 h:1 i:-1 j:-1 m:-1
do $	0:2 1:2 2:-1 3:-1
do ?	0:3 1:-1 2:2 3:-1 6:-1 7:-1 f:-1 l:-2
do i	0:5 1:1 2:-1 3:-2 5:-1 7:2 c:-1 f:-1 g:-1 i:-1 j:-1 l:-1 m:-1
do not	0:2 1:-2 e:2
do projeto	0:4 1:-1 3:-2
do the	0:-2 1:-3 2:1 3:3 6:-1 e:-1 l:4 m:-1
do they	0:3 1:-1 3:-1 9:1 h:1 l:-2
do we	1:1 2:-1 4:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:1 d:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:1
do with	0:-1 1:-1 2:2 3:-1 9:1
do you	3:2
do ⟨name⟩	0:-2 3:-1 4:-1 6:-1 7:2 8:-1 h:2 j:-1 l:-1 m:2
doch	0:-2 3:3
docke*	0:4 1:-1 3:-2 5:-3
docker	0:4 1:-1 3:-2 5:-3
docker compose	0:1 1:1
docum*	0:5 1:-3 3:-2 4:-1 5:-1 6:-1 7:2 8:-1 a:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
does	0:-1 1:2 2:1 3:-1 4:-1 5:-1 6:2 7:1 8:-1 a:1 b:-1 c:1 d:-1 e:1 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 l:1
does a	0:-7 1:-1 2:1 3:1 4:-1 6:-1 9:2 a:-1 b:-1 c:4 d:-1 j:-1 k:-1 l:4 m:-1
does any	3:-1 d:2
does anything	0:-1 1:-3 3:-1 4:1 6:-1 7:-1 8:2 9:1 a:-1 c:-1 d:-1 f:1 j:2 k:-1 l:-1 m:-1
does control	0:-1 1:-1 j:1
does it	1:-1 3:1 4:1 6:1 7:-1 8:-1 9:1 a:-1 c:-1 d:-1 f:3 h:-1 i:-1 j:-1 k:-1 m:-1
does nobody	0:-2 1:-1 3:-1 9:1 b:-1 e:-1 k:-1 m:4
does not	1:4 3:-1 7:-1 h:-1 m:-1
does the	0:1 1:-1 2:2 4:-1 5:-1 6:2 8:-1 9:-1 b:-1 c:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-2
does this	0:-1 1:2 2:-1 3:2 6:-1 7:-1 m:-1
does ⟨name⟩	0:1 1:-2 2:-1 3:-2 4:-2 5:-1 6:4 7:2 8:-4 9:-1 a:2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-1 h:3 i:-2 j:-3 k:-2 l:-1 m:2
does ⟨text⟩	0:1 1:2 6:-1 8:-1
doesn*	0:-2 1:6 3:-1 a:-1 b:-1 c:-1 d:-1 h:-1 l:-1 m:-2
doesnt	0:-2 1:4 h:-1
doing	0:-1 1:2 3:2 c:-1 d:1
doing too	0:-1 3:2
dois	0:2 1:2 2:-1 5:-1 6:3 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-2 i:-1 j:-2 k:-1 l:-2 m:-1
doit	0:4 1:-1 2:-1 3:-1 6:-1 7:2 b:-2 j:-2 l:-1
domai*	0:-1 1:-1 2:-1 3:4 7:-1 l:-1
domain	1:-1 3:3 7:-1
domin*	2:-1 4:-1 d:2 m:-1
dominio	1:-2 2:-1 3:1 4:-1 d:2 m:-1
don't	0:-1 1:-3 2:-1 4:1 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 h:-1 i:-1 j:-1 k:1 m:4
donde	0:2 1:-1 3:-1 6:-1 7:-2 8:3 a:-1 b:-1 c:-1 f:-1 i:-1 k:-1 l:1
donné*	0:2 1:-1 3:1
données	0:2 1:-1 3:1
dopo	0:1 1:5 2:-1 3:-3 4:-2 5:1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
dopo il	1:2
doppe*	0:-4 1:5 2:-1 3:-1 4:-1 a:-1 e:-1 f:-1 m:-1
doppelt	0:-1 1:3 3:-1
doppi*	0:2 1:2 2:-1 3:-3 f:-1
dos	0:2 1:4 2:2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-3 d:-1 f:-1 g:-1 h:-3 i:-1 j:1 k:-1 l:-2 m:-2
dos veces	0:3 1:1 2:-1 3:-2 4:-1 6:-1 a:-1 c:-1 e:2 h:-1 j:-1 k:-1 l:-1
dossi*	0:2 2:-1 m:1
dossier	0:2 2:-1 m:1
doubl*	0:1 1:4 2:-1 3:-1 4:1 5:-3 e:-1 h:-1 i:-1 j:-1 l:-1 m:-1
double	1:3 2:-1 4:1 5:-2 m:-1
dove	0:-1 1:-6 2:-2 3:-2 4:-1 5:-2 6:-2 7:-2 8:3 9:2 b:3 c:5 d:-1 e:-1 f:-2 g:2 h:-2 i:-2 j:1 k:-2 l:-3 m:-2
dove si	0:2 1:-2 2:-1 3:-2 4:2 5:-1 8:3 9:-1 a:-2 b:-1 c:-1 e:-1 f:-1 g:-2 h:-1 j:-1 k:-1 l:-1
dove sta	0:4 1:-1 3:-1 b:-1 m:-1
dove viene	0:-4 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-2 b:4 c:1 d:1 h:-1 i:-1 k:1 l:-1 m:-1
down	1:2 3:-2 4:-1 m:-1
downs*	0:-3 1:-1 3:-2 4:2 6:2 7:1 f:1
downstream	0:-3 1:-1 3:-2 4:2 6:2 7:1 f:1
downstream of	0:-3 1:-1 3:-2 4:2 6:2 7:1 f:1
dran	0:-2 2:3 3:-3 4:1 c:1
drei	0:-2 1:-1 2:-1 3:4 a:1 c:-1 e:-1 i:-1 j:-1
drin	0:1 1:2 2:-1 3:-2 5:-1 6:-1 a:-1 b:-1 c:-1 d:3 f:-1 h:-1 i:-1 l:-1 m:-1
drop	0:-1 2:-1 3:-5 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:4 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:1
drops	1:1
dto	3:-1 4:2 a:-2 g:2
du	0:-1 1:-2 2:3 3:5 5:-3 6:-2 7:-3 9:-1 a:1 b:-3 c:-3 d:-2 e:-1 f:-2 g:-2 h:-2 i:-2 j:1 k:2 m:-1
du code	0:-2 2:-1 3:1 j:1 k:-1 l:-1 m:3
du service	0:-2 1:-2 2:4 3:-3 e:-1 l:-1 m:-1
duas	0:-5 1:5 2:-1 3:1 4:-1 6:-1 7:-1 k:-1 m:-1
due	0:2 1:4 2:-2 3:1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
due volte	0:3 1:4 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
dumpe*	0:-1 1:2
dumped	0:-1 1:2
dupli*	0:-2 1:1 2:3 3:1 9:-1 c:-1 d:-1 f:-1 l:-1 m:-1
duplicate	0:-1 1:2 3:1
durch	0:-2 1:-1 3:2 5:2 6:4 7:-1 8:-2 9:1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
durin*	0:-4 1:1 2:4 3:-3 l:2
during	0:-4 1:1 2:4 3:-3 l:2
dá	0:-1 1:1 2:-1 3:1 4:-2 5:-2 6:-1 7:-3 8:-1 9:-1 a:-4 b:-2 c:5 e:-2 f:-2 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
dá pra	1:-1 3:2 5:-1
décle*	0:-1 2:-1 4:-1 6:-1 7:-1 8:-3 9:-1 a:-1 b:-1 e:1 f:-1 j:4 k:-1
décou*	0:-2 1:-1 2:-1 3:4 4:-1 5:-1 6:-1 a:-1 m:-1
défau*	0:4 1:-1 2:-1 3:-4 4:-1 7:-1 g:2 l:-1
défaut	0:4 1:-1 2:-1 3:-4 4:-1 7:-1 g:2 l:-1
défin*	0:5 1:-1 4:-1 5:-1 a:-4 b:-1 c:-1 g:-1 j:-1 k:-1
déjà	1:1 3:-1 5:2
démar*	0:-4 1:1 2:4 3:-1 4:-1 5:-1 6:-1 7:-1 a:2 e:-1 f:-2 j:-1 l:-1
démarrage	0:-3 1:1 2:2 3:-1 4:-1 a:2 j:-1 l:-1
dépen*	0:-1 1:-2 4:1 m:2
dépendances	0:-1 1:-2 d:-1 m:3
dépôt	0:2 1:-3 3:-2 f:2
dónde	0:3 1:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:2 9:2 a:1 b:2 c:-1 d:-1 e:-1 f:-1 g:2 h:-2 i:-1 j:-1 k:-1 m:-1
dónde está	0:3 1:-1 3:-1 9:-1 a:-1 f:1
dónde se	0:-3 1:-1 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 9:-1 a:2 b:4 c:1 d:-1 e:1 g:-1 h:-1 i:-1 j:1 l:-1 m:-1
e	0:-2 1:5 2:1 3:4 4:-1 5:2 6:-1 7:-2 9:-1 a:2 b:-3 d:-2 e:-2 f:-3 g:-2 h:-2 i:-2 j:-2 k:-1 l:1 m:-1
e a	0:-3 1:2 2:-1 3:-1 b:-1 h:-1 j:-1 k:3 l:1 m:-1
e dove	0:-1 1:-1 2:-1 3:-1 8:3 9:-1 a:3 b:-1 c:-1 e:-1 f:-1 g:-2 h:-1 k:-1 l:-1
e mail	0:2 1:1 3:-2
e n	0:2 1:-2 2:-1 3:-4 5:5 6:-1 7:-1 a:-1 b:-1 d:-1 h:-1 l:-1 m:-1
e o	0:-1 3:2 h:1
e ⟨error⟩	1:2 9:-1
e ⟨name⟩	0:3 1:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 e:-1 f:-1 h:-1 k:-1 l:1
each	0:2 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:2 m:-1
each other	0:-3 3:1 l:3
eccez*	0:1 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:5 8:-1 9:-1 a:-1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
eccezioni	0:-2 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:5 8:-1 9:-1 a:-1 c:-1 h:-1 j:-1 k:-1 l:-1 m:-1
eccezioni può	7:2 8:-1
edge	0:2 1:-1 3:-1
edito*	1:-1 3:-1 c:1 k:2 l:1 m:-1
editor	1:-1 3:-1 c:1 k:2 l:1 m:-1
effec*	0:-1 1:2 3:-2 4:2 6:-1 a:-1 c:-1 g:-1 h:-1 m:2
effect	0:-1 1:2 3:-1 4:-1 6:-1 g:-1 m:2
effects	0:-1 4:2 c:-1
ehrli*	0:-2 3:3 m:-1
ehrlich	0:-2 3:3 m:-1
eigen*	0:2 1:-5 2:-2 3:1 4:4 5:-1 6:-1 7:-2 8:-1 a:-2 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:-1 k:-1 l:-1 m:2
eigene	0:-1 1:-2 2:-1 3:2 g:1 h:-1 m:-1
eigenen	0:3 1:-1 3:-2
eigentlich	0:2 1:-4 3:-1 9:1 b:1 c:-1 j:1 m:2
ein	0:-1 1:3 2:-3 4:3 5:-2 6:-2 7:-2 8:-3 9:1 a:-4 b:3 c:-1 d:2 e:-3 f:-3 g:1 h:-2 i:-2 j:-2 k:-3 l:-2 m:-2
ein ?	0:1 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 9:1 a:-2 b:4 c:-3 d:1 e:-2 f:-1 g:-1 j:-1 k:-2
ein ⟨name⟩	1:-1 3:-1 9:1 a:-1 b:-1 c:1 d:3 f:-1 h:-1 i:-1
eine	1:1 2:-1 3:3 4:-2 5:-2 6:-1 7:-1 8:2 9:4 a:-3 b:-2 c:-2 d:1 e:-3 f:-3 g:-2 h:-2 i:-1 j:-2 k:-2 l:-1 m:-2
eine stunde	0:-1 1:3 3:-1 m:-1
eine ⟨name⟩	0:-1 1:-1 3:-1 4:-1 6:-1 8:3 9:4 a:-2 b:-2 c:-3 d:-1 e:-3 f:-2 g:-1 i:-1 j:-1 k:-1 l:-1
einem	0:4 1:1 2:2 3:-3 4:-2 5:-2 6:-3 7:-2 8:4 9:-1 a:-3 b:-2 c:-2 d:-2 e:-2 f:-3 g:-2 h:-3 i:-2 j:-2 k:-2 l:-2 m:-2
einen	0:7 1:-3 2:-3 3:-5 4:-1 5:-2 6:-1 7:-1 9:-1 a:3 b:-2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:1 m:-1
einer	1:-3 2:-2 3:-1 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-2 d:-1 e:-2 f:-2 g:1 h:-1 i:-1 j:-1 k:-2 l:-2 m:-1
eines	0:-2 1:-1 2:3 3:-1 l:1
einfa*	0:4 1:-1 3:-2 i:-1 k:-1 m:-1
einma*	1:-1 4:-1 c:3 k:-1
einmal	1:-1 4:-1 c:3 k:-1
einst*	0:2 1:-5 2:4 3:-5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
ejecu*	0:3 1:1 2:3 3:-2 5:-2 f:-1 j:-1 l:-1
ejecuta	1:2 2:3 3:-2 f:-1 j:-1 l:-1
el	0:1 1:6 4:1 5:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 m:-1
el botón	0:1 1:-2 2:2 3:-1 6:2 j:-1 m:-1
el campo	0:4 1:-1 3:-3 4:-1 6:-1 a:1 b:-1 e:-1 f:-1 g:-1
el cliente	0:1 1:1 2:2 3:-1 a:-1 l:-1
el código	0:2 1:2 3:-2 5:-2 8:-1 a:-1 b:-1 c:-1 g:-1 k:2 l:-1 m:-1
el de	0:-1 1:1 2:-1 3:1
el evento	0:-1 1:1 4:1 f:1
el fichero	0:1 3:3 d:-1 m:-1
el flag	0:-1 1:1 a:2
el mensaje	0:3 1:-1 3:-1 e:-1 f:1
el método	0:-1 6:1 7:1 8:-1 a:-1 g:1 h:1 j:1
el módulo	0:1 1:1 2:-1 3:2 4:-1 5:-1 6:-1 9:2 d:-1 g:-1 h:-1 i:-1 j:-1 k:-1
el paquete	0:-2 1:-1 g:1 m:3
el test	0:2 1:3 3:-2 5:-3
el valor	0:-1 1:-1 2:-1 3:-3 4:2 a:-1 b:3 c:-1 e:-1 f:-1 i:-1 j:-1 l:-1
ela	0:-2 1:-2 2:-1 3:-1 4:-1 5:2 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 h:-1 j:2 k:-1 m:-1
elast*	0:-3 1:-3 3:-2 5:-1 a:-2 l:5 m:-1
elastic	0:-3 1:-3 3:-2 5:-1 a:-2 l:5 m:-1
ele	0:-2 1:-1 2:2 6:-1 8:1 9:1 c:-1 j:-1 l:-1
elect*	0:1 2:1
election	0:1 2:1
eleme*	0:2 1:1 3:-1 6:-1 j:-1
elements	0:3 1:-1 6:-1 j:-1
elenc*	0:-1 1:-1 3:-4 4:-1 5:-1 6:3 7:-1 8:-2 9:-1 a:-2 b:-1 c:4 e:-1 f:-1 g:1 h:-2 i:-1 j:-2 k:-2 l:-1 m:-1
elle	0:2 1:-4 2:-1 3:1 4:-4 5:2 6:-2 7:2 8:-1 9:-1 a:4 b:-2 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
elle appelée	0:-1 1:1 j:2
elles	0:1 1:-2 3:2
else	0:-1 1:3 2:-1 3:2 4:3 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-2
else $	0:-1 1:2 3:1 m:-1
em	0:-5 1:2 4:-3 7:-3 8:2 a:1 b:1 c:1 d:-1 e:-3 f:2 g:1 h:-2 i:-3 j:-2 k:1 l:3 m:-1
em algum	1:-1 3:-1 c:1 d:1 f:2
em que	0:-2 1:-3 2:1 3:-5 4:-2 5:-1 6:-2 7:-1 a:2 b:3 c:2 d:-1 e:-2 f:-2 g:3 h:-1 i:-2 j:-2 k:1 l:1 m:-1
em ⟨name⟩	0:-5 1:3 2:-1 3:1 4:-2 5:1 6:-4 7:-2 8:3 9:-1 a:-3 b:-2 c:-2 d:-1 e:-3 f:2 g:-2 h:-1 i:-2 j:-1 k:-2 l:2
em ⟨path⟩	0:-1 3:-1 5:-1 a:1 d:1 k:-1 l:1
emett*	e:1
emette	e:1
emit	0:-2 1:-2 6:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
emite	1:1 8:-1 e:2 f:-1
emite*	0:-1 1:-3 2:-1 3:-1 e:4 f:-1 g:-1 i:-1 m:1
emiti*	0:-1 1:2 f:-1 m:1
emits	0:-1 1:2 e:2 j:-1
emitt*	0:-1 1:1
emplo*	0:-4 1:-2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-3 d:-1 e:-3 f:-3 g:-2 h:-1 i:-1 j:-1 k:5
empty	0:-3 1:5 2:-1 3:-2 4:-1 7:-1 c:-1
en	0:2 1:3 2:-1 4:-2 5:-2 6:-1 7:-1 9:1 a:-2 c:1 e:-2 f:1 h:-1 i:-2 j:-2 k:1 l:-1 m:4
en algún	0:-4 1:-5 2:-1 3:-3 4:-2 6:-1 7:-1 8:-1 9:3 a:-1 b:-1 c:3 d:3 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
en el	1:4 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:3
en este	0:6 1:-1 2:-1 3:-4 4:-1 6:-1 7:-1 c:-1 d:-1 e:-1 k:-2 m:-1
en la	0:1 1:1 2:-2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:2
en las	1:-2 3:-1 b:-1 g:1 i:-2 k:3 m:-1
en local	0:4 1:-1 5:-1 k:-1 l:-1
en los	0:-1 1:-1 3:2 a:1
en producción	0:-1 1:1 5:-1 c:1
en qué	0:-1 1:-2 2:2 3:-3 4:-1 5:-1 6:3 7:-2 8:-2 9:1 a:1 b:-1 c:2 d:-1 e:-2 f:-1 g:2 h:-1 i:-3 j:-1 k:2 l:-1 m:-1
en vez	0:2 1:-1
en ⟨name⟩	0:-2 2:-1 3:3 4:-1 6:-2 7:-1 8:4 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 k:-1
en ⟨path⟩	0:-3 1:-1 3:-2 5:-1 a:-1 b:-1 d:-1 h:-1 k:-1 m:4
encod*	0:2 1:-2 3:-1 i:2 l:1
encor*	0:-1 1:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 k:5 l:-1 m:-1
encore	0:-1 1:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 k:5 l:-1 m:-1
end	0:-3 1:5 2:-1 3:-5 6:-1 7:-1 9:2 c:-1 j:1 m:-2
end of	0:-2 1:4 6:-1 j:-1 l:-1
end up	1:-2 3:-3 6:-1 9:2 a:-1 c:-1 h:1 j:2 l:1 m:-1
ende	0:-1 1:2 2:-1 3:-3 6:-1 8:-1 9:2 a:-1 b:-1 e:-1 f:-2 h:-1 j:3 k:-1 l:-1 m:-1
ended	0:3 1:-1 2:-1
endpo*	0:2 1:-2 2:-2 3:-3 4:-1 6:-3 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:1 m:2
endpoint	0:3 1:-1 2:-2 3:-2 4:-1 5:1 6:-2 7:1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:2 k:-1 l:2 m:-2
endpoint de	0:3 2:-1 6:-1 f:-1 j:-2 l:1
endpoint ⟨path⟩	0:-2 1:-2 2:-1 3:-1 5:1 6:-1 7:-1 j:3 l:1 m:-1
endpoints	0:-2 1:-2 2:-1 3:-1 6:-2 7:-1 j:2 m:3
endro*	0:-1 1:-1 4:-1 8:1 9:-1 a:1 b:-1 c:-1 e:2 f:-1 j:-1 k:1 l:-1
endroits	0:-1 1:-1 4:-1 8:1 a:2 c:-1 e:-1 f:-1 k:2
ends	0:2 1:-1 2:-2 3:-1 6:-1 j:-1 l:2
ends up	0:-3 2:-1 3:-1 l:3
enemi*	0:-1 1:2 g:1
engin*	0:4 1:-5 2:-1 3:3 4:-1 5:-1 6:-1 c:-1 f:-1 h:-1 j:-1 k:-1 l:-1
engine	0:5 1:-5 2:-1 3:1 5:-1 6:-1 c:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-1
engine $	0:4 1:-2 3:-2
enoug*	0:-2 1:-2 2:1 6:2 j:2
enough	0:-2 1:-2 2:1 6:2 j:2
enreg*	0:1 1:-1 3:-1 f:2 i:-2
enséñ*	0:-1 1:-1 4:-1 6:-1 c:1 k:2 l:1
enséñame	0:-1 1:-1 4:-1 6:-1 c:1 k:2 l:1
entie*	1:1
entiendo	1:1
entra	0:-4 1:3 2:-1 3:-1 4:-1 6:-1 7:2 8:-1 c:-1 e:-1 g:-1 h:-1 i:-1 k:-1 l:3 m:-1
entra*	0:-6 1:4 2:-2 3:-3 4:3 5:-1 6:-4 7:-2 8:-1 9:-1 a:-4 b:-2 c:-3 d:-1 e:-2 f:-2 g:-2 h:-2 i:-1 j:4 k:-2 l:-2 m:-1
entre	0:-1 1:-1 3:2 4:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-2 l:6 m:-1
entre el	0:-1 2:-1 3:2 l:1
entre la	0:-4 1:2 3:-1 b:4 i:-1 l:-1
entre le	0:-2 1:-1 2:-2 3:-1 a:-1 b:-1 c:-1 l:4
entre les	0:-1 1:-1 3:1 6:-1 a:-1 l:3
entre os	0:-1 3:2
entre ⟨name⟩	0:3 1:-1 2:-1 7:-1 a:-1 b:-1 g:-1 h:-1 l:1
entre*	0:3 1:-1 2:-1 3:-1
entry	0:-3 1:-1 2:5 3:-5 6:2 g:1 i:-1 l:1 m:-1
entry points	0:-4 1:-2 2:5 3:-5 l:1 m:-1
enum	0:-4 1:-4 2:-1 3:-4 4:6 5:-1 6:-2 7:-2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-3 j:-2 l:-1 m:5
enum ⟨name⟩	0:-1 1:-1 4:3 6:-1 a:-2 b:-1 c:-1 f:-1 i:-1 j:-1 k:2
env	0:2 1:1 3:-1 b:1 e:-1 m:-1
env var	1:2 b:1
envia*	1:2 3:-1 e:-1 h:1 l:-1
enviar	1:2 3:-1 e:-1 h:1 l:-1
envir*	1:2 3:-1
equal*	0:1 1:-2 3:-1 6:-1 7:-1 a:-1 g:4 i:-3
equals	0:1 1:-2 3:-1 6:-1 7:-1 a:-1 g:4 i:-3
er	0:-1 1:-1 3:2 9:1
era	0:1 1:4 2:-1 3:-2 b:-1 c:-1 k:-1 l:-1 m:-1
eredi*	0:-3 1:-3 2:-1 3:5 4:-1 5:-1 6:-2 7:-2 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:5 j:-1 k:-1 l:-2 m:-1
ereig*	0:3 1:-2 2:-1 3:-4 4:-1 5:-1 e:-1 f:3 l:-1
erklä*	0:4 1:-1 2:-1 3:-1
erklär	0:3 1:-1 2:-1 3:-1
erklär mir	0:3 1:-1 2:-1 3:-1
erreu*	1:-1 2:-1 3:1 4:-1 5:-1 6:-2 7:5 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1
erreurs	1:-2 2:-1 3:1 4:-1 5:-1 6:-2 7:5 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1
erreurs de	0:1 3:-1
erro	0:2 1:-3 2:-1 3:-3 4:-1 5:-1 6:-1 7:5 8:2 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-2 m:-2
error	0:2 1:3 2:-1 6:-1 7:1 8:2 a:-1 b:-1 d:-1 e:-1 f:-1 k:-1 l:-1 m:-1
error e	1:1
error handling	0:1 1:-3 3:3 7:-1 f:-1
error index	1:1
error n	0:1
error ⟨name⟩	0:-1 1:-1 3:-1 7:-1 8:3 a:-1
error*	0:4 1:-4 2:-2 3:2 4:-1 5:-1 6:-1 7:4 8:-3 9:-2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
errores	0:-2 1:-2 2:-1 3:3 5:-1 7:4 8:-1 b:-1 e:-1 f:-1 l:-1 m:-1
errori	0:2 1:-3 2:-1 4:-1 5:-1 6:-1 7:4 8:-1 9:-2 a:-1 b:-1 d:-1 e:-1 f:-1 h:-1 i:-1 l:-1 m:-1
errori di	0:3 1:-1 3:-1 7:-1
errors	0:5 2:-1 3:-1 6:-1 7:-1 8:-2 j:-2 l:-1
erros	0:-2 1:-2 2:-1 3:2 4:-1 7:3 b:-2 l:-1
erste*	0:4 1:-1 2:-2 3:-2 5:-1 7:-1 a:-1 b:-1 c:1 e:-1 m:-1
erzeu*	0:-1 3:-1 6:-1 8:2 9:-1 a:-1 b:-1 c:2 e:-1 g:-1 h:-1 k:-1
erzeugt	1:1 c:2
es	0:3 1:1 2:-1 3:3 4:-2 6:-2 7:-2 8:-2 9:-2 a:-2 b:-2 d:-2 e:-2 f:-2 g:-2 h:2 j:-2 k:-2 l:1
es el	0:1 1:3 2:1 4:-1 5:-2 6:-1 7:-1 b:-1 c:1 d:-1 h:-1 j:-1 l:-1 m:-1
es im	0:-1 l:2 m:1
es un	0:2 1:-2 2:-1 3:2 4:-1 d:-1 g:-1
es ⟨name⟩	0:3 1:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 c:-1 g:-1 h:3 i:-1 k:-1 l:-1 m:-1
escal*	0:-1 1:-1 3:2 6:-1 j:3 k:-2
escap*	0:-4 1:4 2:-1 3:-3 6:-1 7:1 8:-1 9:3 d:-1 i:-1 m:-1
escape	0:-3 1:4 2:-1 3:-3 7:1 d:-1 i:-1 m:-1
escol*	0:-2 1:1 3:2
escon*	0:-3 1:3 2:-1 3:-1 7:2 h:-1 m:-1
escre*	0:1 1:2 2:-1 3:-1 5:-1 a:1 b:-1 l:-1
escri*	0:1 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:1 c:-2 d:-1 e:-1 f:-1 g:-1 h:3 i:-2 j:-1 k:-1 l:-1 m:-1
escribe	0:2 1:-1 a:1 b:1 c:-1
escuc*	0:1 1:-1 m:1
escucha	0:1 1:-1 m:1
esegu*	1:1 6:2
eso	0:1 1:2 3:-2
espal*	0:-4 1:-2 2:-1 3:6 l:-1 m:-2
espor*	0:3 1:-1 2:-1 3:-2 5:-1 6:-1 a:-1 c:-1 d:-1 g:-1 i:-2 k:-1 m:3
esse	0:2 1:-2 2:-1 3:1 4:-1 5:-2 8:1 a:-1 c:-1 f:-1 j:-1 m:-1
est	0:2 1:3 2:-2 3:2 4:-3 5:2 7:-1 9:-3 b:1 c:-1 d:-1 e:-1 f:1 g:-2 h:1 i:-2 j:-1 k:-1 l:-2 m:-2
est ce	0:-5 1:2 2:-2 3:3 4:-1 7:-3 a:-2 b:-1 c:-2 d:1 f:-2 g:-3 h:3 i:-1 l:-1 m:-1
est elle	0:1 1:-4 2:-1 3:2 5:3 7:-1 8:1 a:-1 b:-1 c:-1 i:-1 j:1 k:-1
est il	0:3 1:-4 2:-1 3:1 4:-1 5:-1 6:-1 8:-1 b:-2 c:1 d:-1 e:-1 g:-1 h:-1 j:1 k:1 l:-1 m:-1
est le	0:5 1:-1 4:-1 5:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 k:-1
est levée	0:-6 1:5 7:-1 8:1 c:-1 e:-1 k:-1
estad*	0:1 1:-1 4:-1 a:2
estado	0:1 1:-1 4:-1 a:2
este	0:6 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 h:-1 k:-2 l:-1 m:-1
este proyecto	0:2 k:-1
esten*	0:5 1:-3 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:3 j:-1 k:-1 l:-1 m:-1
esto	0:4 1:1 3:-3 4:-1 5:-1 6:-1 7:-1 8:2 a:-2 b:-1 c:-1 d:-2 e:-3 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
está	0:-2 1:-2 2:-2 3:4 4:-2 6:-1 7:-2 8:-2 9:-2 a:-1 b:-3 c:-2 e:-2 f:4 g:-4 h:5 i:-1 j:-2 k:-2 l:-2 m:-2
está bien	0:-1 3:3
está configurado	0:2 1:-1
están	3:3 4:-1 8:-1 a:-1 m:-1
et	0:3 1:-4 2:2 3:4 4:-3 5:-2 6:-1 8:-1 9:-1 a:-3 c:-2 d:-3 e:-2 f:-1 g:-2 h:2 i:-1 j:-1 k:-2 l:4
et le	0:-3 1:-1 2:-1 3:3 a:-1 b:-1 c:-1 e:-1 l:3
et ⟨name⟩	0:3 1:-2 a:-1 b:-1 f:-1 l:2
etwas	0:-4 1:-4 2:-1 3:-4 4:-2 5:-1 6:-2 7:6 8:-2 a:-2 b:-2 c:-2 d:2 e:-1 f:-2 g:-2 h:-1 i:-1 j:-2 k:-2 l:-1 m:2
eu	0:-3 1:2 2:-2 3:-4 4:4 5:1 6:-1 7:3 8:-1 9:-1 a:-1 b:-2 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
eu mudar	0:-1 1:-1 3:-1 4:3 6:-1 7:-1
evalu*	0:-3 1:1 3:1 a:-1 b:2 m:1
evaluate	0:-2 3:3
even	0:-1 1:3
event	2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:3 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
event $	0:-1 1:-1 3:-1 e:1 f:2
event bus	0:1 1:-1 3:2
event ⟨name⟩	0:-1 a:-1 b:-1 c:-1 e:3
event*	0:2 1:-4 2:-1 3:2 4:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 f:1 h:-1 i:-1 j:-1 l:-1 m:1
evento	0:2 2:-1 3:-1 4:1 9:-1 a:-1 b:-1 e:1 f:1 j:-1 l:-1
evento ⟨name⟩	0:-1 3:-1 4:2 9:-1 a:-1 e:1 f:1
events	0:1 1:-3 3:3 e:-3 m:-1
events $	0:3 1:-3 2:-2 3:2 e:-3 m:-1
ever	0:-1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:3 8:-2 9:-1 a:3 b:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:1 k:3 l:1 m:-5
ever used	0:-1 5:-1 7:-1 j:-1 k:4 m:-2
every	1:1 2:-2 4:-1 5:2 7:-1 9:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:2 k:-1 m:-1
every n	0:-1 1:2
every place	8:1 a:2
every*	0:-5 2:2 3:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 f:1 g:-1 h:-1 j:-1 k:-1 m:-1
everything	0:-3 1:-3 2:3 3:-1 4:1 5:1 a:-1 c:1 f:1 j:-1 m:-1
everything that	0:-2 1:-2 2:3 6:-1 c:2 j:-1
everywhere	0:-3 1:3 4:-1 c:1
exact*	0:4 2:-1 3:-4 4:-1 5:-2 6:4 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
exactamente	0:4 1:-2 3:-3 5:-2
exactly	0:1 1:2 3:-2 6:1 k:-1
excee*	0:-1 1:4 3:-1 9:-1 m:-1
exceeded	0:-1 1:4 3:-1 9:-1 m:-1
excel	0:-2 1:4 3:-2 m:-1
excep*	0:-3 1:-4 2:-2 3:2 4:-1 5:-1 6:-2 7:8 8:1 9:5 a:-2 b:-2 c:-2 d:-1 e:-3 f:-2 g:-1 h:-2 i:-2 j:-1 k:-1 l:-1 m:-1
excepciones	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 7:5 8:-1 a:-1 b:-1 e:-1 f:-1 h:-1 i:-2 l:-1
excepciones puede	7:1 8:-1
excepción	1:-1 3:-1 7:1 8:-1 9:2
except	0:-1 1:-3 3:-1 7:-2 8:-4 9:7 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
exception	0:-1 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:5 9:-2 a:-1 b:-1 c:-1 d:-1 e:-3 f:-1 g:-1 h:-1 j:-1 k:-1 l:1 m:-1
exceptions	0:-5 1:-4 2:-1 3:3 4:-1 5:-1 6:-2 7:8 8:-4 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
exceptions $	0:-1 1:-1 2:-1 3:2 4:-1 6:-1 7:3 8:-1 9:-1 j:-1
exceptions ⟨name⟩	0:-1 1:-1 7:3 8:-1
exceç*	0:1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-3 7:6 8:-1 9:-1 a:-3 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-2 i:-2 j:-1 k:-1 l:-1 m:-1
exceções	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-3 7:7 8:-1 9:-1 a:-3 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-2 i:-2 j:-1 k:-1 l:-1 m:-1
exceções ⟨name⟩	0:-1 7:3
execu*	0:-3 2:2 3:-2 6:2 c:1 m:-1
executed	0:-1 1:-1 6:2 l:-1
execution	0:-2 2:3 3:-2 c:1 m:-1
exerc*	0:-2 1:-1 3:-2 5:5 7:-1 a:-1 j:-1 k:-1
exist	0:2 1:3 2:-2 3:-3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 k:-1 l:-1 m:-3
exist*	1:-2 2:-2 3:-4 4:-2 5:2 6:-2 7:-2 8:-1 9:-2 a:-2 b:-2 c:3 d:-1 e:-2 f:-2 g:-3 h:6 i:1 j:-1 k:-2 l:-1 m:-2
existe	0:2 2:-1 3:-3 4:-2 5:1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-2 h:4 i:1 j:-1 k:-1 l:1 m:-2
existe algum	0:1 2:-1 3:-1 5:2 6:-1 g:-1 h:-2 i:-1 l:1 m:-1
existe t	0:-3 3:-1 5:1 g:-1 h:1 i:2 l:1 m:-1
existem	0:-4 4:-1 5:-1 6:-1 7:-1 c:-1 g:-1 h:4 i:1 l:-2
exit	0:-4 1:6 3:-1 5:-1
exit code	0:-3 1:5 3:-1
exits	0:-1 1:2 3:-1
exits with	0:-1 1:2 3:-1
expec*	0:-2 1:3 3:-1 7:2
expected	0:-1 1:3 3:-1
expected n	1:2 3:-1
expir*	0:2 1:2 3:-4 4:-1 5:1 a:-1 c:-1 f:-1 h:-1 m:-1
expired	0:4 1:-2 3:-3 4:-1 5:1 m:-1
expla*	0:5 1:-2 2:1 3:-1 a:-1 c:-1 j:-1 l:-1 m:-1
explain	0:5 1:-2 2:1 3:-2 a:-1 c:-1 j:-1 l:-1 m:-1
explain the	0:2 1:-1 2:2 3:-1 c:-1
expli*	0:3 1:-1 2:-1 3:-1
explí*	0:3 1:-1 k:-1 m:-1
expor*	0:-3 1:3 2:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-2 e:-1 f:1 g:-1 h:-1 i:3 j:-1 k:-2 l:-2 m:5
export	0:-3 1:3 2:-1 3:-2 8:-1 d:-1 f:2 i:-1 k:-1
exported	0:-2 1:2 3:-1 m:1
exporter	0:2 1:-2 2:-1 3:-2 a:-1 c:1 g:-1 i:3 l:-1
exports	0:-2 3:-1 b:-1 m:4
exten*	0:2 1:-2 2:-1 4:-1 6:-1 g:-1 i:3 j:-1 k:-1 l:-1 m:-1
extend	0:2 1:-1 2:-1 3:-1 i:1
exter*	0:3 3:-1
extra*	0:-3 2:-1 3:3 7:2
f	0:4 1:-2 3:-2
f n	1:1
fa	0:-1 1:3 2:-2 3:1 4:-3 5:-2 6:-2 7:-3 8:-5 9:-1 a:-5 b:-4 c:-4 d:3 e:-3 f:3 g:3 h:-3 i:-3 j:-3 k:-3 m:-2
fabri*	0:-3 1:-1 2:-1 3:-2 5:-1 6:-1 8:-1 c:4 e:-1 m:-1
facci*	0:3 1:-3 3:-1 4:3 7:-1 8:-1 a:-1 c:-1 d:-1 e:1 k:-1
faccio	0:3 1:-3 3:-2 4:3 7:-1 a:-1 d:-1
facto*	0:-1 2:-1 3:-1 c:3
factu*	0:-3 2:-1 3:-1 4:-1 5:-1 a:-1 b:-1 c:1 d:3 e:-1 f:2 g:-1 h:-1 j:-1 k:-2 l:-1 m:1
facturation	0:-3 1:-1 d:3 k:-2 m:-1
facture	0:-3 1:2 2:-1 3:-2 4:-1 a:-1 d:3 k:-2 m:-2
faibl*	0:2 1:-1 3:2 5:-1 a:-1 c:-1 e:-1 f:-1
faibles	0:-1 3:2
faibles de	0:-1 3:2
fail	0:-4 1:4 2:-1 3:-2 5:-1 7:3 9:-1 b:-1 l:-1 m:-1
fail ?	0:-4 1:4 3:-2 5:-1 7:3 b:-1 l:-1 m:-1
faile*	0:3 1:5 2:-1 3:-2 7:-1 9:-1 a:-1 b:-1 d:-1 j:-1 k:-1 l:-1
failed	0:3 1:5 2:-1 3:-2 7:-1 9:-1 a:-1 b:-1 d:-1 j:-1 k:-1 l:-1
failed to	1:2 d:-1
failed ⟨path⟩	1:3 l:-1
faili*	0:3 1:-1 5:-1 7:-1
failing	0:3 1:-1 5:-1 7:-1
fails	0:-4 1:8 2:-1 3:-2 4:-1 5:-1 6:-2 7:-4 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-3 k:-2 m:-1
failu*	0:1 1:-3 2:-1 3:1 4:-1 5:-1 6:-1 7:4 a:-1 j:-1 l:-1 m:-1
failure	0:2 1:-2 2:-1 3:2 j:-1
failures	0:-3 1:-1 2:-1 4:-1 7:4 j:-1
faire	1:2 3:1 4:-1 b:1
fait	0:1 1:2 2:1 4:-4 6:-1 7:-4 8:-3 9:-3 a:-5 b:-4 d:3 e:-3 f:4 g:-2 h:-3 i:-2 j:1 k:-3 l:-3 m:-4
fait quoi	0:6 1:-3 2:-2 3:-3 4:-2 5:-1 6:-1 7:-2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1
fallb*	0:-2 1:-2 2:1 3:-1 5:1 6:2
fallback	0:-2 1:-2 2:1 3:-1 5:1 6:2
falls	0:-4 1:-2 2:-1 3:-1 4:6 c:-1 h:-1 m:-2
fare	0:3 1:-3 2:-1 3:-4 4:3 5:-1 6:-1 7:-1 8:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 l:-1 m:-1
fatal	0:-1 1:5 3:-1
fatal error	1:1
fatal remaining	0:-1 1:2
fatto	0:4 3:-1 4:-1 6:-1 e:-2 f:-1 h:-1 l:-1
fattu*	0:1 1:3 2:-2 3:-2 5:-1 d:-1 f:-1 h:-1 l:1 m:1
fattura	0:1 1:3 2:-2 3:-2 5:-1 d:-1 f:-1 l:1
fault	0:-1 1:3
faz	0:4 1:-4 2:-1 3:2 4:-3 5:-1 6:1 7:-2 8:-2 9:2 a:-3 b:-2 c:-1 d:-1 e:-3 f:-1 h:-2 i:-1 j:-2 k:-1 l:-2 m:-1
featu*	1:-3 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:4
feature	0:1 1:-3 2:-2 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:4
feature flag	0:-1 1:-3 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 h:-1 k:4 l:-1 m:2
feature flags	0:1 1:-2 2:-1 3:-3 5:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-2 l:-1 m:3
fecha	0:-1 1:2
fecha*	0:-2 1:3 2:-1 3:1 h:-1
fehle*	0:3 1:-4 2:-1 3:2 4:-2 5:-1 6:-2 7:5 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
fehler	0:-1 1:-1 3:-1 6:-1 7:3 8:2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-2 k:-1
fehlt	0:-2 1:5 3:-1 4:-1 g:-1 m:-1
feld	0:-1 1:2 3:-1 4:2 6:-1 8:-1 a:3 b:-1 c:-1 g:-1 i:-1 j:-1 k:-1 m:-1
feld ⟨name⟩	0:-1 4:2 8:-1 a:3 c:-1 g:-1 j:-1 k:-1
fica	0:3 1:1 3:-2 m:-1
fiche*	0:2 1:-1 2:-2 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-2
fichero	0:2 1:-1 2:-1 3:1 5:-1 6:-1 7:-1 b:-1 c:-1 d:2 f:-1 h:-1 k:-1 l:-1 m:-1
fichero ⟨path⟩	0:1 1:-1 3:3 d:-1 m:-1
ficheros	3:1 4:-1 d:2 m:-1
fichi*	0:2 1:-1 2:-2 3:-1 4:-2 5:3 6:-1 7:-2 8:-1 9:-1 a:-3 b:-2 c:-2 d:5 e:-2 f:-3 g:-1 h:-2 i:-2 j:-2 k:-2 l:-1 m:-1
fichier	0:3 1:1 2:-1 3:-2 4:-1 5:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 j:-1 m:-1
fichiers	0:-3 1:-3 2:-1 3:1 4:-1 5:4 6:-1 7:-2 8:-1 9:-1 a:-2 b:-2 c:-1 d:5 e:-2 f:-3 g:-1 h:-2 i:-2 j:-2 k:-1 l:-1 m:-1
fichiers importent	3:-1 d:2
field	0:-2 1:4 2:-1 3:-2 4:1 6:-1 7:-1 8:-1 9:-1 a:2 b:1 g:-1 i:-1 j:-1 k:1 l:-1 m:-1
field is	0:-2 1:3 3:-1
field*	0:3 1:-1 3:-1 i:-1
fields	0:3 1:-1 3:-1 i:-1
fila	0:-3 1:2 2:-2 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:3 f:3 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
file	0:4 1:3 2:-2 3:-5 5:-2 6:-1 7:-1 8:-1 9:-1 a:-2 c:2 d:2 g:-1 h:-2 i:-1 j:-1 k:-2 l:-1 m:-2
file $	0:3 1:-1 3:-1
file ?	0:3 1:-3 3:-1 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:4 d:-1 e:2 f:-1 g:-1 h:-2 i:-1 k:-2 l:-1 m:-1
file ⟨path⟩	0:-1 1:1 b:1 d:2
files	0:2 1:-6 2:-1 3:-3 4:-1 5:3 6:1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:5 e:-1 f:-1 g:-1 h:-2 i:-2 j:-1 k:-1 l:-1 m:-3
files are	0:2 1:-1 3:-1
filte*	0:-2 1:3 3:-2 a:-1 b:3 h:-1 j:-1 m:-1
filtr*	0:-3 1:3 2:4 3:-1 5:-1 6:-1 b:-1 c:-1 d:-1 k:-1 l:-2 m:-1
filtro	0:-2 1:2 2:2 b:-1 l:-1 m:-1
fin	0:1 1:4 2:-1 3:-3 4:2 5:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
fin de	0:-3 1:5 2:-1 3:-3 b:-1 c:-1 f:-1 h:-1 i:-1 l:-1 m:-1
final	0:4 1:-2 3:-1 a:-1 b:-1 c:-1
find	0:-1 1:1 2:-2 3:5 4:-1 5:-1 6:-1 7:-1 a:1 c:-1 d:-1 e:2 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-4
find every	8:1 a:2
find out	0:-1 1:3 3:-1
find the	0:-1 2:-1 3:-1 a:1 b:1 e:2 g:1
finde	0:1 1:1 3:-1 8:-1 9:1 a:2 k:-1
finde*	0:3 2:-2 3:-1 6:-1 d:2 h:-1 i:-1 j:-1 l:-2 m:-1
finds	0:1 1:3 2:-1 3:-2 f:1 h:-1 m:-1
fine	0:-1 1:5 3:-2 e:-1 f:-1 k:-1 l:-1 m:-1
fine but	1:1
finis*	0:-1 1:-4 2:-2 3:2 4:-1 5:-1 6:-3 7:-2 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 k:-1 l:4 m:-1
fino	0:-3 1:-1 2:3 3:-1 4:-1 6:-2 a:-1 e:-1 g:-1 h:-1 i:-1 j:-1 l:2
fires	0:-1 1:3 8:-1 f:-2
firma	0:3 1:-1 3:-2 4:1 5:-1 a:-1 b:-1 k:-1
first	0:4 2:4 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
first $	0:3 1:-3 2:-1 3:1
first in	0:-1 3:2
fisca*	0:-3 1:-2 2:-1 5:3 a:-1 c:-1 h:-1 j:-1 m:2
fix	3:1
flag	0:-3 1:-4 2:-2 3:-4 4:-3 5:-2 6:-2 7:-2 8:-3 9:-2 a:5 b:5 c:-3 d:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:-2 k:2 m:1
flag ⟨name⟩	0:-2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:4 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 l:-1
flags	0:1 1:-2 3:-3 5:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-2 m:3
flaky	0:-1 1:3 3:2 5:-1 c:-1
flow	0:-5 1:-2 2:5 5:2 6:-1 b:-1 c:-1 d:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
flow $	0:-3 1:-2 3:1 5:3 m:-1
flow of	0:-5 1:-2 2:5 3:-1 d:-1
fois	0:-3 1:4 2:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
folde*	0:2 1:-1 2:-1 3:1 4:-1 5:-1 7:-1 a:-1 c:-1 h:-1 j:-1 k:-1 m:2
folder	0:2 1:-1 2:-1 3:1 4:-1 5:-1 7:-1 a:-1 c:-1 h:-1 j:-1 k:-1 m:2
follo*	0:-2 1:-2 2:5 3:1 4:-1 5:-1 6:-2 7:-1 8:-1 a:-2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
follow	0:-1 1:-3 2:5 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 a:-2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
follow the	0:-2 1:-2 2:-2 3:-1 9:1 l:4
fonct*	0:-4 2:-1 3:1 4:-2 6:4 7:-4 8:1 9:-1 a:2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-2 i:-3 j:3 k:-4 l:1
fonction	0:-1 1:-1 2:-1 5:1 8:1 a:-1 b:-1 c:-1 j:3 k:-1
fonction qui	5:1 j:1
fonctions	0:-4 1:-2 2:-1 3:2 4:-2 5:-1 6:4 7:-4 9:-1 a:3 b:-2 c:-2 d:-1 e:-2 f:-1 g:-2 i:-3 k:-3 l:1
font	0:-3 1:-2 3:3 5:-1 6:-1 7:-1 8:-2 a:-3 b:4 c:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
for	0:3 1:4 2:-1 3:-1 4:-1 5:3 6:-2 8:-1 a:-2 b:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
for $	0:-1 1:-3 3:-1 6:-1 7:3 c:-1 j:-3 m:3
for a	0:-3 1:3 h:1
for and	0:4 1:-2 3:-1
for me	0:4 1:-1 3:-2 7:-1 f:-1 h:-1 i:-1 k:-1
for nil	1:1
for one	0:-2 1:1 2:3 3:-1
for the	0:-1 1:-5 2:-1 3:3 4:-1 5:3 6:-2 c:-1 f:2 g:-1 h:-1 j:2 k:-1 l:-1 m:-1
for what	0:-4 1:3 3:2 b:1
for ⟨name⟩	0:-3 1:2 3:1 4:-1 5:3 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
fora	0:-3 1:-1 3:1 5:-2 6:-1 d:2 j:2 l:-1
forev*	0:-3 1:2 2:-1 3:-1 a:3 m:-1
forever	0:-3 1:2 2:-1 3:-1 a:3 m:-1
forever $	0:-3 1:1 2:-1 3:-1 a:3
form	0:4 1:-2 2:-1 3:-2 7:-1 9:1 j:-1 m:-1
forma	1:-1 3:2 d:-1 g:1
forma*	0:6 2:-3 3:1 5:-2 6:-2 7:-2 8:-1 9:-1 a:-1 b:-3 c:-1 d:-2 e:-3 f:-2 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-2
format	0:1 1:2 2:-1 3:-1 k:-1 m:-1
formato	0:4 1:-1 2:-1 3:-2 4:1 7:-1 e:-3 f:-1 m:-1
formu*	0:3 1:1 2:-1 4:-1 j:-1 k:-1 l:1 m:-1
formulario	0:-1 2:-1 3:1 l:2
formulário	0:1 3:1
foto	0:-3 2:4 3:-1 4:-1 6:-1 7:-1 f:-1 l:1 m:-1
foto $	0:-2 2:3 3:-1 6:-1 f:-1 m:-1
found	0:2 1:3 3:-2 4:-1 f:-1 m:-1
found n	0:2 1:-1
found when	1:1
four	0:-2 1:2 5:-1
frame	0:3 2:-1 3:-3 4:1 l:-1
frame*	0:3 1:1 3:-2 a:-1 c:1 h:-1 j:-1
framework	0:3 1:-1 3:-2 a:-1 c:1 h:-1
free	1:2
frida*	0:-1 1:2 3:-1 m:2
friday	0:-1 1:2 3:-1 m:2
friday $	0:-1 1:1 3:-1 m:2
from	0:1 1:4 2:-2 3:-1 5:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:1 f:-1 h:-1 j:-2 k:-1 l:4 m:-1
from $	0:3 1:-1 c:-1 e:-1
from ?	0:-3 1:5 8:-1 c:-1 e:-1 g:-1 j:1
from a	0:2 1:-2 3:-1 l:1
from partially	1:1
from the	0:1 1:-2 2:-4 3:-2 6:-1 a:-1 b:-1 c:-1 j:1 l:7 m:-1
from which	0:1 1:-2 3:-1 6:-1 e:2 j:1
from ⟨name⟩	0:-1 1:-2 2:-1 4:1 5:-1 6:3 8:-1 9:-1 a:-1 c:-1 d:1 e:-1 f:-1 h:-1 i:1 j:-4 k:-1 l:2 m:-1
from ⟨path⟩	0:-1 1:3 d:-1 l:-1
front	0:2 1:-1 3:-2 6:-1 7:-1 d:4 k:-1 m:-1
front ?	0:-1 1:-1 3:-1 d:2
front*	0:-4 1:-2 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 d:3 f:-1 l:-1 m:-1
frontend	0:-3 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 a:-1 d:3 f:-1 l:-1 m:-1
full	0:-3 1:1 3:-2 7:2 l:2
funci*	0:-2 1:-2 2:-2 3:1 5:-1 6:3 7:1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:1 k:-2 l:1 m:2
funciona	0:2 1:1 3:-1
funcionar	0:-1 1:2 3:-2 4:2
funciones	0:-4 1:-4 2:-1 3:3 4:-2 5:-1 6:3 7:-2 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:2 m:2
función	0:-2 1:-1 3:-1 6:-1 7:2 j:3 k:-1 m:-1
función que	0:-2 1:-1 3:-1 7:2 j:2 k:-1 m:-1
funct*	0:-1 1:1 2:-1 3:1 4:-1 5:-1 6:4 7:-1 9:-1 b:-1 c:-1 d:-1 e:-1 g:-1 i:-1 j:1 l:1
function	0:2 1:2 3:-3 4:-1 6:-1 a:-1 d:-1 h:-1 i:-1 j:2 k:1 l:-1 m:-1
function $	0:3 3:-1 6:-2 j:2 k:-1
function at	0:-2 1:2 3:-1
function is	1:2 3:-1 l:-1
function that	0:1 1:-3 3:-1 j:2 k:2 m:-1
functions	0:-6 1:-2 2:-1 3:3 4:-1 5:-1 6:5 7:-1 9:-1 a:1 b:-1 c:-1 e:-2 g:-1 i:-2 k:-2 l:1 m:1
functions are	0:-1 3:3 6:-1 k:-1 m:1
functions does	0:-2 1:-1 3:-1 6:6 7:-1 8:-1 a:-1 d:-1 e:-2 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
functions in	0:-2 1:-1 3:2 l:1 m:1
funkt*	0:-4 1:-4 2:-3 3:3 4:-2 5:-1 6:2 7:2 9:-1 a:-2 b:-2 c:-3 d:-2 e:-3 f:-2 g:-2 i:-3 j:5 k:-3 l:2 m:-1
funktion	0:-3 1:-3 2:-1 3:-2 4:-1 5:1 6:-2 7:3 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-1 l:-1 m:-1
funktion die	0:-2 1:-1 3:-1 5:1 6:-1 j:3 m:-1
funktionen	0:-5 1:-2 2:-2 3:4 4:-1 5:-2 6:2 7:-2 8:1 9:-1 a:-1 b:-1 c:-3 d:-2 e:-2 f:-1 g:-2 i:-2 j:2 k:-3 l:3 m:-1
funktionen werden	6:3 j:-3 k:-1 l:-1 m:2
funzi*	0:1 1:-3 2:-2 4:-2 5:-2 6:5 7:2 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-2 i:-2 k:-1 m:1
funziona	0:5 1:-2 2:-1 3:-2 6:-1 j:-1 m:-1
funzione	1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:3 a:-1 b:-1 c:-1 g:-1 h:-1 i:-1 j:2 l:-1 m:-1
funzione che	0:-3 1:-1 2:-1 3:-2 4:-1 5:-1 7:3 b:-1 j:2 k:1 l:-1 m:-1
funzioni	0:-4 1:-2 2:-1 4:-1 5:-1 6:5 7:-2 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-2 k:-2 l:1 m:2
funçã*	0:2 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-2
função	0:2 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-2
funçõ*	0:-2 1:-2 2:-1 3:-3 4:-2 5:-1 6:4 7:-2 8:3 9:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-2 g:-1 h:-2 i:-1 j:-2 k:-2 l:2 m:3
funções	0:-2 1:-2 2:-1 3:-3 4:-2 5:-1 6:4 7:-2 8:3 9:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-2 g:-1 h:-2 i:-1 j:-2 k:-2 l:2 m:3
fuori	1:1 7:1 8:1
fängt	1:-1 3:-1 8:-1 9:4 b:-1 f:-1 j:-1 k:-1
führe*	0:-1 1:2 3:-3 4:-1 7:-1 a:-1 b:-1 d:-1 h:-1 j:1 l:3 m:-1
für	0:3 1:-1 3:-1 4:-3 6:-2 7:-2 8:-3 9:-1 a:-3 b:-3 c:-1 d:2 e:1 f:-1 g:-2 h:1 i:-3 j:-2 k:4 l:-2 m:-3
für das	1:-2 4:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:3 f:-1 g:-1 k:-1
für die	0:4 1:-2 2:-1 3:-2 5:1 c:-1 e:-1 f:-1
für ⟨name⟩	0:-3 1:1 3:-2 4:-1 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 h:-2 i:-1 j:-1 k:4 l:-1 m:-1
gaps	0:1 1:-2 3:2 5:-1
garba*	0:-3 6:-1 7:4
garbage	0:-3 6:-1 7:4
gatew*	0:-2 2:2 6:3 8:-1 b:-1 e:1 h:-1 j:-1 l:-1 m:-1
gateway	0:-2 2:2 6:3 8:-1 b:-1 e:1 h:-1 j:-1 l:-1 m:-1
geht	0:-3 1:4 2:-1 3:-2 5:-1 6:4 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
geht kaputt	4:1
geles*	0:-1 a:-1 b:3 c:-1 k:-1
gelesen	0:-1 a:-1 b:3 c:-1 k:-1
genau	0:3 1:-1 3:-2 4:-1 a:1
gener*	0:2 1:-2 2:-1 4:-1 5:3 7:-1 8:1 9:-1 a:1 b:-1 c:-4 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
genera	1:2 7:-1 8:2 c:-2
generator	0:-1 1:-3 3:3
gente	0:4 1:-3 2:-2 3:2 4:-2 5:-2 6:-1 7:-1 8:-1 9:2 a:-1 e:-1 f:-1 g:-1 h:-1 j:1 k:-1 l:-1 m:-1
geral	0:3 1:-1 c:-1
gern	0:-1 1:-1 4:3 6:-1 a:-1 j:1 k:-1 l:1
gesch*	0:-1 1:-1 2:2 3:-1 4:-1 5:1 6:-1 7:-1 a:3 b:-1 f:-1 h:-1 l:-1 m:-1
geset*	0:-1 1:2 4:-1 a:3 b:-1 c:-1 e:-1 g:-1 j:-1 k:-1
gesetzt	0:-1 1:2 4:-1 a:3 b:-1 c:-1 e:-1 g:-1 j:-1 k:-1
gesetzt ?	a:3 b:-1 g:-1
gesti*	0:-3 1:-3 2:-3 3:5 5:-1 6:-1 7:-2 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
gestion	0:-2 1:-1 2:-1 3:4 7:-1
gestione	0:-2 1:-1 2:-1 3:4 7:-1 9:-2 f:-2
gesto*	0:-3 1:-1 2:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-3 f:5 g:-1 h:-1 i:-1 j:-1 k:-2
get	0:-3 1:5 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:4 b:-1 c:-1 d:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:1 l:1 m:-1
get from	0:-1 1:-1 3:-1 l:3
get lock	1:1
get to	0:-2 1:1 3:-1 l:3
gets	0:-3 1:1 3:-2 5:1 6:2 7:-1 8:-1 9:-1 a:3 b:-2 c:-2 d:-1 e:-1 f:-1 h:-1 i:-1 j:3 k:-1 m:-3
getti*	1:2
getting	1:2
gewor*	0:-4 1:3 2:-1 3:-1 4:-1 5:-1 6:-1 7:3 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 j:-1 k:-1
geworfen	0:-2 1:3 7:-1 8:1 9:-1
geworfen ?	0:-2 1:3 7:-1 8:1 9:-1
geänd*	0:-1 4:2 8:-1 a:2 d:-1 k:-1
geändert	0:-1 4:2 8:-1 a:2 d:-1 k:-1
gibt	0:-2 1:2 2:-1 3:-2 4:-2 5:2 6:-2 7:2 8:-3 9:-1 a:3 b:-2 c:-3 d:-1 e:-1 f:-2 g:-2 h:3 i:1 j:-2 k:-2
gibt es	0:-1 1:-3 2:-1 3:-2 4:-1 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:4 i:1 j:-1 k:-1 l:1
giro	0:2 1:-1 2:-1 3:-3 4:3 8:-1 a:-1 e:-1 f:-1 l:-1 m:-1
giust*	0:2 1:1 3:-1 6:-1 j:-1
give	0:2 2:2 3:-1 6:-1 c:-1 h:-1 i:1 j:-2 l:-1
give me	0:2 1:-2 2:2 6:-1 h:-1 i:2 j:-2
gives	0:-4 1:5 3:-1 k:-1 l:-1
gives n	1:2
gleic*	0:-3 1:3 2:-1 3:2 5:-1 a:-1 c:-1 e:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
gli	0:6 1:-1 2:-1 3:-4 4:-1 5:-1 7:-1 8:-1 a:-1 b:-1 d:1 e:-1 h:1 l:-1 m:-1
gli errori	0:4 1:-1 3:-3 7:-1
globa*	0:-2 1:-2 2:-1 3:4 4:-3 5:-1 6:-1 7:-1 8:-1 9:-1 a:5 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
global	1:-1 3:3 4:-1 8:-1 a:1 c:-1 e:-1 f:-1
global mutable	0:-3 1:-1 3:4 c:-1
globale	0:-2 1:-2 3:1 4:-2 5:-1 6:-1 7:-1 a:4 b:-1 j:-1
go	0:-4 1:-2 2:-1 3:2 4:-1 6:1 c:1 e:1 f:2 g:1 h:-1 i:-1 m:1
go through	0:1 3:-1 5:1 6:2 l:-1
god	0:-3 1:-2 3:6 4:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1
god class	1:-1 3:3 6:-1 j:-1 k:-1
goes	0:1 1:3 3:-2 5:-1 6:-1 k:-1
going	0:2 2:-1 3:-1 g:1 l:-1
gone	0:-1 1:2 3:-1 d:1
good	0:-1 1:-1 3:3 h:-2
gorou*	0:-2 1:4 3:-1
goroutine	0:-2 1:4 3:-1
goroutine n	1:1
got	0:-1 1:3 3:-1
got n	1:2 3:-1
gps	0:-2 1:-1 3:-1 4:-2 6:3 a:-2 b:-1 c:-1 j:-1 l:3
graph	0:1 2:-1 3:-1 6:4 7:-1 b:-1 h:-3 i:-1 j:-1 l:-1 m:-1
grave	0:-3 1:-1 2:-1 3:5 9:-1 a:-1 c:-1 d:-1 e:-1
grave $	0:-3 1:-1 2:-1 3:4 a:-1 c:-1 d:-1 e:-1
green	1:1 5:1
grep	0:-1 1:-2 3:-1 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 h:-1 i:-1 j:-1 k:4 m:-1
gros	0:-1 1:-1 3:4 a:-1 b:-1 k:-1
grpc	0:1 1:2 3:-1
grün	0:-2 1:4 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1
gson	0:-2 1:-3 2:-1 3:-3 9:-1 a:-1 b:-1 c:5 f:-1 h:-1 k:-1 l:-1 m:-1
guard*	1:-1 3:2 7:-1 a:-1 b:1 f:-1 g:-1 k:-1 m:1
guarda	0:2 1:-1 2:-1 a:-1 b:2 l:1
guardar	1:1 2:1
guest*	0:-3 1:3 3:-1 4:2 a:-1
guests	0:-3 1:3 3:-1 4:2 a:-1
gutsc*	0:2 1:-1 3:-1 5:1 l:1
h	0:-1 1:2 8:1 j:1
ha	0:-1 1:-1 2:-2 3:5 4:-2 5:-2 6:2 7:-2 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-3 f:-2 g:-1 h:3 i:-2 j:-1 k:-2 l:-2 m:-2
habe	0:-2 1:3 2:-1 3:-2 5:2 a:1
haben	0:1 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:2 e:-1 f:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:2
haben wir	1:2 8:-1 a:-1 d:-1 g:1 i:1
hace	0:2 1:-1 2:-1 3:3 4:-3 5:-2 7:-4 8:2 9:2 a:-3 b:-3 c:3 d:-1 e:-1 f:-3 h:-2 i:-2 j:-3 k:-3 l:-2 m:-1
hace esto	0:5 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1
hacer	1:-1 4:-1 6:3 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 h:-1 k:-1 m:-1
had	0:-1 1:1 3:1 5:-1
half	0:-1 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 d:-2 h:-1 i:-1 m:4
half of	0:-1 1:2 2:-1 3:-2 d:-2 m:3
hand	0:-2 1:-2 3:-2 7:2 8:-1 c:3 e:2 h:-1 m:-1
handl*	0:4 1:-2 2:-3 3:3 4:-1 5:-1 6:1 7:-1 8:-1 9:1 a:-2 b:-1 c:-2 d:-1 e:-1 f:2 g:-1 h:-1 j:-1 k:-1 m:-1
handled	0:1 1:-1 3:-1 8:-1 9:3
handler	0:-1 1:1 2:-3 3:2 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:1 m:-1
handlers	0:-2 1:-2 f:4 l:-1 m:-1
handles	0:4 1:-2 2:-1 6:-1 h:-1 k:-1
handling	0:5 1:-5 2:-1 3:2 5:-1 6:-1 7:-1 8:-1 9:1 a:-1 c:-2 d:-1 f:-3 h:-1 i:-1
handling consistent	0:-1 3:1
hangs	0:-3 1:4
hangs at	1:1
happe*	0:-1 1:-2 2:3 3:2 4:1 5:-1 6:-2 7:-1 8:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
happens	1:-1 2:4 3:-1 4:-1 6:-1 7:-1 9:1 f:1 j:-1
happens when	0:-1 1:-1 2:3 6:-1 j:-1
hard	0:-3 1:-2 3:5 5:-1 d:-1
hard to	0:-4 1:-2 3:5 5:-1 d:-1
has	0:-2 1:5 2:-1 3:-1 4:-1 5:2 6:1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:1 e:-1 f:-1 g:1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
has been	1:3 b:-1 l:-1
has no	0:-2 1:2 3:-2 4:-1 5:3 c:-1 d:1 g:-2 k:-1 m:-1
hash	1:1 2:-1 3:-1 4:1 l:1
hasta	0:-3 1:-1 2:-1 3:2 4:1 b:-1 d:-1 f:-1 l:4
hasta que	l:1
hat	0:-3 1:2 2:-1 3:2 4:-2 5:2 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-2 f:-2 g:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
have	3:3 5:-2 6:-2 7:1 8:-1 9:-1 a:-2 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 j:-2 k:-1 l:-1 m:1
have $	0:-4 1:-1 2:2 3:2 5:-1 6:-1 7:-1 a:-1 d:-1 e:-1 g:-1 h:1 i:2 m:-1
have a	0:-2 1:4 4:-1
have no	0:-2 1:-2 3:3 5:-3 m:2
have the	0:2 1:-2 3:3 4:-1 6:-1 i:-1 j:-1 m:-1
have to	0:1 2:-1 3:-2 4:1 5:1 6:-1 7:2 c:-1 f:-1 j:-1 l:1 m:-1
hay	0:1 1:2 2:-1 3:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 e:-1 f:-1 h:-1 j:-1 k:-1
hay alguna	0:-1 3:1 6:-1 g:1 j:-1 l:2
he	0:-1 1:3 3:-2 4:-1 5:1
heade*	0:-3 1:4 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 h:4 i:-1 j:-1 k:-2 m:-2
header	0:-3 1:4 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:4 i:-1 j:-1 k:-1 m:-1
header $	0:-1 1:2 3:-1 4:-1 a:-1 g:-1 h:3 m:-1
headers	0:-1 1:-1 3:2 d:1
heap	0:2 1:-1
heart*	1:1
heartbeat	1:1
heißt	1:-1 3:3 5:-1 f:-1
helfe*	0:-4 1:-3 2:-2 4:-1 5:-2 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:-1
help	0:-4 1:3 3:2
helpe*	0:-3 1:-4 2:-1 3:2 4:-1 5:-1 6:3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:2 l:-1
helper	0:-1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 8:-1 b:-1 c:-1 d:-1 h:-1 i:-1 j:3 k:3 m:-1
helper for	0:1 1:-1 3:-2 k:2 m:-1
helpers	0:-3 1:-3 2:-1 3:3 4:-1 5:-1 6:4 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:1
here	0:3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-1 c:-1 f:-1 h:-1 j:-1 k:-1 l:-2 m:3
here $	0:4 1:2 2:-1 3:-1 6:-1 7:-1 8:-2 9:-1
here ?	0:1 1:-2 3:-2 k:-1 l:-1 m:3
here and	0:2 1:-1
here or	0:-1 1:-1 3:3
hered*	0:5 1:-1 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 e:-1 f:-1 g:-2 i:2
hi	0:2 3:-1
hiber*	0:-3 1:-1 3:5 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 k:-1 m:-1
hibernate	0:-3 1:-1 3:5 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 k:-1 m:-1
hier	0:4 1:-2 2:-1 3:1 4:-1 5:-2 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1 m:2
hiera*	1:-1 3:-1 4:-1 5:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:4 k:-1 l:-2
hierarchy	0:-1 1:-1 3:-1 6:1 7:-1 8:-1 b:-1 c:-1 h:-1 i:1 j:1 l:-1
hinte*	0:-1 1:4 2:-1 3:-3 4:-1 7:-1 a:-1 e:-1 f:-1 l:-1 m:-1
hits	0:-2 1:-2 3:-2 5:3 l:1
hiéra*	0:1 1:-1 3:2 4:-2 5:-1 6:3 8:-1 a:-1 b:-1 f:-1 g:-1 i:-2
hiérarchie	0:1 1:-1 3:2 4:-2 5:-1 6:3 8:-1 a:-1 b:-1 f:-1 g:-1 i:-2
ho	0:3 1:2 2:-1 3:-3 5:-1 8:-1 a:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-1
holds	0:4 1:-1 2:-1 3:-2 m:-1
home	0:1 1:2 2:-2 3:-2 7:-1 l:1
hones*	0:-2 1:-1 3:3
honest	0:-1 1:-1 3:2
honest opinion	0:-1 1:-1 3:2
honestly	0:-2 3:2
hook	1:-2 3:-3 4:-1 5:-1 6:-1 7:-2 8:-3 9:-1 a:-1 b:-1 c:-1 e:-3 f:-1 g:3 h:-1 j:-1 k:4 l:1 m:-1
hook ⟨name⟩	0:-3 1:-1 3:-1 4:-1 5:-1 6:-1 7:-2 8:-3 a:-1 b:-1 c:-1 e:-3 f:-1 g:3 h:-1 k:4
hooks	0:1 1:-3 2:4 3:-2 l:-1
horár*	3:-1 b:2
host	0:3 3:-1 6:-1 j:-1
hot	0:-2 1:2 2:-1 3:1 6:2 j:-2 l:-1 m:-1
hotsp*	0:-1 1:-1 3:4 4:-1 6:-1 c:-1 e:-1 i:-1 j:-2 m:-1
hotspots	0:-1 1:-1 3:4 4:-1 6:-1 c:-1 e:-1 i:-1 j:-2 m:-1
hour	0:-1 1:3 3:-1
hour $	0:-1 1:2 3:-1
how	0:1 1:-1 2:-1 3:4 4:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 j:-1 l:2
how are	0:5 1:-2 3:-3
how bad	0:-1 3:2 d:-1
how can	1:3 3:-1 5:-1 a:-1 l:-1
how come	0:-4 1:4 3:-1
how do	0:4 1:-3 2:-1 3:-3 a:-1 g:-1 i:-1 l:3
how does	0:4 1:-5 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:2 m:-1
how is	0:3 1:-3 3:-4 5:3 a:-1 l:-3 m:-1
how many	0:-1 1:-2 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:3 e:-1 f:-1 h:1 i:2 j:-1 k:2 l:-2 m:-1
how much	0:-2 1:-1 3:2 l:-1 m:2
how the	0:1 1:-2 3:1 l:2
how well	0:-4 3:4
how would	0:1
http	0:-3 1:-3 2:1 3:1 5:-1 6:-1 7:2 9:1 l:3 m:-1
há	0:1 1:-1 2:-1 3:-1 4:-1 5:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 j:-1 l:3
hänge*	0:-1 3:2 9:2 f:-1 m:-1
hängen	0:-1 3:2 9:2 f:-1 m:-1
hängt	0:-1 1:1 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 d:-1 f:2 h:-1 i:-1 j:-1 k:3 l:-1 m:-1
hérit*	0:-1 i:3
i	0:1 1:2 2:1 4:2 6:-1 7:1 8:1 9:-1 a:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 l:-1 m:1
i add	0:2 1:-1
i am	0:3 1:-1 c:-1
i call	0:-1 1:-1 6:-1 7:3 h:1 j:-1 l:-1
i can	0:1 1:1 3:-1 4:-1 a:-1 b:1 d:2
i can't	1:-1 2:-1 3:-1 b:1 e:2 m:-1
i change	4:1
i changed	5:1
i do	e:2 m:-1
i have	0:1 2:-1 3:-2 4:1 6:-1 7:2 f:-1 j:-1 l:1
i mean	0:-3 1:-3 2:3 b:2 c:1
i need	0:1 1:-1 3:-1 4:-1 7:2 a:1 h:1 i:-1
i rename	4:1
i run	0:-1 3:-1 5:2
i see	0:-3 3:3 7:-1 9:1 c:1
i test	0:4 1:-2 3:-1 5:-2 k:-1
i use	0:1
i want	0:-1 1:-1 3:3 5:-1 b:1 e:2
i would	1:1 m:1
i write	0:2 3:-1
i'd	0:-2 1:-1 2:1 3:2 a:1 c:-1 j:2 l:-1
i'd like	0:-2 1:-1 2:1 3:2 a:1 c:-1 j:2 l:-1
i'm	0:2 1:-3 2:-1 4:1 6:-1 7:-1 8:2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 k:1 l:1 m:-1
ich	0:9 2:-2 3:-3 4:3 6:-2 7:1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-2 g:-2 i:-1 j:-1 k:-2 l:-1 m:-2
ich das	0:5 1:-1 3:-1 b:-1 c:-1 e:-1
ich die	0:3 1:-1 3:-1 4:1 5:1 l:-1
ich statt	0:2
ich ⟨name⟩	0:-1 1:-1 3:-1 4:2 6:-1 7:2 h:1 j:-1
ici	0:4 3:-2 5:-1 6:-1
id	0:5 1:-1 2:-4 3:-4 4:-1 5:-1 6:-1 7:3 9:-1 a:4 b:-2 c:-4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-2 m:-2
id $	0:1 1:-1 2:-1 3:-1 5:-1 7:3 a:-1 b:-1 d:-1 i:-1 l:-1 m:-1
idea	0:3 1:-2 3:2 4:-1 5:-1 a:-2
idea ?	1:-1 3:2
ident*	0:-1 1:5 2:-1 3:-4 4:-1 5:-1 8:-1 a:-1 c:-1 k:-1 l:-1 m:-1
idiom*	0:2 3:-1 f:1
idioma	0:2 3:-1 f:1
idle	0:-1 1:2 2:3 3:-1 e:-1 f:-1 l:-2
if	0:-5 1:-2 2:-1 3:2 4:5 5:2 6:-1 7:2 8:1 9:-1 a:-2 b:2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
if i	0:-4 1:-1 2:-1 3:-2 4:5 5:2 6:-1 7:3 8:-1 9:-1 a:-1 c:-1 f:-1 h:-1 l:-1 m:-1
if so	0:1 3:1
if the	4:2 c:-1 l:1
if we	0:-2 3:2 4:1
if you	0:-1 3:3
ignor*	0:-4 1:7 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 h:-1 i:-1 k:-1 l:-1 m:-4
ignored	0:-4 1:6 2:-1 3:-1 4:-1 5:-1 a:-1 d:-1 m:-1
il	0:3 1:2 2:2 3:-4 4:2 5:1 7:-1 8:-1 9:-2 a:-1 b:2 c:-1 e:-2 f:-2 g:-1 h:-1 i:-2 j:-1 l:2 m:-2
il campo	0:1 1:-1 2:-1 3:-2 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
il codice	0:-4 1:-3 2:4 5:-2 6:-1 8:-1 a:-1 j:-1 k:-1 l:2 m:-1
il file	0:2 3:-1 4:-1 a:-2 b:1 d:2 j:-1 l:-1
il metodo	0:-2 1:-1 3:-1 6:-2 8:-1 a:-1 b:-1 c:-1 e:-1 g:3 h:3 j:1 k:-1 m:-1
il modulo	0:1 1:-1 3:3 6:-1 b:1 j:-1 k:-1 m:-1
il prezzo	0:-2 1:2 3:-1 b:2
il totale	0:-3 1:4 3:-1
il un	0:-1 1:-1 3:-1 5:1 9:-1 a:-1 b:2 h:-1 l:1
il valore	0:-1 1:-1 4:-1 6:2 8:-1 9:-1 a:-3 b:4 c:-2 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
il y	0:3 1:-2
ils	0:-1 1:-1 2:-1 3:5 4:-1 5:-1 6:-1 7:-1 a:-2 b:-1 c:-1 d:-3 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
im	0:-2 1:4 2:1 3:4 4:1 5:-2 6:-3 7:-2 8:-2 9:-1 a:-2 b:-2 c:-2 d:-2 e:-2 f:-3 g:-2 h:-2 i:2 j:-3 k:-3 m:2
im code	0:3 1:-1 2:-1 3:-2 h:-1 l:2 m:-1
im log	1:-1 3:3
im ordner	0:-1 1:-1 3:2 c:-1 k:-1 m:2
im ⟨name⟩	0:1 1:-1 3:2 4:-1 6:-2 7:-1 a:-1 j:-1 l:1 m:3
image	l:1
image*	0:-1 1:1 3:-3 k:-1 l:-1 m:4
images	0:-1 1:-1 3:-3 k:-1 m:4
immer	0:-2 1:3 2:-1 3:-2 c:2 h:-1 m:-1
immut*	0:5 1:-4 3:-1 4:1 g:-2 l:-1
immutable	0:4 1:-4 4:1
impac*	0:3 1:-2 2:-1 3:-2 4:4 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
impact	0:1 1:-1 2:-1 3:-2 4:4 6:-1 a:-1 f:-1 l:-1
impact of	0:-1 1:-1 3:-1 4:2
impacto	0:3 3:-1 4:1 6:-1 a:-1 m:-1
impacto de	4:2
imple*	0:3 1:-2 2:-2 3:-3 4:-2 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-2 f:-2 g:5 h:-1 i:5 j:-1 k:-1 l:-1 m:-2
implement	0:1 g:-1 i:2
implementam	g:-1 i:1
implementam ⟨name⟩	g:-1 i:1
implementan	g:-1 i:2
implementano	g:-1 i:2
implementano ⟨name⟩	g:-1 i:2
implementar	0:4 3:-1 4:-1 6:-1 7:-1 8:-1 g:2 i:-4
implementations	0:1 1:-1 3:-1 6:-1 7:-1 a:-1 g:3 h:-1
implementations of	i:2
implemented	0:2 1:1 5:-1 g:-1
implementieren	i:1
implements	0:4 2:-1 3:-1 6:-1 e:-1 g:-2 i:-2
implé*	0:-3 1:-3 2:-1 3:2 4:-1 5:-2 6:-2 7:-2 8:-1 9:-1 a:-2 b:-3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:6 j:-1 k:-1 l:-2 m:-2
implémentations	0:-2 1:-2 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:3 j:-1 k:-1 l:-1 m:-1
impor*	0:-1 1:1 3:1 4:-1 5:-1 6:-2 7:-1 8:-1 a:-1 b:-2 c:-1 d:10 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
import	0:-3 1:3 2:-1 3:-1 4:-1 5:-2 6:-2 7:-1 8:-1 9:-1 b:-1 c:-1 d:6 e:-1 g:-1 h:-1 i:-1 k:-1 l:-1
import $	0:-1 1:-1 5:-1 d:2
import de	1:-1 3:-2 4:-1 d:3 m:-1
import from	1:-1 3:2 5:-1 d:1
import name	1:1
import ⟨name⟩	3:-1 d:2
import 了	d:1
importa	0:-3 1:-1 2:-1 3:-3 b:-1 d:5 f:-1 j:-1 k:-1 m:-1
importadores	0:-1 3:1 6:-1 d:2 f:-1
importan	0:-1 1:-1 3:-2 6:-1 d:3 f:-1 m:1
importan ⟨name⟩	3:-1 d:3 f:-1
importano	0:-1 1:-1 3:2 d:1
importe	0:-2 1:-3 3:-2 5:-1 6:-1 7:-1 b:-1 c:-1 d:4 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
importent	0:-1 3:3 6:-1 d:1 f:-1 k:-1
importer	0:1 1:1 2:2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 d:-4 f:-1 i:-1 l:-1 m:-1
importer $	1:-1 2:3 3:-3 9:2 d:-2 m:-1
importieren	3:2 6:-1 d:2 k:-1
importiert	0:-1 3:-2 4:-1 9:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 m:2
imports	0:3 1:2 2:-1 3:-1 4:-1 6:-1 7:-1 a:-1 b:-1 d:2 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
imports ?	0:-1 3:1 d:2 m:-1
imports between	3:2
impos*	0:3 1:3 2:-3 3:-4 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
in	0:1 1:2 3:2 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 e:-1 g:-1 h:1 j:-1 k:1 m:3
in a	0:4 1:2 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
in between	0:-3 3:-1 6:-1 l:4
in che	0:3 1:-3 2:-1 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1 m:-1
in der	0:-3 1:3 3:1 8:-1 a:3 b:-1 c:-1 f:-1 m:-1
in die	0:-3 1:-2 2:-1 3:-2 5:-1 6:-1 e:2 f:-1 l:4 m:-1
in einem	0:3 1:-1 3:-1
in front	0:2 3:-1
in how	0:-1 3:1 h:1
in it	0:1 1:1 3:-1 j:-1
in my	0:2 1:1 3:-1 l:-2
in one	0:-2 3:3 a:-1
in order	0:-1 1:-1 2:-1 6:3 j:-1 l:-1
in our	0:-1 2:-1 3:4 4:-1 6:-1 7:-1 c:-1 d:-1 e:-1 f:-2 g:1 h:-1 i:-1 k:2 l:-1 m:1
in position	1:1
in prod	0:1 1:-1 k:1
in promise	1:1
in quali	0:-4 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:3 9:-1 a:-2 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:3 l:-1 m:-1
in the	0:-2 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 k:-1 m:2
in this	0:1 1:-1 2:1 3:3 4:-1 6:-1 7:-1 d:-1 j:-1 k:-1 l:-1 m:-1
in un	0:-4 1:-2 3:3 4:-1 7:3 8:-1 a:2 b:-1 c:-1
in welchen	0:-4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-2 8:-2 9:-1 a:-2 b:-1 c:-1 d:5 e:-2 f:-2 g:1 h:-1 i:-2 j:-1 k:2 l:-2 m:-2
in welcher	0:1 2:2 3:-1 6:-1 e:-1 j:2 l:-1
in what	0:-1 1:-3 2:2 3:-1 6:1 f:2 k:2 l:-1 m:-1
in which	2:3 3:-2 4:-1 5:-1 7:-1 8:-2 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-2
in ⟨name⟩	0:-5 1:5 2:-2 3:4 4:-2 6:1 7:-3 8:-2 9:-2 a:-3 b:-2 c:-1 d:-2 e:-1 f:-2 g:-2 h:2 i:2 j:-2 k:-3 l:1 m:4
in ⟨path⟩	0:-3 1:3 2:-1 3:-1 4:-1 5:-2 6:-1 7:-2 9:-1 a:-1 b:-2 c:-1 d:-4 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-2 l:1 m:8
incid*	0:-1 3:1 4:-1 a:2
inclu*	0:-3 1:5 2:-1 3:-4 4:-2 5:-2 6:1 7:-1 8:-1 9:-1 a:3 b:-2 c:-2 d:3 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-3
include	0:-1 1:3 5:-1 c:-1 d:1 m:-2
included	6:2 a:1 e:-1
incom*	1:-1 3:-1 6:-2 j:3 m:-1
incon*	0:-2 1:-1 2:1 3:3 l:-1
index	0:1 1:2 3:-2 m:-1
index is	0:2 1:-1
index out	1:1
index*	0:3 1:-1 3:-3 a:-1 l:2
indexer	0:2 3:-3 a:-1 l:2
indic*	0:3 1:-3 2:-2 3:3 4:-1 5:-1 6:-2 7:-1 8:-1 a:2 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
indir*	0:-1 1:-3 2:-1 3:-2 5:-1 6:2 7:-1 8:-2 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:1 j:4 k:-1 l:-1 m:-1
indirect	0:-1 1:-2 2:-1 3:-1 6:1 d:-1 e:-1 g:-1 i:2 j:3 k:-1 m:-1
infra*	0:-2 2:-1 3:3 l:-1
inges*	1:-1 3:3 5:-1 m:-2
ingest	0:2
inher*	0:-4 1:-1 2:-1 3:5 6:-1 a:-1 b:-1 c:-1 i:1 k:-1 l:-1
inheritance	0:-4 1:-1 2:-1 3:5 6:-1 c:-1 g:-1 i:-1 l:-1
inici*	0:-3 2:3 3:-1 4:-1 8:-1 a:2 b:-1 c:-1 g:-1 k:-1
initi*	0:-1 1:1 2:1
initialized	1:1
initialized module	1:1
injec*	0:-3 1:-2 2:-1 3:1 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:5 d:-1 e:-1 f:-1 h:-1 j:-1 k:1 l:-1 m:-2
injected	0:-1 c:1 k:1
input	0:-1 1:4 3:1 4:-1 6:-1 a:-1 j:-1
inser*	0:-1 1:-2 4:-1 a:3 g:-1 l:1
insert	0:-1 1:-2 4:-1 a:3 g:-1 l:1
insid*	0:2 1:2 3:-4 4:-1 5:-1 6:2 8:-1 a:-1 b:-1 g:-1 h:-1 l:-1
inside	0:2 1:2 3:-4 4:-1 5:-1 6:2 8:-1 a:-1 b:-1 g:-1 h:-1 l:-1
inside the	0:2 1:1 2:1 3:-2 b:-1 m:1
insta*	0:-8 2:-3 3:-6 4:-2 5:-2 6:-3 7:-2 8:-3 9:-1 a:-2 b:-2 c:12 d:-2 e:-3 f:-3 g:-2 h:-3 i:-4 j:-2 k:-2 l:-2 m:-2
install	0:-3 1:3
instance	1:1
instances	0:-3 1:-1 2:-1 3:-2 8:-1 c:4 k:-1 m:-1
instancias	0:-1 1:1 3:-1 5:-1 c:1
instancias de	0:-1 1:1 3:-1 5:-1 c:1
instantiated	0:-1 c:3
inste*	0:1 1:1 3:-1 d:1 g:2 h:-1 k:1
instead	0:1 1:1 3:-1 d:1 g:2 h:-1 k:1
instead of	0:1 1:1 3:-1 d:1 g:2 h:-1 k:1
instr*	0:-1 1:-4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:4 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:2 j:-1 k:-2 l:-1 m:-2
int	0:-1 4:2
integ*	0:4 2:-1 3:-1
inten*	0:3 1:-3 3:-1 7:2
inter*	0:-3 1:-3 3:-4 4:-1 5:-3 7:-2 8:-2 9:2 a:-1 b:2 c:-3 d:-3 e:-2 f:4 g:-3 h:1 j:-2 k:-1 l:4
interface	0:-1 1:2 2:-1 3:1 4:2 6:-1 9:-1 a:-2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:-1 k:1 l:-1 m:-1
interfaz	0:2 1:1 3:1 4:-1 g:-1 h:-1 j:-1 k:-1
into	0:-5 2:1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:3 d:-1 e:-1 f:-1 h:-1 i:-1 j:1 k:1 l:-1 m:-1
into a	0:1 1:-1 3:2 l:-1
into the	0:-1 1:-2 2:2 3:-2 a:3 c:-1 l:-1 m:-1
inuti*	0:-3 1:-1 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:3
inval*	0:-5 1:6 2:-1 3:-2 4:-1 a:-1 b:-1 c:-1 f:-1 l:-1 m:-1
invalid	0:-4 1:6 2:-1 3:-1 4:-1 a:-1 b:-1 c:-1 f:-1 l:-1 m:-1
inven*	0:2 1:-1 2:-1 3:1 l:1
inventory	3:1 l:1
invit*	0:-4 1:4 2:-1 3:-2 4:1 5:-1 a:-1 l:-1
invoc*	0:-3 1:-2 2:-1 3:-4 4:-2 5:-2 6:3 7:-3 8:-2 9:-1 a:-2 b:-1 c:2 d:-1 e:-1 f:-2 g:-1 h:-2 i:-1 j:3 k:-1 l:3 m:-2
invoca	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-2 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 l:-1 m:-1
invoi*	0:-1 1:2 2:-3 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:1 d:2 e:1 f:3 g:-1 h:-1 i:-1 j:-1 k:-2 l:1 m:-2
invoice	0:-1 1:1 2:-3 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:1 d:2 e:2 f:3 g:-1 h:-1 i:-1 j:-1 k:-2 l:1 m:-1
invoice $	0:-2 1:-2 2:-3 3:-1 c:2 d:3 e:-1 f:-1 k:-1 l:2 m:-1
invok*	0:-4 3:-1 6:5 7:-1 c:-1 m:-1
invoke	0:-2 3:-1 6:4 j:-1
invoked	0:-3 1:1 6:3 m:-1
invoq*	0:-1 6:1 7:-1 j:2
irgen*	0:-6 1:-6 2:-2 3:1 4:-2 5:2 6:-2 7:-2 8:-1 9:2 a:-1 b:4 d:1 e:-2 f:-2 g:-4 h:-3 i:2 k:1 l:1 m:-3
irgendwer	0:-1 1:-3 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1
irgendwo	0:-4 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:2 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-2
is	0:2 1:4 2:-1 3:2 4:-1 7:-1 a:-1 c:-1 d:-1 f:1 g:-1 i:-1 m:-1
is a	0:8 1:-5 2:-1 3:-2 5:-1 6:-1 a:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-1
is called	0:-1 2:2 6:1 j:-2 l:-1
is empty	1:1
is fine	0:-1 1:3 3:-1 e:-1 f:-1
is full	0:-2 1:1 7:2
is in	0:-1 1:1
is it	0:1 1:2 2:-2 3:1 6:-1 7:-1 8:4 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
is n	0:-1 1:1
is not	0:1 1:1 3:-2 k:-1 m:1
is null	0:-1 1:3
is our	0:-1 3:2
is responsible	0:-1 3:-2 5:2 c:2 f:-1
is set	0:3 2:-1 3:-1
is that	0:1 1:-3 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
is the	0:3 1:-3 3:2 4:-1 5:1 6:-1 7:-1 8:-2 9:-1 a:2 b:2 c:-2 d:-1 f:-1 g:-1 h:-1 i:-1 l:-1 m:-1
is there	0:2 1:-1 2:-1 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-2 i:1 j:-1 k:-1 m:2
is this	0:4 1:-2 3:-1 l:-1
is told	0:2 1:2 j:-2 k:-1
is wrong	0:-4 3:5
is ⟨error⟩	0:-1 1:2 3:-1 7:-1 8:-1 9:2
is ⟨name⟩	0:6 1:-3 2:-1 3:1 4:-2 6:-2 7:-2 8:-1 a:-2 b:-2 c:-1 d:1 f:-2 h:-1 i:-1 k:1 l:-2 m:-2
is ⟨path⟩	0:-1 1:-1 5:-1 a:-1 b:2 d:1 h:2 k:-1 l:-1 m:-1
isn't	0:-3 1:5 3:-1 j:-1 l:-1
isso	0:-3 1:-1 2:-1 3:-2 8:2 9:-1 b:3 f:-1
ist	0:4 1:2 2:-2 3:2 5:2 6:-1 8:-3 9:-2 a:-3 b:-2 c:-2 d:-2 e:-2 f:-1 h:1 i:-2 j:-2 k:-2 l:-2 m:-2
ist $	0:-2 1:3 2:-1 3:-1
ist ?	0:-4 1:2 2:-1 3:1 4:-1 5:-1 7:2
ist das	0:3 1:-3 2:-1 3:2 4:-1 5:-1 c:-1
ist der	0:-4 1:1 3:4 4:-1 5:-1 7:-1 a:-1 c:-1 h:-1 k:-1
ist die	0:-3 1:1 3:1 4:-1 5:4 7:-1 a:-1 l:-1
ist es	0:-2 1:1 3:2 9:-1
ist ⟨name⟩	0:4 1:-3 3:-1 4:-1 5:1 6:-1 7:-1 8:-3 9:-1 a:-3 b:-2 c:-3 d:-1 e:-2 f:-2 g:2 h:3 i:-2 j:-1 k:-2 l:-1
istan*	0:-4 1:2 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:6 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
it	1:3 2:-1 5:-1 6:-1 8:2 a:-1 d:-1 g:-1 h:-1 i:-1 j:3 l:-1 m:-1
it $	0:1 2:-2 3:-4 5:-1 6:-2 7:-2 8:2 9:-1 a:-1 b:1 c:2 d:-1 e:1 f:-1 g:-1 h:-1 j:1 k:-1 l:-1 m:1
it ?	0:-4 1:-2 2:-1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-2 h:-1 i:-1 j:7 k:-1 l:-1 m:2
it and	0:-3 1:3 3:2 4:-1
it has	1:-1 3:2
it is	0:-1 1:2 j:-1 l:1 m:-1
it should	0:-2 1:1 c:2
it to	0:-1 3:1 l:1
it with	0:1 1:1 9:1 b:1 g:-1
it's	0:2 1:1 2:-2 b:1 l:-2
its	0:1 1:3 3:-3 5:-1 6:-1 8:-1 9:-1 a:3 b:-1 d:-1 e:-1 f:-1 h:-1 i:-1 l:-1 m:-3
its name	0:-1 1:1 3:-1 j:1
its own	0:2 3:-1 4:1 5:-1 a:-1 c:1 j:-1 k:1 m:-1
j'ai	0:3 1:2 2:-1 3:-1 4:-2 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-3 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
j'en	0:1 1:-3 2:-1 8:-1 a:3 b:-1 c:-1
jamai*	0:-3 2:-1 3:-2 6:-1 b:-1 e:-1 f:-1 j:-1 l:-1 m:5
jamais	0:-3 2:-1 3:-2 6:-1 b:-1 e:-1 f:-1 j:-1 l:-1 m:5
java	0:2 1:4 2:-1 4:-1 7:-1 a:-1 d:-1 g:-1 h:-2 i:-1 k:-1 m:-1
je	0:2 1:1 2:1 4:2 6:-1 7:-1 8:-1 9:-1 a:-2 b:2 c:-1 d:-1 f:-1 g:-1 i:-1 j:-1 k:-2 l:1 m:-2
je veux	0:-2 1:-2 2:3 3:-1 4:1 d:-1
jede	0:-2 1:4 2:-1 3:-1 e:-1 f:-1
jedem	0:-3 1:4 2:-1 3:-1
jeito	0:-2 1:-1 3:3
jeman*	1:-1 2:1 a:-1 b:-1 f:2 j:-1 k:2 m:-1
jemand	1:-1 2:1 a:-1 b:-1 f:2 j:-1 k:2 m:-1
job	0:3 1:1 3:-3 5:-1 6:-1 8:1 a:-1 b:-1 c:-1 j:1 l:-1 m:-1
job $	1:1
jobs	0:-4 1:-4 2:5 3:2 4:3 5:-1 6:-2 7:-3 8:-2 9:-3 a:-4 b:-4 c:-3 d:-4 e:-3 f:7 g:-2 h:-2 i:-2 j:-4 k:-2 m:-1
joine*	0:3 3:-1 j:-1
joined	0:3 3:-1 j:-1
jour	0:-2 1:2 3:-1 4:-1 5:-1 9:-1 a:2 b:2 c:-1 f:-1 g:-1 j:-1 k:-2 m:-1
jpa	0:-1 1:-1 3:3
json	0:2 1:-3 3:1 4:2 m:-1
jumps	0:-3 1:4 2:-1 3:-1 6:2 e:-1 l:-1
jusqu'à	0:-2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:5
jusqu*	0:-3 1:-1 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 9:4 a:-2 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:5
just	0:1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:1 e:-1 f:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
just the	0:2 1:-1
juste	0:3 1:1 3:-1 4:-1 6:-1 7:-1 a:-1
jwt	0:-4 1:4 2:-1 3:-1 6:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:3 m:-1
já	0:-2 1:-3 2:-1 3:3 4:-1 5:-1 7:-1 a:-1 m:2
k	1:2
kafka	0:4 1:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
kafka topic	0:1 1:-2 a:-1 e:3 f:-1
kann	0:1 1:-2 2:-2 3:-2 4:1 5:-1 6:-3 7:4 8:1 9:-3 a:-2 b:-3 c:-1 d:-2 e:-1 f:-1 g:-1 i:-1 k:-2 l:2 m:3
kann ich	0:1 4:2 6:-1 7:-1 h:1
kann ⟨name⟩	0:-1 1:-2 3:-2 4:-1 5:-1 6:-1 7:3 8:2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
kaput*	4:1 5:1
kaputt	4:1 5:1
kaputt wenn	4:1
keep	1:1 2:-1 3:3 4:-1 8:-1 a:-1 f:-1 g:1 l:-2
keep it	0:-1 3:1 g:1
keeps	0:-4 1:5 2:-1 6:-1 a:-1 f:-1 m:-1
kein	0:-1 1:1 3:-1 d:-1 k:-1 m:3
keine	0:-2 1:2 3:-2 4:2 5:3 c:-1 g:-1 j:-1 k:-1 m:-3
keine*	0:-3 1:-2 2:-1 3:-2 5:-1 d:-1 k:-1 m:5
keiner	0:-3 3:-1 d:-1 k:-1 m:4
key	0:-1 1:3 2:-1 3:-3 5:-1 6:-1 7:-1 a:-1 b:2 d:-1 h:-1 l:-1 m:1
keyst*	0:-4 1:1 3:-1 l:3
keystroke	0:-2 1:2 l:2
kille*	0:-2 1:3
killed	0:-2 1:3
kinds	0:-1 3:-1 i:3
kinds of	0:-1 3:-1 i:3
klass*	0:-5 1:-4 2:-2 3:1 4:-2 5:-2 6:-4 7:-2 8:-2 9:-1 a:-2 b:-2 c:4 d:-2 e:-3 f:-2 g:-2 h:-3 i:7 j:-3 k:-1 l:-2 m:-3
klasse	0:-1 1:-1 3:1 5:-1 6:-1 a:-1 b:-1 c:3 e:-1 f:-1 g:-1 m:-1
klassen	0:-4 1:-3 2:-2 4:-1 5:-2 6:-3 7:-1 8:-2 9:-1 a:-1 b:-1 c:3 d:-2 e:-2 f:-1 g:-1 h:-2 i:6 j:-2 k:-1 l:-1 m:-3
know	0:1 1:1 2:-1 3:2 4:1 5:-1 6:-1 9:-1 a:-1 c:-1 f:-1 h:1 j:2 k:-1 l:-3 m:-1
know which	0:1 3:-1 h:1 l:-1
knows	0:1 1:-3 2:-1 3:4 4:-1 6:-1 7:-1 8:-1 b:-2 c:-1 f:-1 g:-1 h:-1 j:-1 k:-1 m:-1
komme*	0:2 1:1 2:-1 3:1 4:-1 7:-1 a:-1 c:-1 f:-1 k:-1 m:-1
kommen	0:2 1:1 2:-1 3:1 4:-1 7:-1 a:-1 c:-1 f:-1 k:-1 m:-1
kommt	0:-7 1:6 2:2 3:-6 4:-1 5:-2 6:-1 7:-2 8:2 9:-2 a:2 b:-2 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:4 m:-1
kommt der	0:-3 1:1 2:-1 3:-2 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 j:-1 k:5 l:-1 m:-1
kompl*	0:-2 1:2 3:2 d:-1 m:-2
kompo*	0:-1 1:-2 2:-1 3:-4 5:-3 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-3 e:4 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-2 m:4
konfi*	1:-3 2:-1 3:1 4:-1 l:-1 m:3
konkr*	3:1 i:1
konst*	0:-3 1:-1 2:-1 3:-2 4:-1 6:-1 8:-1 b:-1 d:-1 f:-1 h:3 i:-1 j:-1 k:2 l:-1 m:-1
kotli*	0:-2 1:2 2:-1 3:1
kotlin	0:-2 1:2 2:-1 3:1
könnt*	0:-3 1:2 2:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 d:-2 e:-1 f:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:2
l'api	b:1 k:-1 m:2
l'app*	0:-2 1:2 2:-1 7:2
l'appli	3:1
l'arc*	0:-4 1:-2 2:-2 3:6 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
l'architecture	0:2 1:-1
l'aut*	0:-4 1:3 2:3 3:3 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 l:-1 m:-1
l'autre	0:-1 1:-2 2:-1 3:4 7:-1
l'en	1:4 2:-2 3:-2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1 m:-1
l'en tête	1:4 2:-2 3:-2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1 m:-1
l'eve*	0:-2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-3 9:-2 a:-3 b:-2 c:-2 d:-1 e:6 f:2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1
l'evento	0:-1 1:-2 2:-1 3:-2 8:-1 9:-1 a:-1 b:-1 c:-1 e:3 f:3 i:-1 j:-1 k:-1 l:-1
l'evento ⟨name⟩	3:-1 9:-1 b:-1 e:3 f:-1 i:-1 j:-1 k:-1 l:-1
l'exp*	0:-2 1:3 3:-2 7:1 m:-1
l'imp*	0:2 2:-1 3:-1 4:-1 5:-1 7:-1 8:-1 9:2 a:-1 b:-2 c:-1 d:-1 e:-1 f:-2 g:3 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
l'int*	0:-3 1:3 2:-1 3:-3 4:-1 6:1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:4 j:-1 k:-1 l:-1 m:-1
l'uti*	0:1
l'écr*	0:4 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:1 m:-1
l'évé*	0:-4 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 a:-1 b:-1 c:-1 d:-1 e:3 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
l'événement	0:-4 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 a:-1 b:-1 c:-1 d:-1 e:3 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
l'événement ⟨name⟩	0:-1 1:-1 4:-1 6:-1 a:-1 b:-1 e:-1 f:3 j:-1 k:-1
la	0:1 1:2 3:-1 5:2 6:-2 7:-2 8:-2 9:-1 b:2 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-2 j:1 l:1 m:-1
la api	0:3 1:-1 2:-1 3:-2 l:1 m:-1
la app	0:2 1:3 2:-1 a:-1 b:-1 m:-1
la base	0:-2 1:4 4:-1 a:-1 b:-1 c:-2 g:1 h:-1 i:-1
la carpeta	0:1 1:-1 2:-1 3:2 4:-1 6:-1 7:-1 c:-1 f:-1 j:-1 k:-1 m:2
la clase	0:-2 1:-1 3:-1 5:3 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 e:-1 f:-1 g:-1 h:-1 i:2 j:1 k:-1 l:-1 m:-1
la classe	0:-4 1:-3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:3 d:-1 e:-1 f:-2 g:-2 h:3 i:-2 j:-1 k:-2 l:-1 m:1
la cola	0:-1 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-2 a:-1 b:-3 c:-1 d:-1 e:1 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
la config	0:-3 1:-2 2:-1 3:-2 b:1 c:-1 e:-1 f:-1 l:-1 m:4
la constante	a:-1 b:1 c:-1 k:3
la costante	0:-3 1:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1
la fin	0:1 1:3 2:-1 3:-3 5:-1 a:-1 b:-1 c:-1 e:-1 f:-1 k:-1 l:-1
la firma	0:3 1:-1 3:-2 4:1 5:-1 a:-1 b:-1 k:-1
la fonction	0:-1 1:-1 2:-1 5:1 8:-1 a:-1 b:-1 j:3 k:-1
la función	0:-2 1:-1 3:-1 6:-1 7:2 j:3 k:-1 m:-1
la interfaz	0:2 1:1 3:1 4:-1 g:-1 h:-1 j:-1 k:-1
la lista	0:-1 1:-3 8:-2 a:-1 d:4 g:-1 j:-1
la misma	1:2 2:-1 3:-2 5:2 c:-1
la méthode	0:-1 3:-1 6:3 8:-1 a:-1 b:-1 e:-1 g:2 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
la page	0:1 1:3 3:-1 k:-1 m:-1
la pantalla	1:-1 3:-1 5:2 6:2 a:-1 j:-1 m:-1
la pena	0:-1 1:-2 3:4 k:-1
la señal	0:-2 1:-2 2:-1 3:-2 4:-1 5:-2 6:-1 7:-2 8:-1 9:-1 a:-1 b:-3 c:-3 d:-1 e:5 f:2 g:-1 h:-1 i:-2 j:-1 k:-2 l:-1 m:-1
la signature	4:1 h:1
la tabella	0:-3 1:-2 2:-1 3:-1 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:2 m:-1
la tabla	0:2 1:-1 2:-1 3:-2 a:2 b:-1 k:-1 l:1
la variable	0:-3 1:2 3:-1 4:-1 6:-1 a:-1 b:2 e:-1 f:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
la vez	0:-5 1:3 2:-1 3:3 5:-1
lado	1:-4 8:-1 9:3 d:1 f:-1 k:1
lance	0:-1 1:1 3:-1 4:-1 5:1 6:4 7:-3 8:1 9:-1 a:-1 b:-1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1
lance ⟨name⟩	0:-1 4:-1 6:4 7:-3 8:-1 a:-1 c:-1 h:-1 i:-1 k:-1
lance*	0:1 1:-1 2:3 3:-2 5:-1 6:2 7:-1 8:-2 a:-1 c:-1 d:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
lancement	0:1 2:3 3:-2 6:-1 7:-1 8:-2 e:-1 i:-1 k:-1 m:-1
lancer	0:1
lanci*	0:-2 2:-1 3:-2 4:-1 5:1 6:-1 7:5 8:1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1
lancia	0:-2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:5 8:1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1
lande*	0:-2 1:-2 3:1 5:-1 6:-2 8:-1 9:1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:3 k:-1 l:1 m:-1
landet	1:-1 9:1 l:2
langu*	0:3 1:2 2:-1 3:-3 4:1 5:-1 6:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:2 j:-1 k:-1 m:-1
language	0:1 1:2 2:-1 3:-1 a:-1 b:-1 d:-1 e:-1 f:2 k:-1
lanza	1:3 2:-1 6:-1 7:2 8:2 9:-1 c:-1 e:-4 j:-1 k:-1
lanza ⟨error⟩	8:1 9:-1
lanza ⟨name⟩	0:-2 1:4 7:-1 8:3 e:-4
lanza*	0:2 1:-1 2:-1 6:-1 7:1 8:3 c:-1 e:-4 k:-1
lanzar	0:1 7:2 8:-1
lanzar ⟨name⟩	7:1 8:-1
lança	0:1 1:-1 3:-1 7:-1 8:3 9:-1 c:-1
lança*	0:3 1:-1 2:-1 3:-2 4:-1 6:-1 7:2 8:1 9:-1 a:-1 c:-1
lançar	0:1 3:-1 4:-1 7:2 8:-1
lançar ?	0:-1 7:2
las	0:-2 1:1 2:-2 3:3 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-2 e:-2 f:-2 h:2 i:1 j:-2 k:3 l:-2 m:-2
lasse*	0:-1 2:-1 3:1 5:2
lassen	0:-1 2:-1 3:1 5:2
last	0:1 1:2 3:-1
last file	1:1
later	0:3 2:-1 3:-2 5:-1 7:-1
laufe*	0:-2 1:-3 2:2 3:-2 5:4 7:-1 l:-1 m:-1
laufen	0:-2 1:-3 2:2 3:-2 5:4 7:-1 l:-1 m:-1
laufen die	0:-1 2:3 3:-1
laut	0:3 1:-1 3:-2 a:1
lavor*	0:-2 1:1 3:-2 4:-1 6:3 7:-1 8:-1 9:-1 a:-3 b:-2 c:-1 d:-1 e:5 f:-4 g:-1 h:-1 i:-1 j:-1 k:-1
layer	0:-4 1:-1 3:-1 9:2 d:2 l:3
layer*	0:-3 1:-1 2:-1 3:5 d:-1
layering	0:-1 1:-1 3:3
layers	0:-3 1:-1 3:4
le	0:1 1:3 3:4 4:-1 5:-1 6:1 7:-2 8:-2 9:-1 a:1 d:-2 e:-1 f:-3 g:-1 h:-2 k:-1 l:-1 m:-2
le champ	0:-1 1:2 3:-1 4:-1 a:1 b:1
le code	0:2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 a:2 b:-1 c:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:1
le module	0:2 1:-1 a:-1 b:-1 c:-1 k:1
le paquet	0:-3 1:-1 2:3 3:3 9:-1 j:-2 m:-1
le plus	3:2 m:-1
le traitement	0:-2 1:1 2:3 3:-1 6:-1 f:-2
le ⟨name⟩	0:-1 1:-1 3:-1 8:-1 9:-1 a:-1 b:-2 c:2 e:-1 f:2 g:1 j:-1 k:-1 l:2
lead	0:1 1:1 3:-1 7:-1 8:2 g:-1 i:-2
lead to	0:1 1:1 3:-1 7:-1 8:2 g:-1 i:-2
leade*	0:-2 1:-2 2:3 3:-2 5:2 m:-1
leader	0:-1 1:-1 2:3 3:-1
leads	0:-1 1:1
leads to	0:-1 1:1
leak	3:1
lease	2:2 3:-1
leave	0:1 1:-2 3:-1 6:-1 7:3 m:-1
leave*	1:3 3:-1 l:-1
leaves	1:3 3:-1 l:-1
lectu*	0:-1 1:-3 2:2 3:-3 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 b:6 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-2 m:-3
lectura	0:1 1:-1 2:2 3:-1 l:-1
lee	0:-1 3:-1 7:1 b:3
lee el	0:-1 1:-2 7:1 b:2
leer	0:2 3:-1
left	1:-2 2:-1 5:-1 f:2 h:-1 l:-1 m:2
legac*	0:-3 1:-2 2:2 3:2 m:1
legacy	0:-3 1:-2 2:2 3:2 m:1
legge	4:-1 a:-2 b:4 c:-1 e:-1 f:-1 g:-1 j:-1
leitu*	0:-1 1:-2 2:3 3:-2 4:-1 a:2 b:1 f:-1 h:-1 i:-1 k:-1 l:-1
leitura	0:-1 1:-2 2:3 3:-2 a:2 k:-1 l:-1
lengt*	0:-2 1:3
length	0:-2 1:3
length n	1:1
les	0:2 1:4 2:-2 3:1 4:-2 5:-3 6:-3 7:-1 8:-2 9:-1 a:-2 b:-2 c:4 d:-4 e:-2 f:1 g:-1 i:-2 j:1 k:-1 m:-1
les deux	0:-3 1:3 2:-1 5:-1 6:-1 a:-1 c:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
les erreurs	0:2 1:-1 3:-1
les montants	0:2 3:-2 j:1 m:-1
les points	0:-1 3:3 m:-1
les surcharges	g:1 h:1 i:-1
les tests	0:4 1:1 3:-3 5:-4 c:-1 k:-1 m:1
les ⟨name⟩	0:-1 3:2 9:1 c:1
lesen	0:5 1:-1 2:-2 3:-2 5:-1 6:-1 7:-1 b:-3 c:-1 d:-1 m:-1
less	0:-1 1:2
lettu*	0:-1 1:-1 3:-1 a:-1 b:3 f:1 l:-1
letture	0:-1 b:1 f:1
level	0:2 1:-1 3:-1 4:-2 6:2 7:-1 a:-1 d:1
lever	0:1 1:-1 3:-1 4:-1 6:-1 7:4 a:-1 b:-1 c:-1 f:-1
lever ⟨name⟩	0:-1 1:-1 6:-1 7:3 8:1 b:-1 c:-1 f:-1
levée	0:-6 1:5 7:-1 8:1 c:-1 e:-1 k:-1
li	0:-3 1:-2 2:3 3:2 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
libra*	0:1 1:1 2:-1 3:2 6:-1 h:-2 i:-1 j:-1 m:-1
library	0:1 1:1 2:-1 3:2 6:-1 h:-2 i:-1 j:-1 m:-1
libre*	0:-4 1:1 3:3 7:1
licen*	0:5 1:-3 2:-2 3:-2 7:-1 b:-1
licence	0:5 1:-3 2:-2 3:-2 7:-1 b:-1
liefe*	0:-3 1:4 2:-1 3:-2 4:2 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 k:-2 l:-1 m:-1
liefert	0:-1 1:4 2:-1 3:-2 4:2 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-2 l:-1 m:-1
liege*	0:4 1:-1 2:-1 3:-3 5:-3 6:-2 8:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:4 m:-1
liegen	0:4 1:-1 2:-1 3:-3 5:-3 6:-2 8:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:4 m:-1
liegt	0:-3 1:1 2:-1 3:-3 m:4
liest	0:3 2:-1 7:-1 e:-1
liest ⟨name⟩	b:1
lieu	1:-3 2:-1 3:-1 5:-1 9:-1 a:3 b:-1 c:-1 e:-1 f:-1 g:2 j:-1
lieu de	0:1 1:-1 a:-1 g:2
life	0:-5 1:-3 2:6 3:-3 5:-1 6:-1 i:-1 m:-1
life of	0:-4 1:-3 2:6 3:-2 5:-1 6:-1 i:-1 m:-1
lifec*	0:-1 1:-2 2:3 3:-1 l:-1
lifecycle	0:-1 1:-2 2:3 3:-1 l:-1
ligne	0:-1 1:3 3:-1
ligne*	1:4 2:-1 3:-2 4:-1 5:-1 6:2 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-2 l:-1 m:-1
lignes	1:4 2:-1 3:-2 4:-1 5:-1 6:2 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-2 l:-1 m:-1
lignes $	0:2 1:-2 2:-1 3:-1 8:1
like	1:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 c:-2 f:-1 g:-1 h:2 j:2 k:-1 l:-1 m:1
like to	0:-2 1:-1 2:1 3:1 c:-1 j:2 l:-1 m:1
limit	0:6 2:-1 3:-5 a:-1 m:-1
limit*	0:1 1:-4 2:5 3:-5 4:-1 5:-1 6:-1 7:-1 a:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
line	0:4 1:2 2:-1 3:-2 8:-1 a:-1 e:-1 j:-1 k:-1 m:-1
line n	1:2
lines	0:7 1:-1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-3 l:-1 m:-1
lingu*	0:2 1:1 3:-2 5:-1 a:-1 l:2
lingua	0:-1 1:1 l:2
linha	0:4 1:-3 2:-1 3:-3 4:-2 5:-1 6:-3 7:-2 8:1 9:-1 a:-3 b:3 c:-1 d:-1 e:-3 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1
linha*	1:-3 3:3
linhas	1:-3 3:3
linux	c:-1 d:2
lire	0:5 1:-1 2:-1 3:-1 5:-1 7:-1 b:-3 d:-1 l:-1 m:-1
list	0:1 2:-1 3:-2 4:-1 5:-1 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:1 j:-2 k:-1 l:-1 m:4
list all	i:1
list the	0:-1 1:-1 3:-1 6:1 7:3 a:-1 b:-1 h:1 l:-1 m:-1
lista	1:-2 2:-1 3:-3 4:-1 5:-1 6:2 7:-3 8:3 9:-1 a:-3 b:-2 c:-3 d:4 e:-2 f:-2 g:-2 j:2 k:-3 l:-2
lista de	0:-1 1:2 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 b:-1 c:-1 h:-1 i:1 j:3 k:-3 l:-1 m:-1
liste	1:2 3:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:1 i:2 j:-1 k:-1 m:1
liste des	1:2 3:-1 8:-1 a:-1 c:-1 d:1 e:-1 f:-1 g:-1 i:2 k:-1
liste*	0:1 1:-1 3:2 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:4 g:-1 h:-1 i:-1 j:-1 k:-2 m:-2
listener	0:-3 1:1 2:2 3:4 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 h:-1 i:-1 j:-1 k:-1 m:-1
listeners	1:-1 2:-1 3:-1 6:-1 f:4
listens	0:-1 2:-1 3:-1 f:3
listens to	0:-1 2:-1 f:3
lists	0:4 1:-2 3:-2 7:-1 a:-1 f:-1 g:-1 l:-1
lit	0:-1 1:-1 a:-1 b:3 f:-1 k:-1
lit la	1:-1 b:2
liter*	0:3 1:-2
literal	0:3 1:-2
live	0:2 3:1 5:-2 e:-1
livel*	0:-3 1:-2 2:-1 3:3 4:-1 6:-1 a:-1 c:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1
llama	0:-3 1:-2 2:-1 3:-3 4:-3 5:-1 6:4 7:-2 8:-1 9:-2 a:-2 b:-2 c:-2 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-2 l:-2 m:3
llama a	0:-1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 j:4 k:-1
llama ⟨name⟩	0:-1 3:-1 6:3 j:-1 k:-1
llama*	0:3 1:-2 2:-2 3:-2 4:-3 5:-2 6:3 7:-3 8:-2 9:-1 a:-3 b:-3 c:-1 d:-1 e:-2 f:-3 g:-2 h:1 i:-3 j:-1 k:-3 l:4 m:-1
llamadas	0:-3 1:-2 2:-1 3:-2 4:-2 5:-2 6:4 7:-2 8:-2 9:-1 a:-3 b:-2 c:-2 d:-1 e:-1 f:-2 g:-2 h:-2 i:-2 j:1 k:-2 l:4 m:-1
llamar	0:4 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 e:-1 f:-1 g:-1 h:3 i:-1 j:-3 k:-1 l:-1
llamar a	0:3 1:-2 3:-1 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 h:3 i:-1 j:-1 k:-1 l:-1
llamo	0:-3 3:-1 4:-3 5:-1 6:-1 7:5 8:-1 9:-1 a:-1 b:-1 c:-1 g:-1 j:-2 k:-2 l:-1
llega	0:-1 1:2 3:-1 4:1 l:1
llega*	0:2 1:4 2:-1 3:-2 4:-1 a:-1 b:-1 e:-1 h:-1 i:-1 k:-1 l:-3
lo	0:-4 1:3 2:-3 4:-4 5:-4 6:-3 7:-2 8:2 9:1 a:-1 b:-2 c:-1 d:-3 e:-1 f:5 h:-3 i:-2 j:-1 k:4 l:-3 m:-2
lo que	0:-1 1:2 3:1
load	1:3 3:-1
loade*	0:2 2:2 3:-2 a:-1 d:-2 m:-1
loaded	0:1 2:3 3:-1 d:-1 m:-1
loader	0:3 1:1 3:-1 d:-1
local	0:3 1:-1 3:-1 5:-1 k:-1 l:1
local*	0:4 1:1 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:2 i:-1 k:-1 l:-1 m:-1
locale	0:3 1:1 3:-2 4:-1 d:-1 m:-1
locally	0:2 1:2 2:-1 3:-1
locat*	1:-3 2:-1 4:-1 5:-1 6:-1 7:-2 8:3 9:-1 a:4 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
lock	0:2 1:4 2:-1 3:-3 4:-1 m:-1
lodas*	0:-1 1:-1 2:-1 3:-2 d:4 f:-1 k:-1 m:-1
lodash	0:-1 1:-1 2:-1 3:-2 d:4 f:-1 k:-1 m:-1
log	0:1 1:5 2:-1 5:-1 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
log $	0:1 1:1
logge*	0:5 1:1 2:-1 3:1 4:-1 8:-1 9:-1 a:-1 c:-2 l:-3 m:-1
logged	0:-2 1:2 3:2 m:-1
logger	0:6 1:-1 3:-2 c:-2 l:-3
loggi*	0:3 1:-1 2:-1 3:-2
logging	0:3 1:-1 2:-1 3:-2
logic	0:1 1:-3 2:-2 3:1 5:2 6:-1 a:-1 d:-1 i:-1 m:-1
logic*	0:-3 1:-2 2:-1 3:4 5:1 a:-1 h:-1
logica	0:-3 1:-2 2:-1 3:4 5:1 a:-1 h:-1
login	0:-2 1:4 3:-3 4:-1 5:1 6:2 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
login $	0:2 2:1 3:-3 5:1 6:-1 a:-1 i:-1 l:-1 m:-1
logs	0:-2 1:5 2:1 3:2 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
lokal	0:1 1:2
long	0:2 1:-1 3:3 6:-1 m:-1
longe*	0:1 1:1 2:-1 3:1 m:-1
look	0:-1 1:-1 3:2 b:1 i:-1 m:2
looks	0:1 1:-3 3:2 a:-1 b:3 l:-1 m:-1
loop	0:-1 1:4 2:-1 3:-3 4:-1 6:-2 7:-1 8:-1 9:1 e:-1 f:-1 i:-1 l:-1
los	1:3 3:2 4:-2 5:-2 6:-2 7:-2 8:1 9:-1 b:-2 c:3 d:-2 e:-2 f:-2 g:-2 h:-2 j:3 k:-2 l:-2 m:-1
los que	0:-2 1:-1 6:-1 8:-1 a:1 i:-1 j:3 k:-2 m:2
los tests	0:1 1:2 5:-2 6:-1 j:1
los ⟨name⟩	0:-1 1:-2 3:2 4:-1 6:-1 7:-1 8:-2 a:-2 b:-1 c:4 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
loss	0:1 1:1
lost	0:2
lot	0:3 1:-1 2:-1 3:-2
lugar	0:-1 1:-3 2:-1 3:-3 4:-2 5:-2 6:-1 7:-3 8:-2 a:-2 b:-2 c:7 d:-1 e:-2 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
läuft	0:-5 1:4 2:3 3:-3 4:-1 6:-1 7:-1 c:-1 f:-1 g:-1 i:-2 k:-1 m:-1
lève	0:-2 1:-2 2:-1 3:1 7:3 8:2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 k:-1
lê	0:-3 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:6 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-3 k:-3 l:-1
lì	0:-3 1:4 3:-2 4:-1 c:-1 l:-1
lì $	0:-3 1:4 3:-2 4:-1 c:-1 l:-1
lógic*	0:-1 1:-1 3:3
lógica	0:-1 1:-1 3:3
lógica repetida	0:-1 1:-1 3:2
m	1:3 3:-2
ma	0:-2 1:2 2:-1 3:-1 5:-1 6:-1 a:-1 d:-3 h:-1 j:-1 k:-1 m:4
mac	1:1
machi*	0:4 1:-2 2:-1 3:-1 6:-1 a:1 j:-3
machine	0:4 1:-2 2:-1 3:-1 6:-1 a:1 j:-3
macht	0:5 1:-1 2:-1 3:-2 4:-1 c:-1
macro	0:1 1:-1 2:-1 3:-1 4:-2 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:4
made	0:1 1:-4 2:-2 3:-1 4:1 5:-1 6:5 7:-1 c:-4 h:-1 j:-1 m:-1
mai	0:1 1:2 2:-2 3:-6 4:-2 5:-2 6:-2 7:-2 8:-2 9:-2 a:-3 b:2 c:-2 d:-4 e:-2 f:-2 g:-2 h:-2 i:-1 j:-3 k:2 l:-2 m:6
mail	0:1 1:3 2:-1 3:-4 4:-1 5:-2 6:-1 7:1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-4
mails	1:2 3:-1 7:1 m:-1
main	0:-1 1:-1 4:-2 5:-1 6:-4 7:-1 8:-1 9:-1 a:-2 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:6 m:-1
main $	0:1 1:-1 2:2 6:-1 l:-1
main ⟨error⟩	1:1
maint*	0:-4 1:-2 2:-2 3:1 5:-1 7:-1 8:-1 9:-1 a:-2 b:5 c:-1 d:-1 e:-1 f:-2 g:-1 i:-1 j:-2 k:-1 m:-1
mais	1:-2 2:-2 3:2 4:1 5:-1 6:-2 7:-2 8:1 a:2 b:1 c:-2 d:-1 f:-1 g:-1 h:-2 i:-1 j:-2 k:-2 l:-1 m:4
make	0:-5 1:1 2:-2 3:4 4:4 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
makes	0:-3 1:1 2:-1 3:2 4:-1 5:-1 6:-1 8:-1 c:2 j:2 k:-1 l:-1 m:-1
makes the	0:-2 2:-1 3:-1 c:3
mal	0:-6 2:-2 3:5 4:-2 5:-2 6:-2 7:1 8:-1 9:-1 a:1 b:-1 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-2 j:-1 k:3 l:-1 m:3
man	0:4 1:-2 2:-2 3:2 4:1 5:-2 6:-1 7:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-2 g:-1 h:-1 k:-1 m:-1
manag*	0:2 1:-1
manager	0:2 1:-1
manda	0:-5 2:-1 3:-2 4:-1 5:-1 7:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:6 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
manda*	0:-3 1:-3 2:-1 3:3 7:-1 a:3 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 l:-1 m:-1
manej*	0:-3 2:-1 3:4 7:-2 9:-2 e:-1 f:3
mano	0:2 1:-4 2:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
mante*	0:-1 1:-1 3:2
many	0:-1 1:-3 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:3 e:-1 f:-1 i:1 j:-1 k:1 l:-2 m:-1
map	0:3 1:1 3:-3 b:-1 d:-1 h:1 l:2 m:-1
mapa	0:-1 1:3 3:-1 c:1 d:-1
mappe*	0:-2 1:-1 2:-1 3:-1 4:-1 6:3 7:-1 a:-1 b:-1 c:1 d:-1 f:-1 j:-1 k:1 l:-1 m:1
mapper	0:-2 1:1 2:-1 4:-1 6:2 c:1 k:-1 m:1
march*	0:2 1:1 3:-1
marche	0:2 3:-1
mas	0:-2 1:3 2:-1 3:-1 7:-1 a:-1 e:2 f:-1 g:-1 h:-1 i:-1 m:-1
match	0:2
match*	0:3 h:-1
matches	0:3 1:1 3:-1 h:-2
matching	1:-1 3:1
maxim*	0:-1 1:2
maximum	0:-1 1:2
may	0:1 1:-1 2:-1 3:1 4:-1 7:2 e:1 l:1 m:-1
mb	0:2 1:1 2:-1 3:-2
me	0:1 1:-2 2:2 3:2 4:-1 6:-2 7:3 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-1 f:-2 h:-2 j:3 m:-1
me $	0:4 1:-1 3:-1 5:1 7:-1 a:-1 f:-1 h:-1 i:-1 j:-1 k:-1
me a	0:2 3:-1
me about	0:2 1:-1 2:-2 3:-1 5:-1 k:2 m:-1
me all	0:-2 3:-1 6:-1 9:1 a:-1 g:1 i:1 j:-1 k:2
me how	0:-2 1:-1 3:1 l:3
me the	0:2 1:-3 2:3 3:-4 i:2
me through	0:-1 1:-1 2:3 3:-1 l:-1
me which	0:-1 6:-1 j:2 l:-1 m:1
mean	1:-1 2:2 3:-1 b:1 c:1 m:-1
mean in	0:1
meani*	0:3 1:-1 3:-1
meaning	0:3 1:-1 3:-1
meaning of	0:3 1:-1 3:-1
means	0:-5 1:5 3:-1
mecha*	0:5 1:-3 2:-4 5:-1 b:-1 c:-1 m:-1
mehr	0:-5 1:6 2:-2 3:-1 4:1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:1
mein	0:-1 1:-2 2:1 3:2
meio	0:2 1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:3 m:-1
membe*	0:-1 1:2 2:-1 3:-2 5:-1 a:2 b:-1 d:-1 f:-1 i:-1 j:-1 k:-1 m:1
member	0:1 1:1 3:-1
members	0:-1 1:2 2:-1 3:-2 5:-1 a:2 b:-1 d:-1 f:-1 i:-1 k:-1 m:1
memor*	0:2 1:1 3:-1
memoria	0:1 1:1 3:-1
memory	0:2 1:1 3:-1
memory climbs	1:1
mensa*	0:3 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 a:-1 b:-1 c:-1 d:-1 e:3 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
mensagem	0:-2 1:3 3:-1 9:1 e:1 f:-1 i:-1 j:-1
mensaje	0:2 1:-1 3:-1 9:-1 e:-1 f:2
mensajes	0:3 1:-2 3:-1 7:-1 8:-1 b:-1 e:2 f:-1
mensu*	0:-1 1:2 3:-1
menti*	8:-1 a:-1 k:2
menu	1:1 j:1
merec*	0:-1 1:-1 3:3 k:-1
merece	0:-1 1:-1 3:3 k:-1
merece la	0:-1 1:-1 3:3 k:-1
merge	1:2 3:-1
merge*	0:-4 1:-1 2:-1 3:1 5:2 6:2 7:-1 j:1 l:-1
merges	0:-3 1:-1 2:-1 3:-2 5:2 6:2 j:1
mesma	0:-2 1:4 2:-1 3:-1
mesmo	0:-3 1:3 2:-1 3:2 5:-1 7:-1 8:1 j:-1 k:-1 m:-1
messa*	0:-2 1:4 2:1 3:-4 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:6 g:-1 h:-1 i:-1 j:-1 k:-2 l:1 m:-1
message	0:-3 1:3 2:1 3:-3 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:3 f:1 i:-1 j:-1 k:-1 l:2
message $	0:-2 1:4 2:-1 3:-1 6:-1 e:2 f:-2
messages	1:3 3:-1
messaggi	0:-1 1:2 e:1
messo	0:3 2:-2 5:-1 8:-1 e:-1 f:-1 l:-1 m:-1
met	0:-1 6:-1 a:3 b:-2 e:2 f:-1
metad*	0:-1 1:3 3:-1 d:-1
metade	0:-1 1:3 3:-1 d:-1
metho*	1:-1 2:-1 3:-4 4:-2 5:-1 6:4 7:-2 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:2 f:-2 g:1 h:-3 i:-3 k:-2 l:-2 m:5
method	0:1 3:-1 6:-1 a:-1 e:2 f:-1 i:-1 j:2 k:-1 m:-1
method ⟨name⟩	j:1
methode	0:-1 1:-1 3:-1 4:-1 6:2 7:-1 8:-1 a:-1 b:-1 c:-1 e:1 f:-1 g:2 h:-1 i:-1 k:-1 l:-1 m:-1
methode ⟨name⟩	0:-1 1:-1 3:-1 6:3 8:-1 a:-1 b:-1 c:-1 e:-1 g:2 i:-1 j:1 k:-1
methoden	0:-3 1:-2 2:-1 3:-3 4:-1 5:-1 6:4 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-2 j:-2 k:-1 l:-1 m:4
methods	0:2 1:-1 2:-1 3:-1 h:-1 i:-1 j:-2 k:-1 m:4
metod*	0:-2 1:-4 2:-3 3:-1 4:-2 5:-2 6:4 7:-2 8:-2 9:-2 a:2 b:-3 c:-2 d:-2 e:-3 f:-2 g:2 h:1 i:-3 j:1 k:1 l:-3 m:2
metodi	1:-4 2:-3 4:-2 5:-2 6:3 7:-1 8:-2 9:-2 a:3 b:-2 c:-2 d:-2 e:-2 f:-2 g:-2 h:-2 i:-3 j:-2 k:2 l:-3 m:3
metodo	0:-3 1:-2 2:-1 3:-2 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:3 h:2 i:-1 j:2 k:-2 l:-1 m:-1
metodo ⟨name⟩	0:-2 1:-1 3:-1 4:-1 6:3 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:2 i:-1 j:2 k:-2 l:-1 m:-1
metri*	0:-1 1:2
mi	0:-4 1:6 2:-3 4:-3 5:-2 6:3 7:-2 8:-2 9:-2 a:3 b:-3 c:-3 d:-2 e:-2 f:-3 g:-2 h:-2 i:-2 k:-3 l:-3 m:-2
mich	0:-1 1:2 3:1 4:-1 j:2
middl*	0:-1 2:5 3:-3 4:1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 k:-1 l:-1 m:-1
middleware	0:2 1:1 3:-2 4:2 5:-1 b:-1 j:1 k:-1 m:-1
middlewares	0:-3 1:-1 2:6 3:-2 5:-1 l:-1 m:-1
middlewares $	0:-3 1:-1 2:4 3:-1 l:-1
migra*	0:4 1:-3 2:3 3:-6 4:-2 5:-2 6:2 7:-3 8:-1 9:-1 a:-2 b:-1 c:-2 d:1 e:-1 f:-2 g:-2 h:-2 i:-1 j:3 k:-1 l:-2 m:-2
migration	0:1 1:-1 3:-1 4:-1 6:2 7:-1 d:2 g:-1 j:-1
migrations	0:4 1:-2 2:2 3:-3 4:-1 5:-1 6:2 7:-2 a:-1 c:-1 d:-1 f:-1 g:-1 h:-2 i:-1 j:-1 l:-1 m:-1
migrations ?	0:5 1:-1 2:-1 3:-2 5:-1 d:-1 g:-1 h:-2 i:-1 l:-1 m:-1
mille	0:-4 1:4 2:-1 m:-1
mim	0:3 1:-1 3:-1 4:-1 6:-1 7:3 8:-1 h:-1 i:-1 l:-1
min	3:1
minut*	1:3 3:-1 4:-1 5:-1 a:-1
minute	0:1 1:1 3:-2
minutes	3:1
mir	0:5 1:3 2:-3 4:-2 5:-2 6:-4 7:-2 8:-2 9:-1 a:-1 b:-3 c:-2 d:-2 e:-2 f:-2 h:-2 i:-1 j:3 k:-3 l:-2
mir bitte	0:1 1:-1 6:-1 j:2
mir das	0:4 1:-2 2:-1 3:-3 a:1 b:-1 i:-1 j:-1 k:-1
misma	0:-1 1:3 2:-1 3:-2 5:2 c:-1 k:-1 m:-1
misma*	0:2
mismatch	0:2
mismo	1:3 3:-1
missi*	5:1
missing	5:1
mit	0:2 1:-2 2:-3 3:2 4:-2 5:-2 6:-2 7:2 8:4 9:-3 a:-3 b:-2 c:-2 d:-2 e:-2 f:-3 h:2 i:-2 j:-2 k:2 l:-2 m:-4
mit den	0:3 1:-2 3:-2 g:-1 i:-1 k:1 m:-1
mobil*	0:-2 1:4 2:-1 3:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1
mobile	0:-2 1:4 2:-1 3:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1
mocks	0:-2 1:5 3:-1 5:-1 a:-1 b:-1 d:-1 h:-1 l:-1 m:-3
modal*	0:-1 1:2 2:-1 3:-2 7:-1 8:-2 d:-1 e:3 f:-1 k:-1 m:-1
mode	1:3 a:-1
model	0:-4 2:-1 3:4 f:-1 i:-1 j:-1 k:-1 l:-1 m:2
model*	0:-2 1:-1 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 d:-1 f:-1 g:3 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
modelos	0:-2 1:-1 3:1 4:-1 6:-1 7:-1 g:3 h:-1
modif*	0:3 2:-1 3:-1 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-2 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
modifica	0:-3 1:-1 2:-1 3:-1 4:4 5:-1 a:1 b:-1 c:-1 e:-1 g:-1 j:-1 k:-1 l:-1
modifica ⟨path⟩	a:2
modifie	0:-1 1:2 4:-1 a:1
modo	0:-2 1:2 2:-2 3:3 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:3 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-2 k:-3 l:-1 m:-2
modul	0:3 1:-1 4:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-2 i:-1 j:-1 k:-1
modul*	0:3 1:-3 2:-1 3:6 4:-2 5:-1 6:-2 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:4 e:-1 f:-2 g:-1 h:-1 i:-2 j:-2 k:-1 l:-2
module	0:4 1:-2 2:-1 3:3 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-2 g:-1 h:-1 i:-2 j:-2 l:-2
module $	0:4 1:-2 2:-1 3:-1 d:-1 h:-1 i:-1 j:-1 k:-1 m:-1
module '	1:1
module ?	1:-1 f:-2 m:2
modules	1:-2 2:-1 3:3 4:-2 6:-2 7:-1 8:-2 a:-1 b:-1 d:4 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
modules are	0:2
modules import	3:1 6:-1 d:1
moduli	0:1 1:-1 3:2
modulo	0:-2 1:-2 2:-1 3:5 5:-1 6:-1 a:-1 c:-1 d:-1 h:-1 j:-1 k:-1 l:-1 m:1
moi	0:5 1:2 2:-3 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-2 f:-1 i:-2 j:-1 k:-2 m:-2
momen*	0:-4 1:-2 2:-2 3:-1 4:-1 5:-1 6:-1 8:-1 a:1 b:-1 c:-1 d:5 e:-1 f:-1 g:-1 i:-1 k:-1 l:2 m:-1
moment	0:-4 1:-2 2:-2 3:-1 4:-1 5:-1 6:-1 8:-1 a:-1 c:-1 d:5 e:-1 i:-1 k:-1 l:2 m:-1
mon	1:3 3:-1
monda*	1:1
monor*	0:1 1:-1 2:-1 3:1 4:-1 5:-2 b:-1 d:3 m:1
monorepo	0:1 1:-1 2:-1 3:1 4:-1 5:-2 b:-1 d:3 m:1
monorepo ?	0:-1 3:2 4:-1 b:-1 d:-1 m:1
monta*	0:3 1:-1 2:-1 3:1 c:-1 j:1 m:-1
montants	0:2 3:-2 j:1 m:-1
montr*	0:-1 1:-1 3:1 a:2 b:-1 g:1 i:-1
montre	0:-1 1:-1 3:1 a:2 b:-1 g:1 i:-1
more	0:1 2:-1 3:2 4:-1 6:-1 7:-1 9:-1 c:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
more than	0:-3 1:1 3:2 c:1 h:-1 i:-1 m:-1
mort	0:-1 3:-2 5:-1 k:-1 l:-1 m:4
mort dans	0:-1 3:-2 5:-1 k:-1 l:-1 m:4
morto	0:-2 1:-1 3:-4 m:5
most	0:1 3:3 4:-1 6:-1 j:-1
most recent	1:1
mostr*	0:-3 2:4 5:-1 6:1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
mostra	0:-2 1:1 2:-1 3:1 6:2 j:-1 l:1 m:-1
motiv*	0:2 1:-1 3:3 4:-1 5:-1 a:-1 c:-1 g:-1 m:-1
motivo	0:3 3:-1 g:-1
motor	1:-3 2:-1 3:4 c:-1 m:-1
motor de	1:-3 2:-1 3:4 c:-1 m:-1
motor*	0:-1 1:-2 3:3 5:-1 b:2 k:-1 l:-1
moved	0:-2 1:2 4:-1 6:2 j:-1
mqtt	0:-4 1:-3 2:3 3:-2 l:3 m:-1
ms	1:2
much	1:-1 2:-1 3:4 a:-1 h:-1 i:-1 k:-1 l:-1 m:2
much ?	0:-1 3:3 i:-1
much of	0:-2 1:-1 3:1 m:2
mudar	0:1 1:-2 3:-1 4:3 6:-1 7:-1
mudar o	0:2 1:-1
multi	0:2 1:-2 a:-1
multi*	2:2 3:-1
mundo	0:-2 2:-1 3:-1 4:-2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-1 l:-1 m:-1
muss	0:1 1:-1 2:-1 3:-1 4:2 5:-1 6:-1 7:3 8:-1 a:-1 d:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
muss ich	0:1 1:-1 2:-1 3:-1 4:2 5:-1 6:-1 7:3 a:-1 d:-1 g:-1 i:-1 j:-1 k:-1 m:-1
must	1:1 6:-1 7:3 j:-2
must be	0:1 1:2 3:-2
mutab*	0:-3 3:4 c:-1
mutable	0:-3 3:4 c:-1
mutable state	0:-2 1:-1 3:2
mutat*	0:-4 1:2 2:-1 3:-1 4:-2 5:-1 6:-2 7:-1 8:-1 a:5 b:-1 c:-1 e:-1 f:-2 g:-1 h:-1 i:-2 j:-1 k:-2
mutates	0:-1 1:1 4:-1 a:2
my	0:-2 1:8 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
my own	0:3 3:-1 l:-2
más	0:-3 1:-1 2:-1 3:5 5:-1 6:2 7:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 j:-1 l:-1 m:-1
métho*	0:-2 1:-2 2:-2 3:-2 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:1 f:-1 g:1 h:-1 i:-1 j:1 k:-2 l:-1 m:2
méthode	0:-2 3:-1 6:2 8:-1 a:-1 b:-1 c:-1 e:1 f:-1 g:1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
méthode ⟨name⟩	0:-1 6:3 8:-1 a:-1 b:-1 e:-1 h:-1 j:1 k:-1 m:-1
méthodes	0:-1 1:-2 2:-1 3:-1 4:-1 6:4 7:-1 e:-1 j:-1 l:-1 m:2
métie*	0:2 1:-1 3:2 7:-2
métier	0:2 1:-1 3:2 7:-2
métod*	0:-2 1:-3 2:-1 3:1 4:-2 5:-1 6:2 7:1 8:3 9:-1 a:-2 b:-2 c:-2 d:-1 e:-3 f:-3 g:4 i:-3 j:2 k:-4 l:-1 m:1
método	0:-3 1:-1 3:-1 4:-1 5:-1 7:2 8:-2 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-1 g:5 h:1 i:-1 j:3 k:-3 l:-1 m:-1
método ⟨name⟩	0:-2 1:-1 3:-1 4:-1 7:2 8:-2 9:-1 a:-2 b:-2 c:-2 e:-1 f:-1 g:5 h:-1 i:-1 k:-2 l:-1 m:-1
métodos	1:-2 2:-1 3:2 4:-1 5:-1 6:2 7:-2 8:4 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-2 h:-1 i:-2 j:-2 k:-2 l:-1 m:2
même	0:-1 1:4 2:-1 3:1 5:-1 6:-1 a:-1 b:-1 c:-1 e:-1 f:-2 h:-1 k:-1 l:-1 m:-1
mês	0:-1 1:2
módul*	0:-1 2:-1 3:2 4:-1 5:-2 6:-2 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:3
módulo	0:-1 2:-1 3:2 4:-1 5:-2 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:3
módulo de	0:-3 1:-2 2:-1 3:3 4:-1 5:-2 6:-1 9:3 b:-1 c:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
módulos	d:3 m:-1
n	0:-1 1:8 2:-1 3:2 7:-1 b:-1 c:-1 j:-1 l:-1 m:-1
n $	0:-1 1:5 2:-1 3:-2 5:-1 6:-1 7:-1 a:-1 i:2 j:-1 l:-1 m:-1
n '	0:2 3:-1
n ?	0:2 1:1 3:-3 5:-2 6:-1 c:-1 d:-1 h:3 k:-1
n a	0:3 1:-3 3:2
n and	0:-2 1:1 2:-1 3:2 l:-1
n at	1:1
n but	1:3
n byte	0:2 1:-1
n c	1:1
n cannot	1:1
n de	0:1 1:-2 3:2
n deadlock	1:1
n e	0:-2 1:-1 2:-1 3:-3 5:5 6:-1 7:-1 a:-1 b:-1 d:-1 h:-1 l:-1 m:-1
n en	1:1
n error	0:-1 1:3 3:-1
n f	0:4 1:-3 3:-2
n goroutine	1:1
n h	1:2 j:1
n in	0:1 1:2 3:-1
n is	0:-7 1:7 3:-2 5:1
n k	1:1 3:1
n mb	0:1 1:1 3:-1
n min	3:1
n minutes	3:2
n ms	1:2
n n	0:3 1:-1 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
n no	1:2
n on	0:1 1:2
n received	1:1
n running	1:1
n s	1:3 3:-1 l:-1
n seconds	0:-1 1:3 3:-1
n solo	1:1
n sur	0:-1 1:3 3:-1
n the	0:-1 1:1
n to	1:1
n warn	1:2 3:-1
n when	0:-1 1:2
n with	1:1
n x	0:-2 1:1 3:2
n zeilen	0:-1 3:2
n ⟨name⟩	1:2
n ⟨path⟩	0:1 1:1 3:-1
n ⟨text⟩	1:1
n'a	0:-3 1:4 3:1 4:-2 5:3 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-2 j:-1 k:-1 m:-1
n'a aucun	0:-3 1:4 3:-1 4:-2 5:3 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 g:-2 j:-1 k:-1 m:-1
na	0:-1 1:3 2:1 3:-1 4:1 5:-1 7:-2 8:-1 9:1 a:1 b:2 c:-2 d:-1 e:2 f:-3 g:-1 i:-1 j:-2 k:-2 l:-3 m:-2
na tela	0:-1 1:3 2:3 3:-2 4:-1 7:-1 9:-1 e:-1 k:-1 l:-2 m:-1
nach	0:-1 1:5 2:-2 3:-4 4:3 5:-2 6:2 7:-2 8:-1 9:-1 b:-2 c:-2 d:-1 e:-2 f:-2 g:-2 h:-1 i:-2 j:-4 k:-3 m:1
nach dem	0:-1 1:1 a:2
nach ⟨name⟩	0:-1 1:3 3:-1 4:-1 a:-1 c:-1 h:-1 i:-1 j:-1 k:-2 l:2 m:-1
nachd*	0:-3 1:-3 2:4 3:-2 4:-1 5:1 6:-1 a:-1 e:-1 m:-1
nachdem	0:-3 1:-3 2:4 3:-2 4:-1 5:1 6:-1 a:-1 e:-1 m:-1
nachr*	1:3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:1 i:-1 j:-1 k:-1 l:-1 m:-1
nachricht	0:-3 1:3 2:-1 3:-1 4:-1 6:-1 e:1 f:1 l:-1 m:-1
nacht*	0:-2 2:3 3:1 5:-1 7:-2 8:-1 e:-1
nachtlauf	0:-1 1:1 2:3 3:-1 5:-1 7:-2 8:-1 e:-1
nada	0:-4 1:5 2:-1 3:-2 4:4 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-1
nadie	0:-2 1:-2 2:-1 3:-2 4:-1 6:-1 e:-1 j:-2 k:-1 m:6
nadie ?	m:1
name	0:3 1:2 2:-1 3:-3 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:1 m:-1
name $	0:4 1:-2 2:-1 3:-2 m:-1
names	0:3 2:-1 3:3 4:-1 5:-1 6:-2 7:-1 8:-1 b:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-2 l:-2 m:-1
namin*	1:-2 3:2
naming	1:-2 3:2
ne	0:-2 1:1 2:-1 3:-2 4:5 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:4
neces*	1:-2 g:-1 i:3
necesito	1:-2 g:-1 i:3
need	0:3 1:-1 2:-1 3:-3 4:1 6:-1 7:2 a:1 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
need to	0:1 1:-2 3:-1 4:1 7:2 a:-1 h:1 i:-1 l:-1
neede*	0:2 1:-1
needed	0:2 1:-1
needs	8:-2 9:-2 a:-2 b:-3 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-2 k:4 m:2
negat*	0:-3 1:5 2:-1 3:-1 d:-1 f:-1
negative	0:-1 1:3 f:-1
negativo	0:-2 1:3 3:-1
nehme*	0:2 1:-1 4:1
nehmen	0:2 1:-1 4:1
nei	1:-2 2:-1 3:3 5:-4 8:-2 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 j:-1
nei test	1:-2 2:-1 3:3 5:-4 8:-2 9:-1 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 j:-1
nel	0:-1 1:1 2:-4 3:4 4:-1 5:-2 6:-1 7:-2 8:-1 9:1 a:-1 b:1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:2
nell'*	0:1 1:-3 2:4 4:-1 5:-1 6:-1 9:-1 a:-1 c:-1 d:-1 f:-1 g:-1 j:-1 l:-1 m:-1
nella	0:2 1:-3 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 f:-1 h:-1 k:-1 m:1
nenhu*	0:1 1:-2 3:-1 m:3
nenhum	0:1 1:-2 3:-1 m:3
nenhum $	0:-1 1:-1 3:-1 m:3
nesse	1:-1 3:2 9:1
nessu*	0:-1 1:-1 2:-1 3:-1 6:-1 a:-1 k:-1 m:4
nessuno	0:-1 1:-1 2:-1 3:-1 6:-1 a:-1 k:-1 m:4
netwo*	0:-1 1:-1 2:-1 3:-1 6:2 7:-1 j:-1 m:3
neu	0:-3 1:2 4:-1 5:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:4 h:-1 i:-2 k:-1 m:-1
neuen	0:4 1:-3 2:-1 3:-2 4:-1 6:-1 8:-1 a:3 b:-1 c:-2 d:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
neuer	0:2 1:-2 2:-1 3:-3 4:4 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-2 k:-1 l:-2 m:-2
never	0:-4 1:5 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:6
never used	0:-3 1:-2 2:-1 3:-1 k:-3 m:5
new	0:2 2:-1 3:-1 5:-2 6:-1 7:-1 9:-1 b:-1 c:7 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
new ⟨error⟩	8:1
new ⟨name⟩	0:-1 1:-1 3:-1 4:-1 8:1 a:-1 c:3 e:-1 h:-1 k:-1
ni	0:-1 1:1 3:-1 4:-1 m:2
nicht	1:3 2:-2 3:3 4:-3 5:-2 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-2 e:-1 f:-2 g:4 h:-2 i:-1 j:-2 k:-1 l:-1 m:-3
nicht $	0:1 1:-2 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:5 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
nicht*	0:-3 1:2 2:-1 3:3 4:-1 5:-3 7:-1 d:-1 m:-1
nichts	0:-3 1:2 2:-1 3:3 4:-1 5:-3 7:-1 d:-1 m:-1
nichts $	0:-1 1:2 d:-1 m:-1
nie	1:3 6:-3 f:-2 j:-1 k:-1 m:4
niema*	0:-2 1:2 2:-1 3:-2 4:-1 k:-1 m:2
niemand	0:-2 1:2 2:-1 3:-2 4:-1 k:-1 m:2
night*	0:-2 1:1 2:2 3:-1 4:2 7:-1 l:-1
nightly	0:-2 1:1 2:2 3:-1 4:2 7:-1 l:-1
nil	1:2
nil ⟨name⟩	1:1
nimmt	0:2 1:-2 2:-1 3:-1 4:-2 5:-1 6:-3 7:-1 8:-1 9:-1 a:-3 b:-3 c:-2 d:-1 e:-2 f:3 g:-2 h:4 i:-2 j:-2 k:-2 m:-1
ningu*	0:1 1:2 3:-1 4:-1 6:-1 7:-1 a:-1 b:-1 d:-1 e:-1 f:-1 j:-1 k:-1 m:3
ninguém	0:1 1:2 3:-1 4:-1 6:-1 7:-1 a:-1 b:-1 d:-1 e:-1 f:-1 j:-1 k:-1 m:3
nirge*	0:-2 1:-3 2:-1 3:-1 4:-1 6:-1 b:-1 e:-1 f:-1 j:-1 k:-1 m:5
nirgends	0:-2 1:-3 2:-1 3:-1 4:-1 6:-1 b:-1 e:-1 f:-1 j:-1 k:-1 m:5
nix	1:1
no	0:2 1:2 2:-1 3:2 4:-1 5:2 6:-1 7:-1 8:-1 9:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 m:2
no ?	0:-3 1:-2 3:2 5:3 c:-1 m:-2
no código	0:2 1:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:3 e:-1 f:-1 g:-1 h:-1 i:-1 k:3 l:-1 m:-3
no entiendo	1:1
no módulo	0:-1 1:-1 3:-1 9:2 m:3
no se	0:-2 1:3 3:-2 5:2 c:-1 e:-1 f:-1 k:-1 m:2
no tests	0:-3 1:-2 3:2 5:2 c:-1 k:-1 m:-1
no ⟨name⟩	0:-3 1:2 3:1 6:-1 a:-1 c:1 d:-1 l:1
nobod*	0:-1 1:1 2:-1 3:-2 5:-1 6:-1 7:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:6
nobody	0:-1 1:1 2:-1 3:-2 5:-1 6:-1 7:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:6
noch	0:-3 2:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:1 b:-1 c:-2 e:-1 f:-1 g:-1 h:-2 i:-1 k:4 l:-1 m:2
node	0:-2 1:4 3:-2 g:-1
nombr*	0:1 1:-3 2:-2 3:3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
nombres	0:-1 1:-2 2:-1 3:4 b:-1 e:-1 f:-1 m:-1
nomi	0:1 1:-1 2:-1 3:2 5:-1 6:-1 b:-1 c:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-2
non	1:4 2:-2 3:2 4:-1 5:-2 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-2 l:-1 m:2
none	0:1
norma*	0:-4 1:6 2:-2 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
normal	0:-4 1:6 2:-2 3:-4 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1 m:-1
nos	0:-2 1:-3 2:-1 3:7 4:-1 5:-2 7:-1 8:-1 b:-1 c:-1 d:-1 h:-1 k:-1 l:-1 m:-1
nosso	0:4 1:-4 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
nostr*	0:2 1:-2 2:-1 3:2 4:-1 5:-2 f:-1
not	0:1 1:5 3:-3 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 b:-1 d:-1 h:-1 i:-1 j:-1 k:-1 m:1
not a	0:3 1:-2 3:-1
not exist	0:-2 1:3
not the	0:-1 2:1 6:-1 c:1 l:1 m:-1
nota	0:-4 1:-1 2:-1 3:3 7:-2 l:3
note	0:3 1:1 2:-1 3:-1 4:-3 5:-1 a:-1 b:-1 e:-1 f:-1 m:2
nothi*	0:2 1:1 2:-1 3:2 4:-1 5:-3 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
nothing	0:2 1:1 2:-1 3:2 4:-1 5:-3 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
nothing $	0:-1 1:5 2:-1 3:-1 d:-1 m:-1
notif*	0:3 1:1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-5 f:-1 g:-1 h:-1 i:3 j:-1 k:-1 l:-2 m:1
notification	1:-1 3:3 e:-1
notifications	0:3 1:-1 3:1 e:-4
notre	0:-3 1:-1 2:-1 3:4 7:-1 f:-1
nous	0:-3 1:-1 3:2 4:-1 5:-1 6:-1 7:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:1 j:-1 k:3 l:-1 m:1
nouve*	0:2 1:1 2:-1 3:-2 4:3 6:-1 7:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
nouveau	0:4 1:2 2:-1 3:-1 6:-1 a:-1 c:-1 j:-1 l:-1
nouvelle	0:-2 1:-1 3:-1 4:3 6:-1 7:-1 a:2 b:-1 c:-1
nova	0:1 1:3 3:-1 d:-1 e:-1 i:-1 m:-1
novo	1:-1 3:-1 8:-1 9:-1 a:-2 c:3 e:-1 k:-1
nowhe*	0:-1 3:-3 c:1 f:2 m:1
nowhere	0:-1 3:-3 c:1 f:2 m:1
nowhere $	0:-1 3:-3 c:1 f:2 m:1
npm	0:1 1:1 2:-1 3:-3 4:-1 5:-1 a:-1 c:-1 d:-2 h:-1 l:-1 m:4
npm run	0:-1 1:3
nuevo	0:1 1:1 3:-2 4:-1 7:-1 8:-1 a:-1 c:3 k:-1
null	1:2 2:-2 3:-3 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
null ?	0:-1 5:-1 a:3
nulle	0:-2 1:1 3:-2 m:3
nulle part	0:-2 1:1 3:-2 m:3
numbe*	1:2 2:-1 3:-2 5:-1 6:-1 a:-1 c:-1 f:-1 h:-1 j:1 k:2 m:-1
number	0:-1 1:3 3:-1 4:1 6:-1 h:-1 j:1
numbers	0:1 3:-1 4:-1 k:2 m:-1
nunca	0:-3 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:4 h:-1 j:-2 k:-2 l:-1 m:2
nuovo	0:-1 1:4 2:-1 3:-3 4:-1 5:-1 8:-2 a:-1 b:-1 c:2 d:-1 e:-1 j:-1
nur	0:-2 1:5 2:-1 3:1 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:3
nur wenn	1:1
não	0:2 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-2 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
não são	1:-1 3:-1 m:3
o	0:4 1:1 2:1 3:3 5:-1 6:1 7:1 8:-1 a:-2 c:-2 d:-1 f:-2 g:-1 h:-1 i:-2 k:-2 m:-2
o anche	0:-1 1:-1 3:-1 6:-1 8:-1 9:-1 a:-1 b:2 c:-1 e:-1 j:3 k:-1
o campo	0:4 1:-1 3:-1 4:-1 6:-1 7:-1 a:1 b:-1 k:-1 m:-1
o código	0:-1 2:1 3:-1 7:-1 8:1 m:2
o el	0:-2 1:2 2:2 5:-2 6:-1 c:-1 f:-2
o enum	4:2 a:-1 k:1
o evento	f:1
o mesmo	0:-1 1:3 3:-2 7:-1 8:1 k:-1 m:-1
o método	0:-1 6:-1 7:2 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:3 k:-1
o módulo	0:-1 3:3 5:-1 m:-1
o que	0:4 1:-2 4:2 5:-2 6:3 7:-1 8:-2 9:-1 a:-1 b:-2 c:-2 d:-1 e:1 f:-2 g:-2 h:-1 i:-1 j:-2 k:-2 m:-2
o ⟨name⟩	0:-1 1:-3 3:3 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:1 e:-1 f:-1 g:1 h:-1 i:-1 k:-1 l:1 m:-1
o ⟨path⟩	0:-2 1:-1 3:2 m:-1
objec*	0:4 1:-1 2:-1 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:3 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
object	0:4 3:-1 a:-1 l:-2 m:-1
objects	0:1 1:-2 3:1 4:-1 b:-1 c:3 i:-1 j:-1 k:-1 l:-1
objet*	0:-1 3:-1 8:-1 a:-1 b:-1 c:4 f:-1 j:-1 k:-1
objetos	0:-1 3:-1 c:3
objets	c:2
obser*	0:-1 1:-1 3:1 7:-1 a:-1 b:-1 f:3 h:-1 i:-1
obwoh*	1:3 3:-1 9:-1
obwohl	1:3 3:-1 9:-1
occur*	k:2
oder	0:1 1:-5 2:2 3:1 4:-3 5:2 6:-2 7:-3 8:-2 a:-3 b:-2 d:-1 e:-2 f:-2 g:4 h:-2 i:-2 j:3 k:-2 l:-3 m:-2
of	0:3 1:-2 2:2 3:2 6:1 8:-1 9:-1 d:-1 e:-1 f:2 h:-1 i:1 j:-1 l:-1 m:-1
of a	0:3 1:-4 2:5 3:-4 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
of an	1:-2 2:3 3:-1
of changing	0:-1 1:-1 4:2 a:-1
of n	0:1 1:1 3:-1
of one	0:4 1:-4
of our	0:-2 1:-1 2:-1 3:4 5:-1 c:-1 k:1 m:1
of range	1:1
of that	0:2 1:1 2:-1 3:-2 4:-1 6:2 7:-1 a:-1 b:-1 d:-1 f:-1 h:-2 i:-1 j:-1 m:1
of the	0:2 1:-1 2:4 3:3 4:-1 5:-1 6:-2 7:-1 8:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 h:-2 i:-1 j:1 k:-1 l:-1 m:-1
of them	0:-2 1:2 3:-2 6:-1 9:1 c:-3 g:1 h:3
of this	0:3 1:-2 2:-1 3:1 j:-1
of type	0:-1 4:-1 9:-1 a:-2 b:-2 c:-1 e:-1 f:4 g:-1 i:-1 j:-2 k:-1
of undefined	1:1
of what	0:6 1:-2 2:-1 3:-3 5:-1 6:-1 7:-1 j:-1
of ⟨name⟩	1:-4 2:-1 3:1 4:-1 5:-1 6:2 8:-1 9:-1 a:1 b:-1 d:-1 f:3 g:1 h:2 i:1 j:-4 k:1 l:-1 m:-1
of ⟨path⟩	0:-3 1:-1 3:1 5:-1 6:1 7:2 a:-1 b:1 d:-1 f:-1 g:-1 h:1 i:2 l:-1 m:-1
off	0:-2 1:4 2:-1 3:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
off by	0:-1 1:3 3:-1
offen*	0:-1 1:2
offli*	0:2 1:-1 5:-1 l:1
offline	0:2 1:-1 5:-1 l:1
offse*	0:3 2:-1 3:-1
offset	0:3 2:-1 3:-1
ohne	0:-3 1:-3 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 c:-1 d:-1 g:-1 h:2 i:-2 j:-1 k:-2 l:-1 m:5
ok	0:1 1:1 3:1 7:-1 8:1 d:-1
old	0:-3 1:3 2:-1 3:-2 6:2 d:1 j:-1 l:-1 m:2
on	1:2 2:-2 3:2 4:1 5:-1 6:-2 7:-2 8:1 9:2 a:-1 b:1 d:-1 e:-2 f:4 g:-2 h:-1 i:-2 j:-1 l:-1 m:-2
on a	0:-4 1:-2 2:2 3:5 4:-1 6:-1 d:-1 i:-1 l:-1 m:-1
on ci	0:-1 1:3 3:-1
on each	0:-4 1:2 3:3 l:-1
on every	0:-1 1:3 4:-1 a:-2
on it	4:1
on its	0:2 3:-1 b:-1 k:-1 l:2
on line	1:1
on my	1:1
on the	1:3 2:-1 3:-1 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 g:-1 i:-1 j:-1 k:2 l:2 m:-1
on this	0:2 1:-2 2:-1 3:2 6:-1 m:-1
on ⟨name⟩	0:-5 1:-2 2:-1 3:-4 4:1 5:-1 6:-3 7:-2 8:3 9:5 a:-4 b:-1 c:-3 d:2 e:-2 f:-4 h:-1 i:-2 j:-2 k:-4 l:-1 m:-1
on ⟨path⟩	0:-3 1:-2 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:4 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-2 m:2
once	0:3 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
onde	0:3 1:-4 2:-1 3:-2 5:-1 6:-1 7:-1 8:-1 9:1 a:2 b:2 c:1 d:-2 f:-1 g:1 h:-1 i:-1 k:-1 m:-1
onde fica	0:4 1:-1 3:-2 m:-1
onde o	0:-2 3:-1 7:-1 8:1 a:-1 b:2 c:-1 g:1 j:-1 l:2
onde é	6:-1 8:-1 9:1 b:-1 c:-1 g:2 h:-1
one	0:1 1:4 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 d:-1 e:-1 f:-1 g:2 i:-1 j:-1 k:-1 l:-2 m:1
one $	1:-3 4:1 9:-1 b:-1 c:1 g:4 h:-1 i:-1 m:-1
one ?	0:1 1:-1 3:-1 c:1 g:1 h:1
one and	0:1 1:-1 3:1 9:1
one of	0:2 1:1 2:-1 3:-2
ones	0:2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 8:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:1 j:-1 k:-1 l:-1 m:-1
ones ?	3:1 i:2 l:-1
ones are	0:-2 1:1 3:1
only	0:-3 1:5 2:-1 3:-1 4:-1 5:1 7:-1 8:-1 a:1 b:-1 c:1 e:1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
only $	0:1 6:1
only the	0:-2 1:-1 3:-1 5:2 a:1 e:2
ont	0:-2 1:-1 3:2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:4 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
ontem	0:3 1:-1 c:-1
oom	0:-1 1:3 3:-1
open	1:1 3:-1
opens	0:2 1:1 2:2 3:-2 4:-1 5:-1 6:-1 7:-1 e:-1 f:-1 j:-1 m:-1
opera*	0:-4 1:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 d:-1 h:6 i:-2 k:-1 l:1 m:-1
opini*	0:-2 1:-1 3:4 5:-1 c:-1
opinion	0:-2 1:-1 3:3 5:-1
optio*	0:-3 1:-3 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-1 m:4
optional	0:3 1:-2 3:-1 f:-1 h:1
options	0:-5 1:-2 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:4 i:-1 l:-1 m:4
or	0:6 1:-1 2:2 3:1 4:-2 5:-1 7:-2 8:-1 a:-2 b:-2 d:-2 e:-1 f:1 g:-1 h:-2 i:-1 k:-1 l:-3 m:-3
or a	0:3 1:-1 6:-1 j:-1
or do	0:2 1:-1
or does	0:-2 1:-1 9:2 d:-1 e:-1 f:3 l:-1 m:-1
or is	1:-1 3:4 5:1 f:-1 g:-1 k:-2 l:-1
ora	0:-1 1:1 3:1 k:-1
ora n	1:1
orden	0:-2 1:-1 2:4 3:-2
order	0:-2 1:1 2:4 3:-2 4:-1 5:-1 6:2 8:-1 9:-1 a:1 b:-1 c:-1 d:-2 f:1 g:-1 h:-1 j:-1 k:1 m:-1
order $	0:-2 1:-1 2:-2 3:-1 6:2 j:-1 k:3 l:-1 m:-1
order in	1:-1 2:2 3:-1 k:-1
order*	0:2 1:-1 2:-1 3:1 4:-1 l:2
orders	0:2 2:-1 3:-2 l:2
ordin*	0:-3 1:-1 2:5 3:1 5:-1 8:-1 b:-1 c:-1 d:-1 f:-1 g:-1 k:-1 l:-2 m:-1
ordini	0:2 2:-1 3:2 b:-1 c:-1 d:-1 m:-1
ordne*	0:3 1:-2 2:-1 3:-1 4:-1 5:-1 c:-1 e:-1 f:-1 j:-1 k:-1 m:2
ordner	0:3 1:-2 2:-1 3:-1 4:-1 5:-1 c:-1 e:-1 f:-1 j:-1 k:-1 m:2
ordre	0:-4 1:-1 2:4 3:-1 6:1 l:-1
origi*	0:-5 3:-1 4:-1 5:-1 6:-2 7:-2 8:4 a:-1 b:-1 f:-1 g:4 h:-2 i:-1 j:-2 k:-1 l:-2 m:-1
orm	0:-2 3:3 4:-1 m:-1
os	0:-2 1:2 2:1 3:2 4:-1 5:-2 6:-3 7:-1 8:3 9:-1 a:-1 b:1 c:-1 d:-1 e:2 f:-2 g:-1 h:-1 i:-2 k:-2 l:-2 m:-1
other	0:-3 1:-2 2:-1 3:1 4:-1 6:3 7:1 8:2 9:-1 a:-1 b:-1 d:-1 g:-1 h:-1 i:1 j:-1 l:2 m:-1
other ?	0:-3 3:1 l:3
other*	0:-3 1:-1 3:3 f:2 l:-1
ou	0:4 1:-7 3:3 4:-3 5:-2 6:2 8:-2 9:4 a:-3 b:-2 c:2 d:-2 e:-2 f:-3 g:-2 h:-2 i:-2 j:1 k:-3 l:-2 m:-2
ou c'est	1:-2 2:-1 3:-1 a:-1 c:3 k:-1
ou pas	0:-2 1:-2 2:-1 3:2 c:-1 j:3 m:-1
our	0:-3 1:1 2:-1 3:7 4:-1 5:-1 6:-1 7:-2 8:-1 9:1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-2 h:-1 i:-1 j:1 k:2 l:-2 m:1
our code	0:-2 1:2 3:-2 c:-2 j:2 k:2 l:-1 m:-1
our ⟨name⟩	0:1 1:-1 3:1 7:-1 8:-1 9:2
out	0:-2 1:4 3:-2 4:-1 7:2 9:1 a:-1 b:-1 f:-1 h:-1 j:-1 k:-1 l:1 m:-1
out $	1:2 2:1 3:-1
out after	0:-1 1:2
out of	0:-1 1:1 3:-1 7:2 9:1
outbo*	1:-3 2:-1 3:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:3 j:-1
outbox	1:-3 2:-1 3:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:3 j:-1
outpu*	0:1 1:1
output	0:1 1:1
outsi*	0:2 1:-1 6:-1 k:1
outside	0:2 1:-1 6:-1 k:1
outside of	j:1
over	0:1 1:-4 2:2 3:-1 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 m:2
over the	0:-1 1:1 3:2
overf*	0:-1 1:1
overflow	0:-1 1:1
overl*	0:-3 1:1 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:7 i:-1 j:-1 k:-1 l:-1 m:-1
overload	0:-1 3:-1 h:3
overload di	1:-1 h:3
overloaded	0:-2 1:-1 3:-1 b:-1 h:4 m:-1
overloads	0:-2 1:2 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-1 m:-1
overloads de	0:-1 1:2 3:-1 h:2 l:-1
overloads of	0:-3 1:2 3:2 4:-1 6:-1 7:-1 g:-1 h:1 i:-1 k:-1
overr*	0:-3 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:8 h:-2 i:-2 j:-1 k:-1 l:-1 m:-1
overridden	0:-1 g:2
override	1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:6 h:-2 i:-2 j:-1 k:-1 l:-1
override de	0:-1 g:3 h:-1 i:-1
override di	g:2
overrides	0:-2 1:-2 2:1 3:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:5 h:-1 i:-1 j:-1 k:-1 m:-1
overrides ⟨name⟩	1:-1 g:2
own	0:2 2:-1 3:1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:-1 j:-1 k:1 l:-2 m:-1
où	0:1 1:-5 2:-3 3:-2 4:-4 5:-1 6:-3 7:-3 8:1 9:2 c:1 d:-2 e:1 g:3 h:-3 i:-2 j:-3 k:3 l:1 m:-2
où $	0:3 1:-3 2:-1 3:-2 4:-2 5:-3 6:-1 7:-2 8:-3 a:-5 c:-6 d:-1 e:2 f:-5 g:-5 h:-2 i:-1 j:-3 k:5 l:1 m:-1
où ?	0:-3 1:-2 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-2 a:2 b:-2 c:-4 d:-1 e:-3 f:-3 g:5 h:-1 j:-1 k:1 l:-1 m:-1
où est	0:2 2:-1 4:-1 5:2 6:-1 7:-1 9:-4 a:-1 b:-1 c:-2 e:1 f:3 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
où se	0:2
p	1:3 3:-1
p n	1:3 3:-1
pacch*	0:-2 1:-2 2:-1 3:3 6:-1 7:-1 8:-1 9:1 a:-1 c:-1 h:-1 i:-1 k:-1 m:2
pacchetto	0:-2 1:-2 2:-1 3:3 6:-1 7:-1 8:-1 9:1 a:-1 c:-1 h:-1 i:-1 k:-1 m:2
packa*	0:4 2:1 3:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:-2 m:-2
package	0:4 1:-1 2:2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 l:-1 m:-2
package $	0:-4 1:-2 2:3 3:3 4:1 6:-1 b:-1 i:-1 j:-3 k:-1
package ?	0:4 1:-2 2:-1 3:-1 5:-1 6:-1 i:-1 k:1 m:-1
packages	0:1 1:1 2:-1 3:3 4:-1 6:-1 c:-1 d:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
pacot*	0:-2 1:-1 3:2 g:1 h:-1 k:-1 l:3
pacote	0:-2 1:-1 3:1 g:1 h:-1 k:-1 l:3
pacotes	3:1
padrã*	0:1 1:-3 2:-1 3:-3 4:3 5:-1 6:-1 7:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:-1 l:-1 m:-1
padrão	0:1 1:-3 2:-1 3:-3 4:3 5:-1 6:-1 7:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:-1 l:-1 m:-1
pagam*	0:1 1:2 2:-1 d:-1
pagamento	0:1 1:2 2:-1 d:-1
page	0:-1 1:8 3:-5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
page $	0:1 3:-1
pagin*	0:3 1:-1 2:-1 3:-2 c:-1 h:-1 k:1
paket	0:4 1:-5 2:2 4:4 5:-1 6:-2 7:-1 8:-1 9:-2 a:-2 b:-2 c:-2 d:-2 e:-1 f:-1 g:-2 h:-2 i:-2 j:-3 k:-2 l:-2 m:2
panda*	0:-2 1:-1 3:-2 4:1 d:3
pandas	0:-2 1:-1 3:-2 4:1 d:3
panic	1:3
panic runtime	1:1
panic*	1:1
panicked	1:1
panicked at	1:1
panta*	0:-2 1:-1 2:-1 3:-1 5:2 6:2 a:-1 c:-1 j:-1 k:3 m:-1
pantalla	1:-1 3:-1 5:2 6:2 a:-1 j:-1 m:-1
paque*	0:1 1:-3 2:2 3:3 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:2
paquet	0:2 1:-2 2:2 3:1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-2 k:-1 l:-1 m:-1
paquete	1:-1 2:-1 g:1 m:3
paquets	0:-1 1:-2 3:2 d:2 m:-1
par	0:1 2:1 3:-1 4:-5 5:1 6:1 7:-1 8:-2 9:1 b:2 c:-2 d:-2 e:-4 f:-4 h:-2 i:-2 j:3 k:-3 l:2
par défaut	0:4 1:-1 2:-1 3:-4 4:-1 7:-1 g:2 l:-1
par où	0:-3 1:-1 3:2 a:-1 b:-1 c:-1 e:-1 l:3
par qui	0:-2 1:-3 2:-1 3:-1 4:-1 5:-1 6:-1 7:-2 8:1 9:-2 a:-2 b:4 c:-1 d:-1 e:-3 f:-2 g:-1 h:-1 i:-1 j:3 k:-2 l:-1
par ⟨name⟩	0:2 4:-1 6:2 7:1 8:-1 j:-1
para	0:7 1:-1 2:-2 3:-4 4:-1 6:1 7:-2 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:2 g:-2 h:-1 i:-1 j:2 l:-2 m:-2
para qué	0:3 1:-1 3:-1
para un	0:2 3:-1
param*	1:-2 2:-2 3:5 4:1 5:-1 6:-3 7:-2 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-2 g:-2 h:5 i:-2 j:-1 k:-2 l:-1 m:-3
parameter	0:1 3:-1 h:1 j:1
parameters	0:3 1:-2 2:-1 3:3 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 m:-1
paramètres	0:-1 1:-1 3:3 6:-1 h:2 j:-1
parce*	0:-1 1:-1 f:1
parec*	0:1 1:-2 3:4 4:-1 6:-1 7:-1 a:-1 c:-1 h:-1 l:-1
parse	0:3 1:-2 3:-1 h:2
parse*	0:1 1:-4 2:-2 3:1 4:-1 5:4 6:-1 7:-1 8:-1 9:3 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
parser	0:2 1:-4 2:-1 3:-1 4:-1 5:4 6:-1 7:-1 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
parser de	0:-2 1:-1 2:-1 3:-2 5:3 l:1
part	0:-3 1:-2 2:-2 4:-1 6:-1 7:-2 8:-2 a:1 b:-2 c:2 d:-2 e:4 f:-2 g:-2 h:-1 i:-1 j:-1 l:-1 m:3
part $	0:1 1:-2 2:-1 3:-2 m:3
part ?	0:-2 1:-1 2:-1 3:3 a:-1 b:-1 c:-1 k:2 m:-1
parte	0:-4 1:1 2:-2 3:-1 4:-1 5:1 7:-1 8:-2 9:-1 a:-3 b:-2 c:-1 d:1 e:2 f:2 g:-1 h:-1 i:-1 j:4 l:-2 m:-1
parte il	0:1 c:1 j:1 l:-1
parte*	0:-2 4:1 a:-1 b:2 e:1 k:-1
partes	0:-2 1:-1 4:1 a:-1 b:2 e:2 k:-1
parti	0:-3 1:-2 3:2 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 m:-1
parti*	0:1 1:-1 2:-1 3:1 4:-1 5:-1 6:5 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-3 j:-4 k:1 l:-1 m:2
partially	1:1
partially initialized	1:1
partir	1:-2 2:-1 3:1 4:-1 5:-1 6:5 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-3 j:-4 k:-2 l:-1 m:2
parts	0:-3 1:-1 2:-1 3:1 5:-1 b:4 d:-1 m:-1
parts of	0:-3 1:-1 2:-1 3:1 5:-1 b:4 d:-1 m:-1
parám*	0:-4 1:-3 2:-1 3:-2 4:3 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-2 k:-1 l:-1
parámetro	0:-3 1:-2 3:-2 4:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-2 e:-1 f:-1 g:-1 h:-1 j:-1 l:-1 m:-1
parámetros	0:-2 1:-1 3:-1 4:-1 6:-1 h:4 i:-1 k:-1 m:1
parâm*	0:2 1:-3 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 b:2 c:-1 f:-1 g:-1 h:3 i:-1 k:-1 l:-1 m:1
pas	0:4 1:-2 2:-1 3:1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:1
pas $	1:-4 2:-1 b:-1 c:-1 d:-1 j:3 m:2
pasa	0:-2 1:1 2:2 3:-2 5:-1 6:-2 b:-1 f:-1 h:-1 l:3
pass	0:1 1:-2 2:2 3:-3 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 h:-1 m:3
passa	0:-3 2:2 4:-1 5:-1 6:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:3 m:-1
passa*	0:2 1:-1 2:-1 3:-2 4:-1 6:-1 7:3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
passe	0:-1 1:3 2:1 3:-3 4:-2 5:-1 6:2 7:-1 8:-1 9:-1 a:1 b:-1 c:-3 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-1 k:-2 l:3 m:-1
passe t	0:-1 2:1 3:-1 6:-1 l:2
passe*	0:-2 1:1 2:2 3:-2 5:3 d:-1 k:-1 m:-1
passes	0:-1 1:3 3:-1
passi*	2:1
passiert	2:1
passo	0:3 1:-2 3:-2 4:-1 6:-1 8:-1 a:-1 b:3 c:-1 d:-1 f:-1 i:-1 j:-1 k:-1 l:-3
passw*	0:2 1:1 3:-1
pasta	0:5 1:-4 2:-2 3:-3 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
paste	3:1
paste*	0:-2 1:-2 3:4 l:-1
pasted	0:-2 1:-2 3:4 l:-1
path	0:3 1:-4 2:-2 3:-3 6:3 j:-1 l:1 m:-1
path from	l:2
path of	0:2 1:-2 2:-2 3:-1 5:1 6:2 l:-1
paths	3:-1 8:1 b:1 f:1 i:-1 l:1 m:-2
patte*	0:1 1:-3 2:-1 3:4 f:-1 h:-1 k:-1 m:2
pattern	0:3 1:-2 3:-1
paylo*	0:1 1:3 2:-1 3:-1 e:-1 f:-1
payload	0:1 1:3 2:-1 3:-1 e:-1 f:-1
payme*	0:4 1:-2 2:3 3:-4 4:-1 5:-1 6:-1 a:-1 d:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
payment	0:-2 1:-1 2:3 3:1 5:-1 i:1 l:-1
payment provider	0:2 1:-1 2:-1 3:2 l:-1
pdf	0:-1 1:5 2:-2 3:-5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:4 m:-1
pedid*	0:1 1:1 2:3 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 m:-1
pedido	0:-1 1:1 2:3 3:-4 e:1 l:1
pedidos	0:1 1:1 2:-1 3:2 4:-1 9:-1 a:-1 c:-1 d:-1 f:-1 l:-1 m:-1
pelo	0:1 1:-1 2:-1 3:2 4:-2 5:1 6:-2 7:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-2 j:-1 k:-1 l:3 m:-1
pena	0:-2 1:-2 3:5 4:-2 6:-1 7:-1 a:-1 b:-1 c:-1 g:-1 k:-1
penda*	1:1 a:2 b:-1
pendant	1:1 a:2 b:-1
pendi*	0:-2 1:2 2:-1 3:-2 b:-1 f:3
peopl*	0:2 2:-2 3:1 l:-1 m:-1
people	0:2 2:-2 3:1 l:-1 m:-1
per	0:3 1:2 2:-4 3:-2 4:-3 5:1 6:-1 7:-4 8:-2 9:-2 a:-2 b:-3 c:-3 e:-3 f:-3 g:-2 h:3 i:-3 j:-4 k:-2 l:4 m:-2
perch*	0:1 1:4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:2
perché	0:1 1:4 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:2
perco*	0:-4 1:-4 2:-2 3:-4 4:-1 5:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-2 h:-1 i:-1 k:-1 l:5 m:-1
permi*	0:2 1:-1 2:-1 3:3 c:-1 f:-1 j:-2 l:-1
pero	0:-1 1:4 3:-1 8:-1 a:-1 e:-1 f:-1 m:1
pero el	1:3 e:-1 f:-1 m:-1
persi*	0:-2 1:1 2:-1 3:-2 d:4
persistence	0:-1 1:-1 3:-2 d:4
perso*	1:3 2:-1 3:-3 4:1 6:-1 7:-1 a:-1 e:-1 f:-1 j:-1 k:-1 m:2
personne	0:-1 1:1 3:-1 4:1 k:-1 m:2
personne ne	1:1 3:-1 4:2 m:-1
petic*	0:1 2:1 l:-1
peut	0:1 1:-4 2:-1 3:-2 4:-2 5:-1 6:-2 7:5 9:-2 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:-2 k:-2 l:3 m:2
peut on	0:2 1:-1 4:-1 6:-1 g:-1 h:2 j:-1 k:-1
peux	0:-2 1:3 2:-1
phone	0:-1 3:-1 k:2 m:-1
photo	0:-4 1:-3 2:5 3:-2 4:-1 6:-1 7:-1 a:-1 e:2 h:-1 i:-1 m:-1
php	0:-1 1:-1 m:2
pick	0:4 1:1 2:-1 3:-1 4:-1 7:-1 a:-2 c:-1 e:-1 f:-2 g:-1 h:-1 l:-1
picke*	0:4 1:-4 3:-2 d:1 h:1 k:-1 m:-1
picked	0:4 1:-4 3:-2 h:1 k:-1 m:-1
pipel*	0:1 3:1
pipeline	0:1 3:1
più	0:-5 1:2 2:-1 3:3 4:-1 5:-1 6:-1 a:-1 c:-1 d:-1 e:-1 h:-1 k:-1 m:2
place	0:-3 1:3 2:-1 3:1 a:1 b:-1 c:-1 j:-1 k:-1
place that	8:1 a:2
place*	2:-2 4:-1 5:-1 6:-1 7:-1 9:-2 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 h:-1 i:-1 j:1 k:3 l:-1 m:-1
places	0:2 1:-4 2:-2 4:-1 5:-1 6:-1 7:-1 9:-2 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 h:-1 i:-1 j:1 k:3 l:-1 m:-1
places that	0:2 1:-2 3:-1 8:1 9:-1 k:1
plain	0:5 1:-3 3:-3 6:-1 i:-1
plan	0:-1 3:1
plani*	0:5 1:-3 2:-1 3:-2 5:-1 6:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:1
planificador	0:1 3:-1 j:2
plant*	0:3 1:1 2:-1 3:-1 b:-1 c:-1 l:-1
plays	0:1 1:-1 3:-1 a:1 j:1
pleas*	0:1 1:-3 6:4 7:-1 f:1 g:-1 i:1 j:-3
please	0:1 1:-3 6:4 f:1 g:-1 i:1 j:-3
please $	0:3 1:-3 3:-1 6:5 f:1 i:-1 j:-4
pls	0:-2 1:-3 3:3 5:-1 7:-1 8:2 b:-1 d:-1 g:-1 h:-1 m:3
pls $	0:-2 1:-3 3:3 5:-1 7:-1 8:2 b:-1 d:-1 g:-1 h:-1 m:3
plugi*	1:-3 2:6 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-2 g:4 h:-1 j:-1 k:-1 l:-2 m:-2
plugin	0:2 1:-3 2:3 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-2 m:-1
plugin ?	0:1 1:-1 2:3 3:-3 4:-1 f:-1 l:-1
plugins	0:-2 1:-2 2:5 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-2 g:4 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
plugins $	1:-2 2:4 3:-4 5:-1 6:-1 7:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
plus	0:-4 1:1 2:-1 3:5 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
plus personne	0:-1 1:2 3:-1 m:1
pod	0:-2 1:5 3:-2 4:-1 6:-1 8:-2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-2
pode	0:1 1:-1 2:-1 3:-1 4:-1 5:-1 6:-2 7:5 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
pode lançar	0:-1 7:3
podrí*	0:-2 1:-1 3:2 4:-1 m:2
pods	1:2 3:-1
point	0:-1 2:-1 3:4 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 l:-1
point*	0:-6 1:-1 2:5 3:1 c:-1 d:-1 e:-3 f:-1 h:-1 i:-1 l:-1 m:-2
points	0:-6 1:-1 2:5 3:2 c:-1 d:-1 e:-3 f:-1 h:-1 i:-1 j:-1 l:-1 m:-2
points faibles	0:-1 3:2
ponto*	0:-3 1:-2 2:-1 3:3 6:-1 7:-1 8:2 a:2 b:-2 c:-1 e:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
pontos	0:-3 1:-2 2:-1 3:3 6:-1 7:-1 8:2 a:2 b:-2 c:-1 e:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
pool	0:4 1:2 2:-2 3:-1 8:-1 a:-1 l:-3
pools	0:4 1:-3
por	0:4 2:1 3:-2 5:-1 6:1 7:1 8:-1 9:-1 a:-1 b:-2 c:2 d:-1 e:-2 f:-1 g:1 h:-4 j:-3 k:-1 l:2 m:-2
por dentro	0:-1 6:2 j:-1
por dónde	0:-1 1:-1 3:2 l:1
por el	0:3 1:-1 2:-1 l:-1
por onde	0:2 1:-1 3:-1 d:-1 l:2
por que	0:5 3:-2 4:-1 5:-1 6:-1 7:-1 c:-1 g:-1 h:-2 i:-1 l:-1
por qué	0:2 1:3 2:-1 4:-1 6:-2 7:-1 8:-1 c:-1 e:-1 g:-1 h:-2 i:-1 k:-1 l:2 m:-1
por ⟨name⟩	6:3 j:-2
port	0:3 1:5 2:-3 3:-5 4:-1 6:-1 7:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
port n	0:-1 1:2 3:-1
posit*	0:-3 3:2 a:-1 b:-1 c:-1 l:3
position	0:-3 3:2 a:-1 b:-1 c:-1 l:3
position n	1:1
possi*	0:-2 1:1 2:-1 3:-3 4:-2 5:-1 6:-2 7:6 8:-2 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-2 i:-3 j:-1 k:-2 l:-1 m:-1
possible	1:3 3:-2 4:-1 7:2 a:-1 k:-1
posso	0:4 1:-4 2:-1 3:-3 4:3 5:-2 6:-2 7:-2 8:-1 9:-1 a:-3 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-2 k:-2 l:-2
post	0:-2 1:-1 3:-2 5:2 7:3 b:-1 d:-1 e:-1 h:-1 i:-1 j:-1 m:-1
post ⟨path⟩	0:-2 1:-2 3:-2 5:2 7:3 b:-1 d:-1 e:-1 h:-1 i:-1 m:-1
postg*	0:3 3:-1 4:-1
postgres	0:3 3:-1 4:-1
posto	1:-2 3:3 b:-1 l:-1
pour	0:2 1:2 2:-2 3:-5 4:-2 5:4 6:-2 7:-2 8:-2 a:-3 b:-1 c:-2 d:2 e:-2 g:-2 h:1 i:-2 j:-2 l:-1 m:-3
pour les	0:2 1:2 2:-1 3:-2 5:-3 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:2 m:-1
pour un	1:4 2:-1 3:-3 4:-1 5:-1 a:-1 b:-1 c:-1 f:-1 l:-1
pour ⟨name⟩	0:-1 1:-1 3:-1 4:-1 5:5 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
pourq*	0:3 1:2 2:-1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
pourquoi	0:3 1:2 2:-1 3:-2 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
pourquoi le	0:-2 1:4 3:-2
pourquoi ⟨name⟩	0:2 1:1 7:-1 8:-1
pourr*	0:-3 1:-2 2:-1 3:3 4:-1 6:-3 7:-1 a:-1 c:-1 d:-2 h:-1 j:3 l:-1 m:2
pourrait	0:-3 1:-1 2:-1 3:2 4:-1 7:-1 d:-2 m:3
pourt*	1:2 3:-1
pourtant	1:2 3:-1
pra	0:2 1:-1 2:-4 3:-4 4:1 5:-1 6:1 8:-3 9:-2 a:-3 b:-2 c:-3 d:-2 e:-2 f:-2 g:-2 h:3 i:4 j:-3 k:1 l:-3 m:-2
pra mim	0:3 1:-1 3:-1 4:-1 6:-1 7:3 8:-1 h:-1 i:-1 l:-1
preci*	0:3 2:-1 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:2 k:-1 l:-1 m:-1
preciso	0:4 1:-1 3:-2 6:-1 7:-1 d:-1 f:-1 g:-1 i:1 j:1
prefe*	0:5 1:-3 2:-1 3:-3 4:-1 5:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:1 k:-2 l:-1 m:-1
preis	0:-1 1:4 2:-1 3:-2 l:-1
premi*	0:2 1:-4 2:5 3:-2 4:-1 5:-1 6:-1 7:-1 8:-2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
premier	0:2 1:-2 2:3 3:-1 4:-1 6:-1 7:-1 8:-1 b:-1 e:-1 i:-1 k:-1 m:-1
prend*	0:1 1:1 3:-1 9:2 b:1 d:-1 f:-1
prese*	0:-2 1:1 2:-1 3:-2 f:4 m:-1
presence	0:-2 1:-1 2:-1 3:-2 f:4 m:-1
prezz*	0:-2 1:2 3:-1 b:2
prezzo	0:-2 1:2 3:-1 b:2
price	0:1 3:-1 4:-1 d:2
price*	0:2 1:2 2:-1 3:-3 6:-1 8:-1 c:-2 e:-1 j:3 k:-1 m:-1
prices	0:2 1:2 2:-1 3:-3 6:-1 8:-1 c:-2 e:-1 j:3 k:-1 m:-1
prici*	0:-1 1:-2 2:3 3:-2
pricing	0:-1 1:-2 2:3 3:-2
prima	0:-4 1:-2 2:5 3:-1 4:-1 6:1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
prima di	0:-2 1:-1 2:1 3:2 4:-1 6:2 i:-1 l:-1 m:-1
prime*	0:-1 2:2 3:1 6:-1 f:-1
primo	0:-1 1:1 3:-1 l:1
princ*	0:2 1:1 2:-1 3:1 6:-1 f:-1 l:-1
prior*	0:-1 1:-2 3:5 6:-1 d:-1 h:1 l:-1 m:-3
priva*	1:-2 2:-1 3:-4 4:-1 5:-1 6:-3 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-2 l:-1 m:6
private	0:1 1:-2 3:-2 5:-1 6:-2 h:-1 i:-1 j:-2 m:4
private methods	0:1 1:-1 3:-1 6:-1 j:-1 m:2
pro	0:3 1:2 2:-1 3:1 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
proba*	0:-4 1:1 3:3 5:1
probl*	0:-5 1:-2 2:-2 3:7 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 l:-1 m:-1
problem	0:-2 1:-1 3:4 9:-1 i:-1
proce*	0:1 1:2 2:-1 3:-4 4:-2 5:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
process	1:3 2:-1 3:-3 e:-1
prod	0:1 1:1 3:-1 k:1
produ*	0:-5 1:-4 2:-3 3:-4 4:-1 5:-2 6:-1 7:-3 8:4 9:-1 a:-2 b:-2 c:4 d:-1 e:6 f:-5 g:-1 h:-1 i:-1 j:-1 k:-2 l:1 m:-2
producción	0:-1 1:1 5:-1 c:1
produit	0:-1 2:-2 3:-1 7:-2 8:3 e:-1 l:2
profi*	0:-4 1:3 2:-1 3:-2 e:2 l:2 m:-1
proge*	0:1 1:-1 3:1 4:-1 7:-1 d:1
progetto	0:1 1:-1 3:1 4:-1 7:-1 d:1
progr*	0:4 1:-1 3:-1 6:-1 a:-1 i:-1 l:-2
proje*	0:3 1:2 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:3 j:-1 l:-2 m:-1
project	0:-3 1:3 3:1 7:-1 i:1
project ?	3:2
projekt	1:-1 3:-2 c:-1 f:-1 i:3
projet	0:1 1:-1 3:-1 i:1 k:1
projet $	i:1 k:1
projeto	0:3 1:-1
prome*	0:-1 1:3 3:-1 4:2 7:-1
promi*	0:2 1:2 6:-1 9:-1 j:-1
promise	1:2 9:-1
promise ⟨error⟩	1:1
prop	0:-1 1:2 6:-1 m:2
propa*	0:-1 1:1 3:-1 4:2 7:1 8:-2 9:2 a:-1 f:-2 l:1
propaga	1:-1 4:2 7:1 8:-2 9:2 a:-1 f:-2
prope*	0:1 1:2 6:-1 b:2 f:-1 g:-1 h:-1 k:-1
properties	1:1
properties of	1:1
property	0:2 1:2 6:-1 b:1 f:-1 h:-1 k:-1 m:-1
propi*	0:-1 1:-1 3:3 4:-1 5:-1 7:-1 a:2
propr*	1:-1 2:-1 3:-3 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:4 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:-1 j:-1 k:-1 l:-1
propre	1:-1 3:-2 4:1 a:-1 b:-1 g:3
proto	0:-1 1:-1 3:-1 4:3 6:-1 a:-1 b:-1 m:1
proto*	1:-4 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:6 j:-1 k:-1 l:-1 m:-1
provi*	0:3 1:-1 2:-1 3:1 i:1 l:-2
provider	0:3 1:-2 2:-1 3:1 l:-2
provo*	0:-2 1:4 2:-1 3:-4 4:-1 6:-2 7:-2 8:3 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1
proxy	1:2 3:-1
proye*	0:4 2:-1 k:-1 m:-1
proyecto	0:4 2:-1 k:-1 m:-1
proyecto ?	0:3 3:-1 k:-1
prueb*	1:-2 2:-1 3:-2 4:-2 5:6 6:-2 7:-2 8:-1 9:-1 a:-2 b:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 j:-2 k:-2 l:-1 m:-1
pruebas	1:-2 2:-1 3:-2 4:-2 5:6 6:-2 7:-2 8:-1 9:-1 a:-2 b:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-2 j:-2 k:-2 l:-1 m:-1
pubbl*	0:3 1:-2 4:-1 6:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:2 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
publi*	0:4 1:-3 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:3 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:2
public	0:-4 1:-1 2:-1 3:4 b:-1 i:-1 k:-1 m:2
publica	0:1 e:2
publish	0:1 1:-1 3:-1 8:-1 e:3
puede	0:1 1:-2 2:-1 3:-5 4:-3 5:-1 6:-2 7:6 8:-2 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-3 l:-1 m:-1
puede lanzar	0:-1 7:2 8:-1
puedo	0:1 1:-2 3:-1 4:3 6:-1 7:-1 a:-1 b:-1 c:-1 h:-1 j:-1 k:-1 l:-1
puedo usar	0:2 1:-1
pulsa*	0:2 2:1 j:-1
punti	0:-5 1:-2 2:-1 3:-1 4:-1 5:-2 6:-1 7:-1 8:3 9:-1 a:2 b:-2 c:3 d:-1 e:-2 f:-2 g:-2 h:-2 i:-1 j:-2 k:2 l:-2 m:-1
punti del	0:-4 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:4 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
punto	0:-3 3:2 4:-1 6:-1 7:-1 8:-2 a:2 b:-1 c:3 d:-1 g:-1 k:-1
punto*	0:-2 1:-3 3:3 5:1 7:-1 8:3 k:-1
puntos	0:-2 1:-3 3:3 5:1 7:-1 8:3 k:-1
purpo*	0:3 1:-1 3:-1
purpose	0:3 1:-1 3:-1
purpose of	0:2
push	0:5 1:1 2:-1 3:-3 8:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:-1 j:-1 k:-1 l:-2 m:-1
put	0:-5 1:-1 3:-2 5:-1 7:4 a:3 b:-1 c:-1 d:-1 i:-1 k:-1 l:1 m:-1
può	0:2 1:-2 2:-1 3:-2 4:-2 5:-1 6:-4 7:3 8:1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-3 l:4 m:-1
può sollevare	7:2 8:-1
pytes*	0:-3 1:2 2:-1 3:-2 4:-1 5:6 6:-2 7:-2 8:-1 9:-1 a:-2 b:-2 c:-1 d:-3 e:-1 f:-2 g:-1 h:-2 i:-1 j:-2 k:-2 l:-2 m:-2
pytest	0:-3 1:2 2:-1 3:-2 4:-1 5:6 6:-2 7:-2 8:-1 9:-1 a:-2 b:-2 c:-1 d:-3 e:-1 f:-2 g:-1 h:-2 i:-1 j:-2 k:-2 l:-2 m:-2
pytho*	1:2 2:-1 3:1 6:-1 9:2 b:-1 c:1 d:-1 j:-1 k:-1 m:-1
python	0:-3 1:3 3:1 9:2 b:-1 c:1 d:-1 k:-1 m:-1
págin*	0:3 1:-1 3:-1 4:-1 6:-1 7:-1 e:-1 k:3
q	0:1 1:-1 2:2 3:1 5:-1 6:-1
qa	1:1 l:1
qu'ap*	1:-2 2:-1 3:-2 4:-2 5:-1 6:5 7:-1 8:-1 9:-1 a:-3 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
qu'appelle	1:-2 2:-1 3:-2 4:-2 5:-1 6:5 7:-1 8:-1 9:-1 a:-3 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
qu'es*	0:-3 1:3 3:-4 4:3 5:-1 6:1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:1 j:-3 k:-1 l:-1 m:-1
qu'est	0:-3 1:3 3:-4 4:3 5:-1 6:1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:1 j:-3 k:-1 l:-1 m:-1
qu'est ce	0:-3 1:3 3:-4 4:3 5:-1 6:1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:1 j:-3 k:-1 l:-1 m:-1
qu'on	0:-6 1:-3 2:2 3:3 4:-1 5:-2 6:-1 7:-1 8:1 a:-2 b:-2 c:-2 f:-1 g:-1 h:-1 i:-1 j:-1 l:2 m:3
quais	0:-5 1:-2 2:-1 3:1 4:-2 5:2 6:-2 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:1 f:-1 g:1 h:2 k:1 l:-1
quais classes	g:-1 i:2
quais funções	6:1 j:-1 k:-1 m:2
quais são	0:-1 3:1 4:-1 6:-1 h:1 j:2 m:-1
quais testes	3:-1 5:3 h:-1 k:-1
qual	0:5 1:-2 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:3 f:-1 g:-2 h:-1 i:-1 j:-1 k:-1 m:-1
qual a	0:1 3:1
qual o	0:3 2:-1 e:-1 g:-1 l:1
qualc*	0:-6 1:-1 2:2 3:-7 4:-3 5:-3 6:-3 7:4 8:-3 9:3 a:-3 b:1 c:2 d:2 e:-3 f:1 g:1 h:-2 i:-2 j:1 l:-3 m:-2
qualche	0:-1 1:-2 3:-2 6:-1 8:-1 9:1 b:-1 c:-1 d:2 j:3 k:-1
qualcuno	0:-5 2:2 3:-5 4:-2 5:-2 6:-2 7:-2 8:-1 9:2 a:-2 b:2 c:3 d:-2 e:-2 f:2 g:1 h:-1 i:-1 j:-1 k:1 l:-2 m:-2
qualcuno ?	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:3 a:-1 b:3 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-2 k:2 l:-1 m:-1
quale	0:3 1:-5 2:-3 3:1 4:-2 5:-2 6:-3 7:-2 9:-1 a:-2 b:-2 c:-3 d:-2 e:-2 f:4 g:-2 h:-2 i:-2 j:3 k:-2 l:-3 m:-2
quali	0:-3 1:-4 3:-1 4:-3 5:5 6:1 7:-1 8:1 b:1 c:1 d:-1 e:-3 f:-3 g:-2 h:-3 i:-2 k:2 l:-1 m:1
quali classi	0:-1 6:-1 g:-1 i:1 j:2 k:-1
quali file	0:-1 3:-2 5:-1 6:-1 8:-1 a:-1 c:4 d:2 e:-1 f:-1 h:-1 i:-1 k:-2 m:-1
quali funzioni	0:-2 2:-1 3:-1 5:-1 6:2 7:-1 8:1 i:-1 j:-1 k:-1 l:2
quali metodi	0:2 1:-1 2:-2 3:-5 4:-1 5:-2 6:-4 7:-1 8:-1 9:-2 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-2 j:-1 k:3 l:-2 m:1
quali test	3:-1 5:2
quali*	0:-1 1:-1 3:2
quand	0:-4 1:5 2:-1 3:-1 4:-1 5:-1 7:2 8:-1 a:-1 f:-1 j:-1 k:-1 m:-1
quand*	1:3 2:1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:2 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
quando	1:3 2:1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:2 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
quant*	0:-7 1:-6 2:-2 3:3 4:2 5:-3 6:-2 7:-2 8:-2 9:-2 a:-3 b:-2 c:3 d:-2 e:-3 f:-3 g:-2 h:6 i:2 j:-2 k:-1 l:-2 m:-2
quantas	0:-3 1:-2 2:-1 3:-3 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:4 i:2 j:-1 k:-1 m:-1
quante	0:-3 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:4 j:-1 k:1 l:-2 m:-1
quanto	0:-4 1:-4 2:-1 3:5 4:3 5:-2 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
que	0:-2 2:1 3:1 4:2 7:1 8:-1 9:-1 b:-2 c:1 d:-1 e:-2 f:-1 i:-1 j:1 k:-2 l:-1 m:2
que a	0:1 1:-1 2:-1 3:2 5:-1 e:-1 m:-1
que el	0:-4 1:-2 2:2 3:4 4:-1 d:-1 l:-1 m:1
que exceções	0:-1 7:3
que funções	0:-2 1:-1 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:3 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:3 m:2
que la	0:-1 1:2 3:1 6:-2 f:-1 j:2
que le	0:-1 1:2
que no	0:-2 1:-2 3:2 4:-1 5:2 6:-1 c:-1 j:-1 m:1
que não	0:-1 3:-1 m:3
que o	0:-2 1:-3 2:-1 3:1 6:3 7:-1 h:-1 j:-1 l:1
que plus	0:-1 1:-1 3:-1 m:2
que quebra	0:-1 1:-1 3:-1 4:3 6:-1 7:-1
que se	0:-1 1:-3 2:2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:2 b:-1 c:-1 e:-1 l:2 m:2
que testes	0:-1 3:-1 5:3
que usa	0:2 4:-1 7:-1 8:-1 a:-1 c:-1 j:3 k:-2 m:-1
que é	0:3 1:-1 2:-1 3:-3 4:2
que ⟨name⟩	0:-6 1:3 3:2 4:-1 5:-2 6:2 7:3 8:-1 9:-1 a:-3 b:-2 c:-2 d:-1 e:-2 f:-2 g:-3 h:3 i:-2 j:-2 m:-1
quebr*	0:-1 1:1 2:-1 3:2 4:3 5:-1 6:-1 7:-1 a:-1
quebra	0:-1 1:1 2:-1 3:-1 4:3 5:-1 6:-1 7:-1
quebrar	0:-1 1:-1 3:2
queda	0:-1 1:2
quel	0:4 1:-4 3:3 4:-1 7:-2 8:2 9:-1 a:-4 b:-2 c:-2 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-3 m:-2
quel code	0:-1 1:-1 3:-1 7:-2 8:3 e:-1 f:1
quel ordre	0:-1 2:2 3:-1 6:1
quell*	1:1 2:-1 3:-2 4:-2 5:-2 7:-1 8:-1 9:-1 a:3 b:1 c:-1 d:-2 e:-2 f:-4 g:-1 h:1 i:2 m:-1
quelle	0:3 1:-3 2:2 3:-1 4:-2 5:-1 6:-3 7:-1 8:-1 a:3 b:-2 c:1 d:-1 f:-3 g:-1 h:-2 i:-2 j:-1 k:-2 l:1
quelles	1:-3 2:-2 3:-2 4:-1 5:-2 6:2 9:-1 a:1 b:2 c:-2 d:-2 e:-3 f:-2 g:-1 h:2 k:2 m:-1
quelles classes	0:-1 3:1 i:1 m:-1
quelles exceptions	3:-1 7:3 8:-1
quelles fonctions	0:-3 1:-1 4:-2 5:-1 7:-2 8:2 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-3 i:-2 j:1 k:-2 l:2
quelles sous	0:-1 6:3 8:-1 a:-1 b:-1 e:-1 g:1 h:-1 i:-1 j:-1 k:-1
quelq*	0:-5 1:-3 2:-2 4:-2 5:-2 6:-2 7:1 8:-2 9:4 a:2 b:1 c:2 d:1 e:-2 f:-1 g:-1 h:-2 i:-1 j:-2 k:2 l:-2 m:-1
quelqu'un	0:-2 1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:3 a:1 b:2 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
quelque	0:-4 1:-2 2:-2 3:1 4:-1 5:-1 6:-1 7:1 8:-2 9:1 a:2 b:-2 c:2 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
quelque chose	0:-2 1:-1 2:-1 3:-2 5:-1 6:-1 7:2 8:-1 9:1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 k:2 l:-1
quelque part	0:-3 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:3 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
quels	0:-3 1:-3 2:1 3:-4 4:-1 5:3 7:1 8:1 9:-2 a:-4 b:-3 c:-2 d:1 e:1 f:3 h:-1 i:-1 j:-2 k:3 l:-2 m:-3
quels endroits	8:1 a:-1 e:-1 k:2
quels fichiers	d:2
quels tests	5:3 d:-1
quem	0:-4 1:-3 2:-2 3:-4 4:-2 5:-2 6:-2 7:-2 8:-1 9:-3 a:-1 b:3 c:3 e:2 f:5 g:2 h:-2 i:-1 j:1 k:-2 l:-2 m:-2
quem chama	f:-1 j:3
quem lança	0:2 1:-1 3:-1 8:1
quem lê	0:-2 3:-1 4:-1 6:-1 9:-1 a:-1 b:4 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
quem trata	9:-1 f:1
quem é	0:-1 1:-1 2:-1 6:-1 7:-1 8:2 9:1 c:-1 j:2
queri*	0:-2 1:-1 3:-1 4:-1 6:-1 9:1 a:-2 b:4 g:-1 h:-1
quero	1:-4 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:4 9:-1 a:2 b:-2 c:-1 d:-2 e:-1 f:-1 g:-1 h:2 i:-2 j:3 k:-1 l:-1 m:-1
query	0:-4 2:-1 3:5 a:-1 b:-2 c:-1 e:-1 l:3
quest*	0:3 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
questa	0:1 1:-1 3:2
question	0:2 1:2 2:-1 3:-2 6:-1 a:-1 c:-1 e:-1 f:-1 k:-1 l:-1 m:-1
questo	0:2 1:-3 2:-1 3:2 4:-1 a:-1
queue	0:-3 1:-3 2:-1 3:-2 6:-1 7:-1 a:-1 b:-1 d:-1 e:1 f:5 i:-1 k:-1 m:-1
queue*	0:2 1:-3 3:-1 4:1 e:2 m:-1
queues	0:3 1:-3 3:-1 4:1 e:2 k:-1 m:-1
qui	1:-1 2:1 3:-1 4:1 5:-1 6:-2 7:1 9:2 a:-2 b:2 c:-2 e:-1 g:-1 h:-2 i:-1 l:-2 m:-1
qui appelle	0:-1 1:-1 2:3 3:-1 6:-1 c:-1 j:1
qui est	0:2 1:3 2:-2 3:-2 4:-1 5:-1 6:3 7:-2 8:2 9:-1 a:-1 b:-2 c:2 d:-1 e:-2 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
qui fait	0:-3 1:-2 2:-1 3:-3 4:-2 5:2 6:-1 7:-1 8:-2 9:-2 a:-1 b:-2 c:-2 d:4 e:-1 f:-2 g:-1 i:-1 j:2 k:-1 m:-1
qui lit	1:-1 b:2
qui modifie	a:2
quier*	0:3 1:-1 2:-1 6:-1 7:-1 a:-1 b:-1 c:-1 g:-2 i:-1 k:-1 m:1
quiero	0:3 1:-1 3:1 6:-1 7:-1 8:1 a:-1 g:-2 i:-1
quién	0:-2 1:-3 2:-2 3:-3 4:-1 5:-1 7:-2 8:-2 9:4 c:1 d:-1 e:3 f:1 g:-1 h:-2 i:-1 j:2 k:-1 l:-1 m:-1
quién hace	0:-1 1:-1 3:-1 8:-1 9:3 a:-1 b:-1 c:-1 e:-1 f:-1 g:1 i:-1 j:-1
quién lanza	0:3 7:-1 8:2 e:-3 j:-1
quién llama	0:-1 1:-1 3:-2 4:-2 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:4 k:-1 l:-1
quién lo	0:-2 1:-1 3:-1 8:-3 9:4 a:-1 c:1 e:-1 f:-1 g:-1 j:-1 k:-1
quoi	0:5 1:-1 3:-3 5:-2 6:1 8:-1 9:-1 a:2 b:3 c:-2 d:-2 e:-1 f:-2 g:-2 h:-2 i:-2 j:-2 k:-2 l:-2 m:-2
quoi $	0:-2 1:-2 2:-1 4:2 5:-1 6:-2 7:-1 a:3 b:-1 c:-1 d:-1 h:-1 i:-1 j:-1 k:-1 m:-1
quoi ?	1:2 2:-1 3:-2 4:-1 5:-1 7:2 8:-1 9:-1 a:-1 b:1 g:-2 k:-1 m:-1
quoi la	0:1
quoi sert	0:1
qué	0:3 1:-1 2:-1 4:-2 6:2 7:3 9:-1 a:-1 b:-1 c:-1 e:1 f:-2 g:1 h:-2 i:-2 j:-2 l:-1 m:-1
qué clases	0:-2 4:-1 6:-1 g:2 m:2
qué componentes	0:-5 1:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-3 a:-1 b:-1 c:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:3
qué el	0:-2 1:3 3:-1 h:-2
qué errores	0:-2 1:-1 3:-2 7:4 8:-1
qué es	0:3 2:-1 3:-1 7:-1 8:-1 e:-1
qué excepciones	7:2 8:-1
qué funciones	0:-2 1:-1 3:-1 4:-1 6:3 7:-1 8:2 a:-1 e:-2 g:-1 i:-1 j:-1 k:-1 l:2
qué hace	0:3 1:-2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
qué la	0:1 1:1 5:1
qué llama	6:3 7:-1 j:-2
qué métodos	1:-1 3:-3 4:-1 5:-1 6:3 7:-1 8:4 a:-1 b:-1 c:-1 e:-1 f:-2 g:-2 h:-1 i:-2 j:-1 k:-2 l:-1 m:-1
qué partes	0:-2 1:-1 4:1 a:-1 b:2 e:2 k:-1
qué pruebas	0:-2 1:-1 3:-1 4:-1 5:3
qué se	0:2 1:4 2:-1 3:-1 6:1 7:-2 8:-1 c:-1 e:-2 g:-1 j:-1 l:-1 m:-1
qué sirve	0:2 3:-1
qué sitios	6:-1 9:2 j:1
qué tests	0:-1 1:-1 3:-1 4:-1 5:4 a:-1
quê	1:1 3:-1 4:-1 6:4 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-3 k:-1 l:-1 m:-1
quê ?	0:-2 1:2 3:-1 4:-1 6:4 7:2 8:-1 c:-1 e:-1 h:-1 j:-3 k:-1 l:-1
rabat*	0:-4 1:4 2:2 3:-2 4:-1 5:1 a:-1 j:-2 l:-1 m:-1
rabatt	0:-3 1:4 2:3 3:-1 j:-2 l:-1 m:-1
race	0:-2 1:-1 2:-1 3:4 5:-1 6:-1 e:-1 f:-1 h:-1 l:-1 m:-1
rails	1:1
raise	0:-1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:1 8:6 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
raise ?	0:-2 1:-1 7:3 8:-1
raise ⟨name⟩	0:-1 1:-2 3:-1 7:-1 8:4 a:-1 c:-1 e:-1 f:-1 j:-1 k:-1
raise*	0:-3 1:3 3:-1 7:-1 8:2 9:-1 a:-1 c:-1 e:1
raised	0:-3 1:3 3:-1 7:-1 8:2 9:-1 c:-1 e:1
raised $	1:-1 8:1 9:-1 c:-1 e:1
raiso*	0:3 1:-4 3:1 j:1
range	0:-3 1:1 3:-1 8:-1 9:-1 a:4 b:-1 c:-1 k:-1 l:-1
range n	1:1
rappo*	0:5 1:-2 2:-1 3:-2 4:-1 6:-1 7:-1 l:-1 m:-1
rapport	0:4 1:-1 2:-1 3:-1 4:-1 6:-1 m:-1
rate	0:4 1:-3 2:3 3:-4 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
rathe*	0:-3 c:1 g:3
rather	0:-3 c:1 g:3
ratin*	0:-1 1:3 m:-1
razão	0:5 1:-1 3:-3 4:-1 5:-1 6:-1 7:-1 c:-1 g:-1 h:-2 i:-1 l:-1
reach	0:-3 1:-1 2:1 3:-1 6:-1 l:3 m:-1
reach*	1:2 m:1
reached	1:2
react	0:-3 1:-2 2:-1 3:3 6:-1 9:-1 e:-1 f:2 h:-1 j:-1 k:-1 l:-1 m:3
read	0:-1 1:1 2:-2 3:-4 4:-1 6:-1 7:-1 8:-1 a:-1 b:5 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
read $	0:4 1:-3 2:-1 3:-1 a:-1 b:1 d:-1
read properties	1:1
reade*	0:-1 1:1 a:-1 b:2
readi*	0:-3 1:3 2:-1 6:-1 b:-1 l:3 m:-1
reading	0:-2 1:2 2:-1 6:-1 b:-1 l:2
readings	0:-2 1:2 2:-2 l:2
readm*	0:1 1:1 3:-1
readme	0:1 1:1 3:-1
reads	0:4 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
reads the	0:4 3:-1 6:-1 b:-1 e:-1 i:-1 m:-1
reads ⟨name⟩	0:2 7:-1 b:2 g:-1
reall*	0:-2 3:3 d:-1
really	0:-2 3:3 d:-1
reaso*	0:-1 3:3
reason	0:-2 3:3
receb*	0:-3 1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:3 b:-3 c:-1 e:-2 f:-3 g:-1 h:1 j:-1 k:-1 l:-1 m:-1
recei*	0:-6 1:-1 3:-1 9:1 f:5 l:1
received	1:1
received n	1:1
recen*	0:1 1:1
recent	1:1
recent call	1:1
recha*	0:-1 1:1
rechn*	0:-6 1:-1 2:-2 3:-5 4:-2 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:3 e:-2 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
recib*	0:-4 1:4 2:-1 3:-1 h:1
recon*	1:1 3:-1 5:1
recor*	0:1 1:2 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 g:-1 j:1 k:-1 l:3 m:-1
record	0:3 1:2 2:-2 3:-2 g:-1 l:-1 m:-1
recorre	0:-1 l:2
recorrido	0:-2 1:-1 2:-1 l:3
recup*	0:1 1:-1 3:-1 4:-1 7:-1 8:-1 9:-1 a:-3 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:1
recur*	0:-1 1:2 3:-1 6:1
red	0:-2 1:2 2:-1 3:-1 5:2
redef*	0:-2 3:-1 4:-1 6:-1 7:-1 g:5 h:-1 i:-2 k:-1
redis	0:2 1:-2 2:-1 3:2 4:-2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-2 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
redon*	0:-2 1:1 d:-1 j:2 k:-1 m:-1
redondea	0:-1 1:1 3:-1 j:3 k:-1 m:-1
reduc*	0:-2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 a:-2 b:-1 c:-1 d:-1 e:-2 f:6 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
reducers	0:-2 5:-1 6:-1 7:-1 8:-2 a:-2 b:-1 d:-1 e:-1 f:5 g:-1 h:-1 k:-1 l:-1
redux	0:6 1:-3 2:-1 3:-5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
redéf*	0:-1 1:2 2:-1 3:-2 4:-1 5:-2 6:-1 7:-3 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:6 h:-2 i:-2 j:-1 k:-1 l:-1 m:-3
redéfinissent	g:2 i:-1
redéfinissent ⟨name⟩	g:2 i:-1
refac*	1:-4 2:-1 3:6 4:-2 5:-1 6:-1 7:-1 a:-1 d:-1 m:-1
refactor	0:-1 3:3 5:-1 m:-1
refer*	0:-5 1:1 2:-1 3:-3 4:-2 5:1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:7 l:-2 m:2
reference	0:-2 1:3 b:-1 e:-1 k:2 l:-1
reference to	0:-1 1:3 k:-1
references	0:-1 2:-1 3:-1 k:3 l:-1 m:1
references to	0:-1 1:-1 2:-1 k:3 l:-1
refus*	0:-4 1:5 2:-1 3:-2 4:-1 5:1 7:2 a:-1 c:-1 m:-1
refused	0:-3 1:5 2:-1 3:-2 5:1 c:-1 m:-1
regex	0:4 1:-2 2:-1 3:-2 4:-1 6:-1 7:-1 a:-1 f:-1 k:1 m:-1
regio*	0:-2 3:2 b:1
regis*	0:3 1:-2 2:-1 3:-4 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:1 f:4 g:-1 h:-1 i:-2 j:-1 k:-1 l:1 m:-1
registered	0:1 1:-1 3:-1 f:2 i:-1
reich*	0:2 1:-1 3:-1 a:1
reicht	0:2 1:-1 3:-1
reihe*	0:-1 1:1 2:2 3:-1 6:-1 j:2 l:-1
reihenfolge	0:-1 1:1 2:2 3:-1 6:-1 j:2 l:-1
reihenfolge laufen	0:-1 2:3 3:-1
reimp*	0:-1 1:-1 b:-1 c:-1 g:4 k:-1
rein	0:-2 1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:3 c:-1 d:3 e:-1 g:-1 i:-1 k:-1 l:-1 m:-1
rein ?	0:-2 1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:3 c:-1 d:3 e:-1 g:-1 i:-1 k:-1 l:-1 m:-1
reind*	0:-2 1:-3 2:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:4 f:-1 i:-1 j:-1 l:-1
reint*	1:3 3:-2 5:-2 6:2 j:-1 m:-1
rejec*	0:2 l:-1
relat*	0:4 3:-3 e:-1 k:-1 l:-1
relea*	0:1 3:1 g:1
release	0:1 3:1 g:1
reloa*	0:-4 1:6 2:-1 3:-1 4:-1 a:-1 c:-1 l:-1 m:-1
reload	0:-3 1:5 3:-1 4:-1 a:-1 m:-1
remai*	0:-1 1:2
remaining	0:-1 1:2
remaining connection	0:-1 1:2
remes*	0:1 1:1 2:-1 3:-1 l:1
remessa	0:1 1:1 2:-1 3:-1 l:1
remessa $	0:1 1:1 2:-1 3:-1 l:1
remis*	0:-2 1:2 2:3 3:-2 j:-2
remon*	0:-1 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-2 8:-1 9:4 a:-2 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:4
remonte	0:-3 1:-1 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 9:4 a:-2 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:4
remov*	0:-2 1:-2 2:-1 3:1 4:2 a:-1 e:2 l:-1 m:-1
rempl*	0:2 1:1 3:-1 4:-1 g:1
renam*	0:-1 3:-1 4:2
rename	4:1
rende*	0:-3 1:5 2:-1 3:-1 4:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-2 l:1 m:-1
render	0:-2 1:5 3:-3 4:-1 6:-2 7:-1 8:-1 b:-1 e:-1 f:-1 i:-1 l:-1
rendering	0:-1 1:2
renom*	0:-2 1:-1 2:-1 3:-2 4:2 5:-1 6:-1 7:-2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:4 k:-1 m:-1
repar*	0:3 1:-1 m:-1
repet*	0:2 1:-2 3:1
repetida	0:-1 1:-1 3:2
repla*	0:2 1:2 2:-1 3:-1 b:1 f:-1 g:1 i:-1 j:-1 k:-2 l:-1
replace	0:1 1:-1 3:-1 b:1 g:2 i:-1
repli*	0:-1 8:2
replica	1:-1 8:2
repo	0:4 1:-4 2:-2 3:2 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 d:1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
repo $	0:2 1:-2 2:-1 3:2
repor*	0:2 1:3 2:-2 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
report	0:-1 1:3 2:-1 3:1 4:-1 5:-1 6:-1 7:1 8:-1 a:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1 m:-1
repos*	0:5 1:-5 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:2 l:1 m:-1
repository	0:2 1:-1 i:-1 l:1
repositório	1:-1 3:3
repro*	0:-2 1:-1 2:-1 3:4 7:-1 a:-1 c:1 d:-1 m:-2
reque*	0:-3 1:-1 2:4 3:-4 4:-1 5:-1 6:1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:2 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
request	0:-6 2:5 3:-3 4:-1 5:-1 6:1 7:-1 a:-1 c:-1 e:1 f:-1 i:-1 j:-1 k:-1 l:3 m:-1
request $	0:-3 1:-3 2:4 3:-1 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 e:2 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
request timed	9:1
requests	0:3 1:-3 2:-1 3:-1 8:-1 9:1 a:-1 d:-1 e:2 f:2 h:-1 l:-2
requi*	0:-4 1:3 2:2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 d:5 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
require	0:-3 1:-1 2:-1 3:-1 a:-1 b:-1 d:5 k:-1 m:-1
requê*	0:-3 1:-4 2:-1 3:-2 4:-1 5:-2 6:-2 7:-2 8:-2 9:-1 a:4 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-2 l:3 m:1
requête	0:-1 1:-2 3:-1 4:-1 a:-1 k:-1 l:3 m:1
rescu*	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:5 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
rescue	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:5 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
rescue ⟨name⟩	0:-1 1:-1 9:3 a:-1 f:-1 g:-1
reser*	0:-6 1:2 2:-1 3:-4 4:1 5:1 8:-1 9:-1 a:-2 b:-1 c:5 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
reserved	0:-1 1:2
resol*	0:3 1:1 2:-1 3:-2 d:-1 l:-1
resolve	1:3 3:-2 d:-1
respo*	0:1 1:-1 2:-1 3:2 4:-1 5:1 6:-1 7:-1 8:-1 a:-1 b:-1 c:2 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
response	0:-1 2:-1 3:-1 e:1 f:1 l:1
responsible	0:1 3:-3 5:2 c:2 f:-1
responsible for	0:1 3:-3 5:2 c:2 f:-1
rest	1:2 2:-1 3:1 j:-1 l:1 m:-1
resta	0:-1 1:4 3:-1 a:-1 j:-1 k:-1
resta*	1:3 3:-1
restart	0:-1 1:3
restarting	1:1
restarting transaction	1:1
reste	0:-3 1:4 2:-1 3:-2 m:-1
resti*	0:-2 1:-1 2:-1 3:-1 4:-1 6:1 7:2 8:4 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
resto	0:-1 1:2
resul*	0:2 1:-1 7:-1
result	0:2 1:-1 7:-1
resum*	0:2 3:-1
retou*	0:4 1:-2 2:-1 3:-2 4:1 5:-1 6:-2 7:-2 8:4 9:-3 a:-3 b:-3 c:-2 d:-1 e:-1 f:-2 g:-2 h:-1 i:-3 j:-2 k:-3 l:-1 m:-1
retour	0:4 1:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-2
retri*	0:1 1:2 3:-2
retry	0:5 1:-4 2:-1 3:-2 5:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
retry logic	0:2 1:-2 2:-2 3:-2 5:2 6:-1 a:-1
retur*	0:-1 1:3 2:1 3:-4 4:-1 5:-1 6:-3 7:2 8:5 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 h:-2 i:-1 j:-1 k:-2 l:-1 m:-1
return	0:1 1:3 2:-1 3:-2 4:-1 5:-1 6:-3 7:3 8:3 9:-1 a:-2 b:-1 c:-3 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 k:-2 l:-1 m:-1
returned	0:-3 3:-1 8:4 a:-1 b:-1 c:-1 e:-1 g:-1 j:-1 l:-1
returns	0:-2 1:2 2:1 3:-2 c:1 m:-1
revie*	0:4 1:-1 2:-2 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
review	0:4 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
review page	0:4 1:-1 3:-2
revis*	0:1 j:1
revue	0:-1 1:-1 3:3 4:-2
reçoi*	0:-1 1:3 3:-1 f:-2 m:-1
reçoit	0:-1 1:3 3:-1 f:-2 m:-1
richi*	0:-3 1:2 2:1 3:-1 6:-1 j:2 l:-1 m:1
ridef*	0:3 1:-1 3:-1 6:-1 g:2 h:-1 i:-1 l:-1 m:-1
rien	0:-3 1:4 2:-1 3:1 4:1 5:-2 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 j:-1 k:-1
rien ne	0:-1 3:-1 m:2
riesg*	0:-1 1:-2 2:-1 3:4
riesgos	0:-1 3:2
right	0:-3 1:3 2:-1 3:-5 4:-1 5:4 6:-1 7:-1 a:-2 b:-1 c:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:2
rilan*	0:-1 1:-1 3:-2 5:3
rilanciare	0:-1 1:-1 3:-2 5:3
risch*	0:-1 1:-1 2:-1 3:4 4:-1 5:-1 c:-1 k:-1 l:-1 m:-1
rischi	0:-3 1:-1 2:-1 3:5 4:-1 5:-1 c:-1 l:-1 m:-1
risik*	0:3 3:-1 5:-1
risiken	0:3 3:-1 5:-1
risks	0:-2 3:2
risqu*	0:2 1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:1 9:-1 a:-1 b:-1 c:-1 k:-1 l:-1 m:-1
risque	0:2 1:-1 2:-1 3:1 4:-1 5:-1 7:-1 9:-1 a:-1 c:-1 k:-1 m:-1
roda	0:-1 3:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:4 h:-1 j:-2 k:-1 l:-1
rollb*	1:2 3:-1 7:-1 l:-1
rollback	0:-1 1:2 3:-1
rompe	0:-1 3:-1 4:4 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:-1
room	1:-1 2:-1 3:2
rouge	0:-1 1:4 3:-1 5:1 a:-1 e:-1 m:-1
round*	0:3 1:-1 2:-1 3:-1 5:1 6:-1 8:-1 9:-1 a:-1 c:-2 e:-1 j:3 k:-1 l:-1 m:-1
rounding	0:-1 1:1 3:1 5:2 9:-1
route	0:-3 1:-2 2:3 3:-2 6:-1 l:3
route*	1:-1 3:-1 4:2 5:-1 6:1 l:1 m:-1
router	0:-1 1:-1 3:-1 4:1 6:2 l:1
router ?	0:1 4:1
router to	0:-1 l:1
row	0:-3 1:3 2:-2 3:-2 6:2 a:-1 c:-1 d:-1 f:-1 h:-1 j:-1 k:-1 l:4 m:-1
rows	0:-2 1:5 2:-1 3:-3 d:-2 m:-1
ruft	0:-2 1:-2 2:2 3:-1 4:-1 6:5 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1
ruft ⟨name⟩	0:-2 1:-1 2:-1 4:-1 6:4 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 k:-1 l:-1
rules	0:3 1:-1
run	0:-5 1:1 2:2 3:-3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:4 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:2 m:-1
run $	0:-4 1:-2 2:2 3:-2 5:-3 8:-1 a:-1 b:4 c:-2 d:-1 f:-1 j:-1 m:-1
run after	0:-2 1:-1 3:-1 5:3
run build	0:-1 1:3
run the	0:3 1:-1 2:-1 l:-1
runni*	1:2 3:-1 9:-1
running	1:2 3:-1 9:-1
running ⟨name⟩	1:1
runs	0:-1 1:-1 2:5 3:-3 5:-1 6:-1 c:-1 f:-1 h:-1 i:-1 j:-2 m:2
runs ?	0:-2 1:-1 2:2 3:-2 6:-1 j:-1 m:3
runti*	0:-1 1:2
runtime	0:-1 1:2
runtime error	0:-1 1:1
runtime worker'	1:1
règle*	0:4 1:-1 2:-1 3:-3 7:-1 h:-1 i:-1 k:-1 m:-1
référ*	0:-1 1:3 8:-1 d:-1
réser*	1:3 2:-1 3:-1 8:-1 a:-1 k:-1
réécr*	0:-3 3:3 g:1
s	0:1 1:1 2:-1 3:1 4:-1 l:1
s'app*	0:2 5:-2 6:3 8:-1 a:-1 b:-1 e:-1 g:-1 j:-1 k:-1 l:-1 m:-1
s'arr*	0:-1 1:3 3:-1 4:-1
s'arrête	0:-1 1:3 3:-1 4:-1
sa	0:-4 1:-2 2:-1 3:3 4:-1 5:-1 7:-1 a:4 b:-1 c:-1 d:-1 e:-1 g:2 h:-1 j:-1 k:-1 l:-1
saber	0:2 1:-3 3:2 6:-2 8:-1 a:-1 j:2 l:-1
safar*	0:-1 1:3 3:-1
safari	0:-1 1:3 3:-1
safe	0:4 1:-1 3:-4 4:2 5:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:-1 m:-1
safe to	3:-1 4:3
sagen	1:1 3:-3 6:-1 8:-1 e:-1 h:-1 j:3 k:-1 l:-1
sai	0:-3 1:3 2:-1 3:-2 8:1 c:-1 e:1 l:2
saldo	0:-1 1:2
sale	0:-1 1:5 2:-1 3:-2 8:1 d:-1 j:-1 m:-1
sale un	0:-1 1:2 3:-1 8:1
salen	0:-2 1:5 2:-1 3:-4 4:-1 5:-1 6:-2 7:4 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
salie*	0:-2 1:1 3:-1 4:-1 5:-1 6:4 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
salta	0:-3 1:3 2:-1 4:3 6:-1 7:-1 9:-1 a:-1 c:-1 e:-1 f:1 l:-1
salta el	0:-1 1:1 f:1
salva*	0:3 1:-2 2:3 3:-2 4:-1 5:-1 b:-1 c:-1 g:-1 m:-1
same	0:2 1:2 2:-1 3:1 5:-1 6:-1 7:-1 c:-1 f:-2 l:-2 m:-1
sans	0:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:4
satis*	0:-1 g:-1 i:2
saube*	0:3 3:-3
save	0:-6 1:1 2:-2 3:-2 4:2 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:6 k:-1 l:-1 m:-2
say	0:3 1:-3 2:-1 3:2 l:-1 m:-1
says	0:-2 1:7 2:-1 3:-3 4:-1 5:-1 7:1 8:-1 9:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
says it	1:1 a:1
says ⟨text⟩	0:-2 1:5 8:-1 a:-1 b:-1 d:-1 j:-1
scala	0:-3 1:1 6:-2 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:4 k:-1 l:-1 m:-1
scann*	0:-1 1:-1 2:-2 l:3
scelt*	1:-2 3:1 l:2
scene	0:4 1:-1 3:-3 6:-1 b:-1 h:-1 j:-1 k:-1
sched*	0:3 1:-1 2:-1 3:-3 4:2 5:-1 a:-1 b:-1 f:-1 k:-1 l:2 m:-1
scheduler	0:-1 2:-1 3:-1 4:2 l:3
schem*	0:5 1:-2 3:-1 4:-1 6:-1 7:-1 a:-1 d:-1 f:-1 h:-1 l:-1 m:-1
schema	0:5 1:-2 3:-1 4:-1 6:-1 7:-1 a:-1 d:-1 f:-1 h:-1 l:-1 m:-1
scher*	0:-1 1:5 2:-1 3:-1 a:-1 c:-1 f:-1 j:-1 k:-1
schermo	0:-1 1:3 3:-1
schic*	0:-1 3:2 5:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:1 g:-1 m:-1
schli*	0:-3 1:3 2:-1 3:2 m:-1
schlimm	0:-2 1:-1 3:3
schon	0:-2 1:4 3:-3 5:2 a:1 d:-4 m:-2
schre*	2:-1 3:1 4:-1 5:-2 6:-1 7:-2 8:-1 a:4 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
schreiben	0:1 1:-1 3:2 7:-1
schreiben ?	0:1 1:-1 3:2 7:-1
schreibt	0:2 1:1 3:-1 5:-1
schri*	0:4 1:-1 2:-2 3:-1 c:-1 i:-1 l:-1
schém*	0:2 1:-1 3:1
schéma	0:2 1:-1 3:1
scont*	0:3 1:-1 3:2 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1
scree*	0:-3 1:2 2:-2 3:2 5:-3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:1 g:1 h:-1 j:-1 k:-1 l:-1 m:-1
screen	0:-2 1:3 2:-1 3:-1 9:-1 a:-1 e:2 f:2 l:-1 m:-1
screens	0:-1 3:3 4:1 5:-3 g:1 m:-1
scrip*	0:5 3:-1 6:-1 c:-1 l:-1
script	0:5 3:-1 6:-1 c:-1 l:-1
scrit*	0:-1 1:-2 2:-1 3:1 4:-2 5:-2 6:-2 7:-1 8:-1 9:-1 a:5 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-3 l:-1 m:-2
scrol*	0:-2 1:4 3:-3
sdk	0:5 1:-3 2:-3 3:-4 6:2 f:-2 i:-1 j:-1 m:-1
se	0:-7 1:5 2:-1 3:-2 4:4 7:-1 8:-1 9:1 b:1 c:1 d:-2 e:-2 f:3 g:-1 h:-1 i:-2 l:1 m:-1
se captura	9:2
se ejecuta	1:1 2:3 3:-1 f:-1 j:-1 l:-1
se escribe	a:2 b:1 c:-1
se eu	0:-1 1:-2 3:-2 4:5 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1
se lanza	0:-2 1:4 7:-1 8:1 e:-2
se llama	0:-1 1:1 6:1
se passe	0:-1 2:1 3:-1 6:-1 l:2
se puede	0:2 1:-1 3:-1 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 j:3 k:-1 l:-1
se queda	0:-1 1:2
se rompe	4:1
se tocco	0:-2 1:-1 3:-2 5:3
se trouve	0:2
se usa	0:3 1:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 j:-2 k:4 l:-1 m:-1
sea	0:-2 1:-1 3:2 4:-1 5:1 6:-1 a:-1 b:-1 c:-1 j:2
searc*	0:1 1:2 2:-1 3:1 4:-1 6:-1 d:-1 g:-1 h:1 m:-1
search	0:1 1:2 2:-1 3:1 4:-1 6:-1 d:-1 g:-1 h:1 m:-1
seat	0:5 1:-1 2:-4 3:-1
secon*	0:1 1:6 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
second	0:1 1:4 3:-1 5:-1 a:-1 b:-1 l:-1
secondes	0:-2 1:3 2:-1 3:-1
secondo	0:2 1:-1 3:-1 a:2 b:-1 c:-1
seconds	1:3 2:-1 3:-1 i:-1
secre*	0:1 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-2
secret	0:1 1:1 2:-1 3:-2
secret'	0:-1 1:-2 3:-1 5:-1 7:-1 a:-2 b:5 d:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-2
secrets	0:1 1:1 2:-1 3:3 a:-1 c:-1 l:-2 m:-1
secur*	0:-1 3:2 d:1
security	0:-1 3:2 d:1
see	0:-5 1:3 2:1 3:2 7:-1 9:1 c:1 k:-1 m:-1
see it	0:-1 7:-1 9:1 c:1
see the	0:-3 1:2 2:1 3:-1 l:1
seems	1:1
segme*	1:2
segmentation	1:2
segna*	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:4 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
segnale	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:4 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
segnale ⟨name⟩	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:4 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
segun*	0:3 1:3 2:-1 3:-2 4:-1 6:-1 9:-1 b:-1 c:-1 f:-1 i:-1 j:-1 l:-1 m:-1
segunda	1:2
segundo	0:3 1:1 2:-1 3:-1 4:-1 b:-1 c:-1 f:-1 j:-1 l:-1
segur*	0:3 1:-1 2:2 3:-1 4:-2 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 f:-1 h:-1 j:-2 k:-1 l:-1
según	1:-1 3:-1 4:-1 6:-1 7:-1 h:4 i:-1 k:-1 l:-1
sei	0:-2 1:-1 2:-1 3:4 h:-1 m:-1
sein	0:-5 1:2 2:-2 3:-2 4:3 5:-1 6:-1 7:2 a:-1 c:-1 d:-1 f:-1 j:-1 l:-1 m:-1
seit	0:-2 1:4 3:-2
seit dem	1:1
sekun*	0:-1 1:4 3:-2 i:-1 m:-1
selec*	0:-2 3:-1 5:-1 6:-1 7:-1 8:-2 a:-3 b:6 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
select	0:-2 1:-1 3:-1 5:-1 6:-1 7:-1 8:-2 a:-3 b:6 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
selon	0:1 3:2 6:-1 h:1 l:-1 m:-1
sem	0:1 1:-2 3:1 c:1 k:-1
sembr*	0:-1 3:3
sembra	0:-1 3:3
sempr*	0:-3 1:4 3:-1 4:-1 7:-1 8:1 e:-1 i:-1
sempre	0:-3 1:4 3:-1 4:-1 7:-1 8:1 e:-1 i:-1
send	0:1 1:-4 2:-2 3:3 7:-1 e:-3 h:2 l:-1 m:-1
sende*	0:-1 1:2 7:1 8:-1
sense	0:-4 1:2 3:4 4:-2 6:-1 c:-2 k:-1 l:-1 m:-1
senso*	0:-3 1:-2 2:2 3:-4 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:5 m:-1
sensor	0:-1 1:-1 2:2 3:-2 6:-1 b:-1 l:2
sensore	0:-1 1:-2 2:-1 3:-1 9:-1 b:-1 e:-1 f:3 j:-1 k:-1 l:2
sent	1:3 2:-2 3:-2 7:-1 8:-1 c:-1 e:2 g:-1 i:-1 j:-1 k:-1 m:-1
sente*	0:2 1:-4 2:-1 3:-2 4:3
senti*	0:-2 1:-1 3:4 4:2 a:-1 b:-1 m:-1
sentido	0:-2 1:-1 3:4 m:-1
sentr*	0:2 1:-1 3:-1 7:-1 8:2 9:-1
sentry	0:2 1:-1 3:-1 7:-1 8:2 9:-1
sentry ?	0:2
senza	0:1 1:-2 3:1 4:3 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
separ*	1:1 3:3
separate	0:3 1:-2 3:-1
seque*	0:-4 1:-1 2:5 3:-1 l:-1
sequence	0:-4 2:4 3:-1
sequence of	0:-4 1:-2 2:4 3:-1
ser	0:-1 1:2 2:3 3:-1 4:-1 6:-1 a:-1 b:-1 c:1 f:-1 k:-2 m:-1
seria*	0:-1 1:-2 2:1 3:-5 4:-1 5:-1 7:3 9:-1 a:-1 c:-1 f:-1 g:-1 h:2 i:3 j:-1 k:-1 l:-1 m:-2
serializer	0:-2 1:2 2:2 3:-2 h:1 m:-1
sert	0:-2 1:-1 2:-1 3:-1 5:-1 6:2 b:-1 c:-1 d:-1 f:-1 j:-1 k:4 l:-1
sert le	6:2 k:-1
serve	0:7 2:-2 3:-4 4:-5 5:-2 6:-4 7:-2 8:-2 9:-2 a:-4 b:-3 c:-2 d:-1 e:-2 f:-2 g:-2 h:-2 i:-2 k:3 l:-2 m:-1
serve il	0:3 1:-1 4:-1 a:-2
serve*	0:5 1:-1 2:2 3:-5 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
servent	0:1
server	0:2 2:3 3:-4 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-2 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
server ?	0:-2 1:-2 3:-1 d:2 l:3
serveur	0:4 1:-2 2:-1 3:-1 5:-2 a:-1 c:-1 e:2 f:-1 k:-1 l:-1
servi*	0:-3 1:-2 2:3 3:4 4:-1 5:-1 6:-1 7:-2 8:-1 9:3 b:-2 c:-2 d:-1 e:4 f:-3 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
service	0:-1 2:5 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
service ?	0:1 1:-1 3:1
services	0:-1 1:-2 2:-1 3:2 4:1 e:1 j:-1 m:1
servicio	0:-3 1:-1 3:1 9:2 e:2 f:-1
servidor	1:1 l:-1
servizio	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:3 b:-1 c:-1 d:-1 e:2 f:-2 i:-1 j:-1 k:-1 l:-1 m:-1
serviços	1:-1 2:-2 3:3 4:-1 a:2
sessi*	0:2 1:-4 2:-2 3:-3 5:-1 6:-1 7:-1 8:-2 9:-2 a:5 b:-2 c:3 d:-1 e:-2 f:-3 g:-1 h:-1 i:-1 j:-2 k:-2 l:-2 m:-1
session	1:-3 2:-1 3:-6 5:-1 6:-1 7:-1 8:-2 9:-1 a:6 b:-2 c:3 d:-1 e:-2 f:-3 g:-1 h:-1 i:-1 j:-2 k:-2 l:-2 m:-1
session $	0:-3 3:-1 a:3 k:-1
session ?	0:-4 1:-1 2:-1 3:-2 4:-1 8:-1 9:-1 a:3 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
set	0:3 1:-1 2:-1 3:-2 7:-1 8:1 a:2 b:-1 g:-1 i:-1 k:-1
sets	1:-1 a:2
sets ⟨name⟩	1:-1 a:2
setti*	0:3 1:2 2:-1 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:3 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
setting	1:-1 3:-2 4:-1 a:-3 b:4 g:-1 k:-1
settings	0:3 1:2 2:-1 3:-3 4:-1 5:-1 6:-1 8:-1 9:-1 b:-3 c:-1 d:-1 e:-1 f:1 i:-1 j:-1 k:-1 l:-1 m:-1
settl*	0:3 1:-1 3:-1 l:-1
setup	1:-1 3:3
setzt	0:-1 1:-1 3:-1 5:-1 a:3 b:-1 e:-1
seul	0:2 1:4 3:-1 5:-1 7:-1 c:-1
seule	0:-3 1:5 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
sever*	0:2 1:-1 3:-1 6:-1 g:-1 h:2 i:-2 j:-1 m:-1
several	0:2 1:-1 3:-1 6:-1 g:-1 h:2 i:-2 j:-1 m:-1
señal	0:-1 1:-3 2:-1 3:-2 4:-1 5:-2 6:-1 7:-2 8:-1 9:-1 a:-1 b:-3 c:-3 d:-1 e:5 f:2 g:-1 h:-1 i:-2 j:-1 k:-2 l:-1 m:-1
shipm*	0:1 3:-1 c:2
shop	0:4 1:-5 2:-1 3:-2 5:4 6:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
short	0:2 1:1 2:-1 3:-1
shoul*	0:2 1:4 2:-1 3:2 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
should	0:2 1:1 2:-1 3:2 4:-1 5:1 6:-1 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
should i	0:2 1:-1 2:-1 5:2 7:-1 a:-1 c:-1 f:-1 l:-1
shouldn't	0:-1 1:4 3:-1 4:-1 a:-1 d:-1 j:-1 m:-1
show	2:-1 3:-2 4:-1 6:2 7:-1 8:-1 9:1 a:1 b:-1 c:-1 d:-1 f:-1 g:1 h:-1 i:-2 j:-2 k:2 l:2 m:-1
show me	0:-2 1:-1 3:-1 6:1 9:1 a:-1 g:2 i:-1 j:-1 k:2 l:2
show the	0:-1 6:3 j:-1 l:-1
show up	0:-1 1:2
shown	0:1 1:3 2:-1 3:-3 k:-1 l:-1 m:-1
shows	1:3 2:-2 3:-3 6:-1 7:-1 a:2 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 l:-1 m:-1
shutd*	0:-2 1:-2 2:3 3:-1 6:1
shutdown	0:-2 1:-2 2:3 3:-1 6:1
si	0:1 1:2 2:-2 4:6 7:2 9:-2 a:-2 b:-3 c:-3 d:-2 e:-2 g:-3 h:-2 i:-2 j:-1 k:-3 l:-2 m:-1
si cambio	3:-1 4:3 f:-1
si je	0:-1 1:-1 3:-1 4:2 5:1
si on	0:-3 1:-2 2:-1 3:3 4:3 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:-1
si rompe	0:-1 3:-1 4:4 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:-1
si ⟨name⟩	0:-1 1:-2 3:-1 4:4 7:-1 g:-1 i:-1 m:-1
sich	1:-4 2:-3 4:3 5:-3 6:1 7:-2 8:-4 9:4 a:-4 b:3 c:-4 d:3 e:-4 f:-3 g:-3 h:-2 i:2 j:-3 k:-3 l:-2 m:-3
sie	0:-1 1:2 3:-1 6:-1 8:3 c:-2 d:-1 m:2
sighu*	0:-2 2:-1 3:-1 9:-1 f:3
sighup	0:-2 2:-1 3:-1 9:-1 f:3
signa*	0:-2 1:1 2:-1 3:-2 4:2 5:-1 6:-1 7:-1 8:-2 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-1 m:-1
signal	8:-2 e:2
signal ⟨name⟩	8:-2 e:2
signature	0:-1 1:-1 3:-1 4:2 h:2
signature of	4:2
signatures	0:-1 1:-2 3:-1 6:-1 g:-1 h:4
signi*	0:6 1:-3 2:-1 3:-3 6:-1 7:-1 m:-1
significa	0:1
sigte*	0:-3 1:1 3:-2 4:-1 5:-1 6:1 9:-2 a:-1 b:-1 c:-2 d:-1 e:-1 f:4 k:-1 l:-1 m:-1
sigterm	0:-3 1:1 3:-2 4:-1 5:-1 6:1 9:-2 a:-1 b:-1 c:-2 d:-1 e:-1 f:4 k:-1 l:-1 m:-1
sigue	0:1 1:2 2:1 3:-2 l:-1 m:-1
silen*	0:-1 2:-1 3:-1 8:-1 9:4 d:-2 m:-1
simpl*	0:3 2:-1 3:1 7:-1 h:-1 l:-1 m:-1
simple	0:3 3:-1
simples	0:3 1:-1
simul*	0:1 1:-2 2:2 3:-3 5:-1 7:-1 8:-1 a:-1 b:3 c:-1 e:-1 f:-1 m:-1
sin	0:-1 2:-1 3:-2 4:3 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:2
since	1:5 2:-1 3:-2 4:-1 5:-1 a:-1 d:-1 e:-1 m:1
since i	1:2 4:-1
since the	0:-1 1:3 3:-1 a:-1
sind	0:1 1:-1 2:-3 3:3 4:1 5:-3 6:-1 7:-1 8:-1 9:-2 a:-2 b:-2 c:-2 d:-2 e:-1 f:2 g:-1 h:-1 i:-2 j:-1 k:-2 l:-2 m:1
singl*	1:-2 2:-2 3:6 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1
single	0:-3 1:1 2:-1 3:2 6:-1 d:1 f:-1 m:1
singleton	1:-3 2:-1 3:5 4:-1 m:-1
singletons	0:2 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 c:-1 d:-1 k:-1 m:-1
sirve	0:-2 1:-1 2:-1 3:4
siste*	0:-1 1:-3 2:-2 3:4 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
sistema	0:2 1:1 2:-1 3:-1 4:-1 8:-1 b:2 l:-1
sistemare	0:-3 1:-4 2:-1 3:4 4:4 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
sites	0:-2 1:-3 3:-1 4:-1 5:-1 6:-2 7:-1 8:3 9:-1 a:-1 b:-1 c:-1 e:2 f:-1 h:-1 i:-1 j:4 k:-2
sites of	0:-1 1:-1 7:-1 8:2 9:-1 a:-1 e:2 k:-1
sitio	0:-4 1:-5 2:-2 3:-3 4:-3 6:-2 7:-3 8:-1 9:-2 a:4 b:-2 c:3 d:-1 e:-2 f:3 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1
sitio*	0:-1 1:-2 3:2 4:-1 5:-1 6:-1 7:-2 8:3 9:1 a:-1 b:1 e:-1 f:-1 i:-1 j:1 k:-1 l:-1
sitios	0:-1 1:-2 3:2 4:-1 5:-1 6:-1 7:-2 8:3 9:1 a:-1 b:1 e:-1 f:-1 i:-1 j:1 k:-1 l:-1
sitios se	6:-1 9:2 j:1
situa*	0:-5 1:-1 2:-1 3:5 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:2 b:-1 c:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
six	0:-3 1:-2 2:-1 3:5 6:-1 a:-1 h:-2 i:-1 m:-1
size	1:1 3:-1 k:2
size n	1:1
slot	0:3 1:-1 2:-1 3:-2
slots	0:2 3:-1
slots are	0:-1 1:2
slow	0:2 1:-2 3:2
slugi*	0:-4 1:-1 3:-2 5:6 8:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 j:-1 k:-1
slugify	0:-2 1:-1 3:-2 5:4 a:-1 b:-2 c:-1 e:-1 k:-1
smell*	0:-2 1:-1 2:-2 3:4
smells	0:-2 1:-1 2:-2 3:4
smells in	0:-2 1:-1 2:-2 3:4
snaps*	0:3 1:1 3:-1
snapshot	0:3 1:1 3:-1
so	0:1 1:-1 2:-1 3:6 4:-2 5:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
so that	0:2 1:-1 4:-1 d:2
sobal*	0:-2 4:-1 6:-1 7:-1 a:-1 b:-1 e:-1 f:4
sobald	0:-2 4:-1 6:-1 7:-1 a:-1 b:-1 e:-1 f:4
sobe	0:-2 1:3 2:-1 3:-1 4:-1 6:-1 7:-1 8:-2 9:2 a:-3 b:-1 c:3 e:-1 f:-2 i:-1 j:-1 k:-1 l:-2
sobre	0:-1 1:-1 3:1 8:-1 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1
sobre*	0:-3 2:-1 3:-2 4:-2 5:-2 6:-2 7:-2 8:-2 9:-1 a:-4 b:-3 c:-2 d:-1 e:-2 f:-4 g:4 h:8 i:-2 j:-2 k:-2 l:-2 m:-2
sobrecargas	0:-4 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-1 m:-2
sobrecargas de	0:-1 1:-1 4:-1 h:2
sobrescribe	0:1 a:-1 g:1
socke*	0:-2 1:-1 3:-1 l:4
socket	0:-2 1:-1 3:-1 l:4
socket to	0:-1 1:-1 l:2
soft	0:1 1:-2 2:-1 3:-1 d:-1 k:3 m:-1
soll	0:5 1:-1 2:-1 3:-3 4:-1 5:1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-2 m:-1
solle*	0:1 1:-2 2:-1 3:-1 4:-1 6:-1 7:4 8:2 9:-1 a:-1 c:-1 h:-1
sollevare	0:3 1:-2 3:-1 7:2 8:-1
sollevare ⟨name⟩	7:2 8:-1
sollt*	0:3 1:1 2:-1 3:-2 5:1 b:-1
sollte	0:3 1:1 2:-1 3:-2 5:1 b:-1
solo	0:1 1:4 2:-2 3:1 4:-2 5:-3 7:-1 8:-2 9:-1 b:1 c:-3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:2 l:-2 m:-1
solo il	1:-1 b:2
solo se	1:2 b:2
some	0:-3 1:4 3:-2 l:1
someb*	0:2 3:-1
somebody	0:2 3:-1
someo*	0:1 1:1 3:-1 a:1 f:1 j:-1
someone	0:1 1:1 3:-1 a:1 f:1 j:-1
somet*	1:1 2:-1 3:-1 4:-1 6:2 7:1 8:-1 9:-1 b:-1 c:-1 f:-1 h:-1 j:-1 k:-1 l:-1 m:2
something	0:1 1:-2 2:-1 3:-1 6:2 7:2 8:-1 9:-1 h:-1 j:-1 k:-1 l:-1 m:2
sometimes	0:-2 1:4 m:-1
son	0:-1 1:2 2:-1 3:1 4:1 5:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:2 k:-1 l:-1 m:-1
sono	0:-1 1:2 2:-2 3:4 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:1 m:1
sont	0:3 1:2 2:-1 3:2 4:-1 5:-2 6:1 8:-1 9:-1 a:-2 b:-1 d:-1 e:-1 f:-1 g:-1 i:-2 j:-2 k:-1 l:-1
sont ils	2:-1 3:2 m:-1
sont les	0:-1 3:2 h:1
sort	0:-4 1:5 2:-1 3:-3 4:-1 7:2 a:-1 b:-1 c:-1 e:-1 l:-1 m:-1
sorte*	0:-3 1:3 2:-1 3:-2 5:-1 6:-1 7:4 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:1 j:-2 k:-1 l:-1 m:-1
sorti*	0:-3 1:3 2:-1 3:-3 5:2 7:2 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 m:-1
sotto	0:-3 1:-3 2:-1 3:-1 4:-2 5:-1 6:-2 7:-1 8:-2 9:-1 a:-3 b:-1 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:5 j:-2 k:-2 l:-1
sotto*	0:1 1:-2 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:5 j:-2 k:-2 l:-1 m:-1
sottoclassi	0:-3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:5 j:-1 k:-1
sound	0:-1 1:1 3:1
sourc*	0:1 1:-2 3:2 6:-1 7:-2 8:3 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 j:-1 k:-1 l:-1 m:-1
source	0:2 1:-2 3:-1 7:-2 8:3 9:-1 a:-1 c:-1 e:1 f:-1 j:-1 k:-1
sous	0:-2 1:2 2:-1 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-2 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:3
sous classes	0:3 1:-1 3:-1 c:-1 i:1
sovra*	0:-2 1:-1 3:-1 4:-1 6:-1 7:-1 8:-2 9:-1 a:-2 b:-2 c:-4 d:-1 e:-2 f:-1 g:5 h:3 i:-1 j:-1 k:-1 m:-1
sozin*	0:-2 1:3 2:-1 3:-1 4:-1 5:-1 6:3 j:-1
spalt*	0:-1 1:-2 3:1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:2 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1
spalte	1:-2 3:-1 4:1 6:-1 7:-1 a:2 b:2 c:-1 f:-1 i:-1 j:-1 l:-1
spalte ⟨name⟩	1:-2 3:-1 4:1 6:-1 7:-1 a:2 b:2 c:-1 f:-1 i:-1 j:-1 l:-1
spec	0:-4 2:-1 3:-4 4:-1 5:7 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
specs	0:-2 1:-2 3:-3 4:-1 5:4 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 h:-1 i:-1 j:2 k:-1 l:-1
spedi*	0:-2 1:-2 3:2 d:-1 g:-1 h:3 j:-1 m:-1
speic*	0:-4 1:3 2:-1 3:-1 4:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:3 d:-1 f:-1 j:-1 k:-1 m:-1
speichern	0:-2 1:1 2:-1 3:-1 4:-1 6:1 7:-1 9:-1 a:-1 b:3 f:-1 j:-1 k:-1 m:-1
spieg*	0:3 1:-1 3:-1
splas*	0:-1 1:3 3:-1
splash	0:-1 1:3 3:-1
split	0:-1 1:-1 3:3
spots	0:-1 1:-1 3:4 6:-1 c:1 j:-1
spric*	0:-1 3:4 6:-1 c:-1 i:-1 j:-1 m:-1
sprin*	0:-2 1:5 2:-1 3:-1 5:-1 b:-1 f:-2 l:-1 m:-1
spring	0:-1 1:2 3:1 b:-1 l:-1
springt	0:-2 1:4 2:-1 3:-1 f:-2
sql	0:-6 1:-4 3:9 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:1 l:1 m:-2
sta	0:4 1:-2 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:-2 c:-1 d:-1 e:-3 f:4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
sta la	0:2
stack	0:3 1:1 3:-1 6:-1 m:-1
stagi*	0:4 1:-1 3:-1 c:-2
staging	0:4 1:-1 3:-1 c:-2
stand*	0:3 1:2 2:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
stands	0:3 1:-3 3:2
stands in	0:2 1:-2 3:2
start	0:-2 1:1 2:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
start*	0:-4 1:3 2:5 3:-3 5:-1 6:-1 7:-1 8:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-2 k:-1 l:3 m:-2
starting	0:-2 1:-1 3:-1 4:2 l:2
starts	1:3 2:-1 3:-1 m:-1
startup	0:-5 2:6 3:-1 4:-1 7:-1 a:1 j:-1 l:-2
state	0:-2 1:1 3:4 a:-1 l:-1
state*	0:-3 1:-3 2:1 3:-2 4:-1 a:4 d:3 e:-1 g:-1 j:-1 k:-1 m:-1
statement	0:-1 2:1 a:1
statements	0:-2 1:-3 2:-1 3:-1 4:-1 a:3 d:3 e:-1 g:-1 j:-1 k:-1 m:-1
stati*	0:-3 1:-3 2:5 4:-1 a:-1 c:-1 d:-1 e:-1 f:-1 i:-1 k:-1 l:-1 m:-1
station	0:-3 1:-3 2:5 3:-2 a:-1 c:-1 k:-1 l:-1 m:-1
station $	0:-3 1:-3 2:5 3:-2 a:-1 c:-1 k:-1 l:-1 m:-1
statt	0:2 2:-1 3:-2 4:1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:3 h:-1 l:-1 m:-1
statt ⟨name⟩	0:2
statu*	0:2 3:-1
status	0:2 1:-1 3:-1
stays	0:-4 1:6 2:-1 3:-3 4:-1 m:-1
stehe*	0:-1 1:3 3:-2
stehen	0:-1 1:3 3:-2
steht	1:4 2:-1 3:-2 7:-1 f:-1 g:-1 m:-1
stell*	0:2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:3 9:-2 a:4 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
stellen	0:-1 1:-2 3:-1 4:-1 5:-1 7:-1 8:3 9:-2 a:4 b:-1 c:-1 e:-2 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
stellen an	1:-1 3:-1 5:-1 8:-1 a:4 b:-1 h:-1 i:-1 j:-1 k:-1 m:-1
step	0:3 1:1 2:-2 3:-2 5:1 i:-1 l:-1 m:-1
step by	0:-2 2:2
steps	0:3 1:2 2:-2 3:-2 k:-1 l:-1
still	1:2 2:-1 3:1 5:1 6:1 9:-1 a:-1 b:-1 c:-1 d:1 g:-1 l:-1 m:-1
stock	0:-3 1:-2 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-2 b:-2 c:-2 d:-1 e:6 f:-3 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
stock*	0:3 1:-4 2:-1 3:-1 4:-1 9:-1 a:-1 b:2 i:2
stops	0:-2 1:4 2:-1 l:-1
stops at	0:-1 1:3 2:-1 l:-1
stora*	0:-4 1:-1 3:2 l:2
storage	0:-4 1:-1 3:2 l:2
store	0:-1 1:1 2:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:5 j:-1 k:-1 m:-1
store $	0:-4 1:1 2:-1 3:-2 4:-1 5:-1 a:-1 b:-1 c:-1 g:-1 h:-1 i:5
store ?	0:-2 3:2 g:-1 i:1 l:1
store*	0:-1 1:-2 3:-1 6:1 e:1 l:1 m:1
stored	0:-1 1:-2 3:-2 6:1 e:1 l:1 m:1
strat*	0:1 1:-1 2:3 3:-4 4:-1 5:-1 7:-1 8:2 a:-1 c:-2 f:-1 g:-1 h:-1 i:2 m:-1
strin*	1:2 2:-1 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-2 i:-1 j:-1 k:2 l:-1 m:1
string	0:-2 1:1 2:-1 3:-1 4:2 6:-1 a:-1 c:-1 d:-1 k:2 l:-1 m:2
strings	0:2 1:2 3:-1 h:-2 i:-1
strip*	0:-1 c:-1 j:3
struc*	0:-4 1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:5 j:-2 k:-1 l:-1 m:2
struct	1:2 3:-1 c:1 g:-1 i:2
structs	0:-2 1:-3 3:-2 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:4 j:-2 k:-1 m:2
stuff	0:-1 1:-2 3:1 m:2
stund*	0:-1 1:3 3:-1 m:-1
stunde	0:-1 1:3 3:-1 m:-1
style	0:-2 1:-2 3:3 4:-1 5:-1 6:-1 7:-2 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-3 i:-1 j:-1 k:4 l:-1
style ?	0:-2 1:-2 3:3 4:-1 5:-1 6:-1 7:-2 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-3 i:-1 j:-1 k:4 l:-1
style*	0:-2 1:-1 2:-1 3:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 j:-1 k:5 l:-1 m:1
su	0:-6 1:3 2:-2 4:2 6:1 7:-2 9:-1 a:-6 b:-4 c:1 d:-3 e:3 f:2 g:-3 h:-2 i:-2 j:-3 k:2 l:-2 m:-2
su ⟨name⟩	0:-4 1:-3 3:2 4:3 5:1 6:-2 7:-2 8:-2 9:-2 a:-5 b:-3 c:-3 d:-2 e:4 f:3 g:-3 h:-2 i:-2 j:-2 k:-2 l:-1 m:-1
sua	0:-4 1:-3 2:-1 3:3 4:-1 5:-1 6:4 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
subcl*	1:1 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:2 h:-1 i:3 j:-1 k:-1 l:-1
subclasses	0:1 3:-1 g:1 i:1 l:-1
subclasses of	0:2 g:-1 i:2
subsc*	0:-3 1:1 3:-1 d:-1 f:1 h:3 l:-1
subscribe	0:-2 1:-1 3:-2 d:-1 f:2 h:3 l:-1
succe*	1:-1 2:1 3:-1 6:-3 7:-2 c:-1 e:1 f:-1 h:-1 j:-3 l:4
succede	0:1 1:-1 2:1
such	0:3 1:-1 3:-1
sugge*	0:-2 1:-2 3:4 4:-1 5:-1
suite	0:-1 1:1 3:1 5:1
sul	0:-1 1:2 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
sulla	0:-2 1:-1 3:2 5:2 7:-1 9:-2 f:-1 l:1
suppo*	0:1 1:-3 2:-1 3:-4 4:4 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 e:2 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
supposed	0:2 1:-2 3:-1 c:1 e:2 l:-1
supposed to	0:2 1:-2 3:-1 c:1 e:2 l:-1
suppr*	0:-2 1:-2 3:2 4:4 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
supprime	0:-2 1:-2 3:-1 4:4 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:-1
sur	0:-3 1:6 2:1 3:-3 4:-3 5:-1 6:1 7:-3 8:3 9:-3 a:2 c:-2 d:-3 e:-2 f:-3 g:-3 h:-3 i:-2 j:-2 l:1 m:-3
sur le	0:-1 1:2 e:1
sur n	1:2
sur ⟨name⟩	0:-3 1:1 2:-1 3:-3 4:-1 5:-2 6:-3 7:-2 8:-2 9:-1 a:4 b:2 c:-1 d:-2 e:-1 f:-1 h:-2 i:-2 j:-1 k:2 l:-2 m:-2
surch*	0:-2 1:-3 2:-1 4:-1 5:-1 6:-2 7:-2 8:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-2 g:-2 h:7 i:-2 j:-1 k:-1 l:-1
surcharges	0:-1 1:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 h:5 i:-2 j:-1 k:-1 l:-1
surcharges de	0:-1 1:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:5 i:-1 j:-1 k:-1 l:-1
survi*	0:1 3:1
sus	0:-2 1:2 2:-1 3:-1 4:-1 6:-1 b:-1 c:-1 h:3 i:-1 j:-1 k:-1 l:-1
susce*	7:1 8:2 b:-1
susceptible	7:1 8:2 b:-1
susceptible de	7:1 8:2 b:-1
suscr*	0:1 3:-1 f:2
suspe*	0:-1 1:-1 3:1 m:2
svp	0:2 1:-1 3:-2 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 h:-1 i:3 j:-1 k:-1
svp $	0:2 1:-1 3:-2 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:-1 h:-1 i:3 j:-1 k:-1
swall*	0:-2 3:4 7:-1 8:-1 9:1 a:-1 c:-1 f:-1 h:1 k:-1 l:-1
swallow	0:-1 3:3 7:-1 8:-1 9:1 c:-1 f:-1 k:-1
swift	0:-1 3:2
switc*	3:-1 7:2
switch	3:-2 7:2
symbo*	0:3 1:1 2:-1 3:-1 6:-1 j:-1 m:-1
symbol	0:4 1:-1 2:-1 3:-1 6:-1 j:-1
symbols	1:2 3:-1
sync	0:1 3:1 l:1
syste*	1:2 2:3 3:-3 4:-1 a:-1 c:-1 d:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
system	1:2 2:3 3:-3 4:-1 a:-1 c:-1 d:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
são	0:1 2:-1 4:-1 5:-1 7:-1 8:-1 a:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:1 k:-1 l:-1 m:3
só	0:2 1:3 2:-1 3:1 4:-1 5:-2 6:2 7:-1 8:-1 9:-2 a:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
sólo	0:-1 1:1 3:1 b:1
t	0:-4 1:-3 3:-2 4:-2 5:-1 6:-3 7:2 8:2 9:3 a:1 b:1 c:-3 d:1 f:-3 g:-1 j:-1 k:-1 l:1 m:-1
t il	0:-3 1:-1 3:-1 4:-1 6:-1 7:1 8:-1 9:-1 a:-2 b:-1 c:-1 d:2 e:1 f:-1 g:1 h:1 i:1 k:-2 l:3
t on	0:-2 1:-4 2:-1 3:-3 4:-1 5:-2 6:-2 7:-2 8:3 9:4 a:1 b:2 c:-2 d:-2 e:-3 f:-2 g:-2 h:-2 i:-2 j:-2 k:1 l:-3 m:-2
tab	0:-1 3:-1 a:3
tabel*	0:3 1:-2 2:-3 3:-4 4:3 5:-2 6:-2 7:-2 8:-1 9:-1 b:-2 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:1 l:4 m:-1
tabela	0:-2 1:1 4:-1 a:2 l:1
tabella	0:1 1:-3 2:-2 3:-3 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:2 l:2 m:-1
tabella ⟨name⟩	0:-2 1:-2 2:-1 3:-1 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2
tabelle	0:4 1:-1 2:-1 3:-2 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:-2 l:2
tabelle ⟨name⟩	0:4 1:-1 3:-2 4:-1 6:-1 9:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:-2 l:1
tabla	0:2 1:-1 2:-1 3:-2 a:2 b:-1 k:-1 l:1
table	0:6 1:-5 2:-1 3:-1 4:-1 6:1 b:-1 c:-1 d:-1 e:-2 f:-1 i:-1 j:-1 k:-1 l:2
table $	1:-1 2:-1 3:-1 l:3
table*	1:2 3:-1
take	1:-2 2:3 3:-3 6:-1 h:2 j:-1 l:1
takes	0:-3 1:3 2:-1 3:1 5:-1 6:1 m:-1
takes n	0:-2 1:2 3:2
takin*	0:-2 c:1 h:2
taking	0:-2 c:1 h:2
talk	0:2 1:-2 2:-1 3:-1 9:-1 a:-1 c:-1 e:-1 k:-1 l:2
tan	0:-5 1:1 3:5 4:-1 5:-1 m:-1
targe*	0:3 3:-1
target	0:1 1:1 3:-1
tarif*	1:-1 2:-1 3:3 5:-1
task	0:3 1:2 2:-3 3:-2 k:-1 l:-1
te	0:-4 1:-3 2:-1 3:8 4:-2 5:-1 6:-3 7:-3 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 i:-2 k:-1 l:-2 m:-1
team	0:1 1:-2 2:-1 3:2 4:-1
techn*	0:1 1:-3 2:-1 3:5 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-3
technical	0:-1 1:-1 3:4 c:-1 e:-1 k:-1 m:-1
technical debt	0:-1 1:-1 3:4 c:-1 e:-1 k:-1 m:-1
tela	1:3 2:2 3:-3 4:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 k:-1 m:-1
telef*	0:-3 1:3 2:-1 3:-2 4:-1 6:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 j:2 k:2 l:-1 m:-1
telem*	1:-3 3:-2 d:-1 l:4 m:-1
tell	1:-2 2:-1 5:-1 6:-1 7:-1 a:-1 e:2 g:-1 i:1 j:1 k:1 l:-2
tell me	1:-2 2:-1 3:1 5:-1 6:-1 g:-1 i:2 j:2 k:1 l:-1 m:1
tem	0:-3 1:-5 2:-1 4:-2 6:-2 7:-3 8:-2 9:-1 a:-3 b:-3 c:-2 e:-1 f:-2 g:5 h:-2 i:-2 j:4 k:-3 l:2 m:2
templ*	0:2 1:-3 3:-1 6:1 a:-1 e:-1 f:-1 h:1 k:2 m:1
template	0:2 1:-3 3:-2 6:1 h:1 m:1
ten	0:-4 2:-1 3:4
tenan*	0:-2 1:-3 2:-1 3:4 a:3 c:-1 e:-1 h:-1 k:-1 l:-1 m:-1
tenant	1:-2 2:-1 a:3 c:-1 k:-1 l:-1
tenant $	3:1
tenem*	1:-1 3:1 5:2 h:-1
tenemos	1:-1 3:1 5:2 h:-1
tengo	1:2 3:-2 4:-1 5:1 9:1 b:1 c:-1
ter	0:1 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 a:-1 d:2 e:-1 h:-1 m:-1
terce*	0:-2 3:-1 4:4 6:-1 7:-1 a:-1 b:-1 h:-1 j:-1 k:-1 l:-1
termi*	0:1 1:4 2:-1 3:-2 4:-1 6:-1 7:-1 8:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 k:-1 l:-2 m:-1
terms	0:5 1:-4 2:-1 l:-1
test	0:2 1:-2 2:-2 3:4 4:-2 5:5 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-2
test $	5:-2 j:2 k:2 m:-1
test ?	0:-1 1:-3 2:-1 3:3 4:-1 5:2 8:-2 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1
test coverage	0:-1 1:-1 3:2 5:-1
test de	0:3 3:-1 5:-2
test ⟨name⟩	0:2 1:3 3:-2 4:-1 5:-3 c:-1 i:-1
testa*	0:-4 1:-1 3:3 4:-1 5:3 6:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1
teste	1:1 2:-1 4:-1 5:3 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
teste*	0:-4 2:-1 3:1 4:-1 5:8 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-2 i:-2 j:-2 k:-2 l:-1 m:-1
tested	0:-5 1:2 3:-2 5:5 b:-1 c:-1 j:-1 k:-1
testes	0:-1 1:-2 2:-1 3:1 4:-1 5:6 6:-2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-2 j:-1 k:-2 l:-1 m:-1
testes cobrem	0:-1 3:-1 5:3 h:-1 k:-1
testes de	0:2 1:-1 3:-1 5:3 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1
tests	0:2 1:-2 2:-2 3:2 4:-2 5:7 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
tests $	0:7 1:-3 2:-1 3:-4 4:-1 5:-3 6:-1 8:-1 a:-1 b:-1 c:-2 j:1 l:-1
tests ?	0:2 3:1 5:-1
tests couvrent	5:1
tests cover	5:2
tests de	0:2
tests for	0:-2 1:-1 3:-2 5:3
text	0:5 2:-2 3:-3 5:-1 6:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
texto	0:2 1:1 3:-1
texts	0:2 1:1 3:-1 e:-1
than	0:-3 2:-1 3:2 4:-1 5:-1 6:-1 7:1 8:2 9:-1 a:-1 b:-1 c:2 g:2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
that	0:3 1:1 2:-1 4:-2 6:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-2 h:-1 i:-2 j:1 k:-1 l:-2 m:2
that $	0:3 3:-1 c:-1 d:1
that ?	0:-3 1:5 3:-2 4:-1
that a	0:2 1:-2 3:4 6:-1 a:-1 e:-1 g:-1 i:-1 j:-1 k:-1
that are	0:5 1:-4 2:-1 3:-3 f:-1 g:-1 i:-1 k:-1 m:1
that is	0:3 1:2 2:-1 3:-3 4:-1 a:-1 j:-1 k:-1 m:-1
that it	0:-1 1:3 3:-1 6:-1 j:-1 m:-1
that merges	0:-3 1:-1 2:-1 3:-2 5:2 6:2 j:1
that writes	a:2
that ⟨name⟩	0:-6 1:3 3:4 4:-1 5:-1 6:2 7:1 8:-1 9:-1 a:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
the	0:4 1:2 2:1 3:1 4:-1 7:-1 8:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 m:-1
the api	0:1 1:2 2:-1 3:2 c:-1 f:-1 l:-1
the app	0:-1 1:3 2:-2 3:-2 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 i:-1 j:3 k:-1 l:-1 m:-1
the architecture	0:2 1:1 2:-2 3:1 d:-1
the audit	3:-2 6:1 a:1 e:2
the base	0:-2 1:2 c:-1 g:3 h:-1 i:-2
the cache	0:2 1:-1 2:-1 3:3 6:-1 i:-1 l:-1
the caching	0:-1 3:2
the call	0:2 1:-1 3:-1 6:5 a:-1 j:-3 k:-1 l:-1 m:-1
the cart	2:-2 l:3
the checkout	0:-5 1:-1 2:4 3:2 5:-1 6:-1 l:-1
the class	0:-3 3:1 4:-1 6:-1 h:-1 i:4 k:-1
the code	0:2 1:-5 2:2 3:1 4:-1 b:-1 e:-1 f:-1 k:-1 l:3 m:1
the column	4:1 a:1
the command	0:1 1:-1 2:-1 3:-1 e:2
the cron	0:1 1:-2 3:-1 6:2
the database	0:3 1:-2 2:-5 3:3 4:-1 6:-1 9:-1 a:-1 c:-2 e:-1 k:-1 l:2
the default	0:1 1:-2 g:2
the design	1:-1 2:-1 3:2
the discount	0:7 1:-3 2:3 3:-3 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 j:-3 k:-1 l:-2
the disk	0:-1 1:-2 2:-1 3:-1 6:-1 7:2 8:-1 j:3
the domain	0:-1 1:-1 3:2
the editor	l:2
the endpoint	0:-2 2:-1 3:-1 6:-1 7:-1 j:3 l:-1 m:-1
the error	0:-2 1:-3 3:3 6:-1 7:2
the event	2:-1 3:2 f:-1
the exception	0:2 3:-1 l:1
the field	0:-4 1:2 3:-1 4:1 a:2 b:1 j:-1 k:2 l:-1 m:-1
the file	1:3 2:-2 3:-2 l:-1
the first	0:3 1:1 2:2 3:-4 6:-1 j:-1 k:-1 m:-1
the function	1:-1 3:-1 j:2 k:2 l:-1 m:-1
the header	0:-2 1:5 2:-1 3:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1
the http	0:-3 1:-1 3:-1 9:1 l:4
the import	1:1 3:1 d:-2 f:2 l:-1
the importer	0:-1 1:1 2:2 5:-1 9:2 d:-2 m:-1
the index	0:2 1:-2
the indexer	0:2 1:-1 3:-3 a:-1 l:2
the inheritance	0:-3 1:-1 3:4 6:-1 c:-1 g:-1 i:-1 l:-1
the invoice	0:-1 1:2 2:-2 4:-1 l:2
the job	8:1
the list	0:4 2:-1 3:-1 j:-2 k:-1 m:-1
the log	0:2 1:1
the login	0:-2 2:2 3:1 l:1
the mail	0:1 1:-2 3:-1 5:-1 7:2 8:-1 f:2 m:-1
the main	3:1 j:1
the message	0:-4 1:4
the method	0:-1 1:-1 j:2
the middlewares	0:-2 1:-1 2:3 3:-1
the migration	0:1 1:-1 3:-1 4:-1 6:2 7:-1 d:2 g:-1 j:-1
the most	0:-1 3:4 4:-1 6:-1 j:-1
the n	0:2 1:-3 3:1 e:1
the new	1:2 2:-1 3:-1
the nightly	0:-2 1:1 2:2 3:-1 4:2 7:-1 l:-1
the old	0:-3 1:1 2:-1 3:-2 6:2 d:1 j:-1 m:2
the one	1:2 2:1 3:-1 6:-1 h:1
the order	1:-1 3:-1 k:-1 l:2
the parser	0:2 1:-2 3:1 9:2 f:-1 l:-1 m:-1
the place	3:1
the plugin	0:2 1:-1
the pool	0:4 2:-2 3:-1 l:-3
the pricing	0:-1 1:-2 2:3 3:-2
the purpose	0:1
the question	0:5 1:-3 2:-1 3:-2 e:-1
the repo	1:-1 3:2 4:-1 d:2
the rest	0:-2 1:2 3:1
the retry	0:2 1:-2 3:-2 5:3 a:-1 b:-1
the review	0:3 1:-1 3:-1
the router	0:-1 l:1
the same	0:2 1:1 2:-1 3:2 6:-1 7:-1 c:-1 f:-2 l:-2 m:-1
the scheduler	0:-2 l:3
the second	0:3 b:-1
the server	0:-4 1:1 2:4 3:-1 6:-1 j:-1 l:1
the services	0:-1 3:2
the session	0:-3 3:-1 4:1 a:3 c:-1 k:-1
the settings	0:4 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 8:-1 9:-1 b:-3 e:-1 f:1 i:-1 k:-1 l:-1 m:-1
the signature	4:2
the socket	0:-2 1:-1 3:-1 l:3
the sql	b:-1 l:2
the store	0:-3 1:2 l:1
the sync	0:1 1:-1 l:1
the test	1:2 2:-1 3:1 5:-2
the text	0:4 1:-3 3:-1
the thing	0:-2 1:2 2:-1 3:-2 6:2 j:2
the three	0:-1 3:1
the trace	0:4 2:-1 6:-1 l:-2
the two	0:-2 1:1 3:2
the type	0:1 1:3 3:-1 k:1 l:-2
the upload	0:-4 1:-1 3:3 7:2
the value	0:-6 1:2 3:-1 8:1 b:2 c:1 e:1 g:2
the way	0:-5 1:-2 2:-1 3:4 4:1 6:2 9:1 e:-2 m:-1
the webhook	0:-3 1:1 3:-1 e:-1 f:3 l:1
the websocket	0:-1 2:-1 f:2 l:1
the worker	0:-3 1:3 2:-1 f:-2 l:3
the workspace	0:6 1:-4 2:-1 3:-1 4:-1 6:-1 7:-1 b:-2 j:-1 m:-1
the worst	1:-1 3:2
the ⟨name⟩	0:3 1:-4 2:-1 3:1 4:-1 5:-1 6:-2 7:-2 8:-2 a:1 b:-2 d:-1 e:1 f:-2 g:-2 h:-1 i:-1 j:-2 k:4 l:-2 m:1
the ⟨text⟩	0:-1 1:-3 e:2 l:3
their	0:4 1:-4 2:-1 3:-3 4:-1 5:-1 6:-1 9:-1 a:-1 c:-1 d:1 f:-1 g:3 j:-1 k:-1 l:-1 m:-2
their own	1:-1 3:-1 g:4 h:-2 m:-1
them	0:2 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-3 d:-1 e:-1 f:-1 h:4 i:-1 j:-1 k:-1 l:-2 m:1
them $	0:1 2:-1 3:-1 4:-1 6:-1 8:-1 b:-1 c:-3 d:-1 h:3 k:-1 m:1
theme	0:-2 3:-1 b:3 g:-1 k:2
then	0:-4 1:-1 2:4 3:-2 9:1 m:-1
there	0:3 1:-2 2:-1 3:3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 i:2 j:-1 k:-1 m:1
there $	e:1
there ?	1:-1 3:1
there a	0:5 1:-2 2:-1 3:-3 5:2 f:-1 h:-1 i:-1 m:-1
there any	0:-4 3:2 f:2 m:1
there are	0:3 1:-2 3:-2 h:1 i:-1 m:-1
there in	0:-1 1:2 3:4 7:-1 d:-1 h:-1 k:-1 l:-1 m:-2
there*	0:3 1:-2 c:1
these	0:4 1:-1 3:-2
they	0:4 1:-2 2:-1 3:1 a:-1 i:-1 k:-1 l:-2 m:-1
they are	0:2 1:1 3:-1
thing	0:-2 2:-1 3:2 6:2 d:-1 h:-1 i:-1 j:2 l:-1 m:-1
thing*	0:-3 1:-1 2:2 3:3 7:-3 8:2
things	0:-3 1:-1 2:2 3:3 7:-3 8:2
think	0:-4 1:-1 3:1 8:4 a:-1 b:-1 c:-1 e:-1 g:-1 j:-1 k:-1 l:-1
third	0:3 1:-1 2:-1 3:-1 l:-1
this	0:3 2:-1 3:6 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
this codebase	1:-1 3:3 l:-1
this do	0:3 1:-1 2:-1 3:-1
this project	0:1 i:1
this repo	0:1 1:-2 3:2
those	0:4 1:-2 3:-1 k:-1 m:-1
thoug*	0:2 2:-1 3:2 d:-1
threa*	0:3 1:5 2:-1 3:-4 4:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
thread	0:3 1:3 2:-1 3:-3 4:-1 7:-1 a:-1 b:-1 j:-1 k:-1
thread 'main'	0:-1 1:1
thread 'tokio	1:1
thread main	1:1
threads	0:-1 1:4 3:-1 a:-1
three	0:-2 3:3 6:-1 m:-1
throu*	0:-2 1:-2 2:5 3:-2 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 k:-1 m:-1
through	0:-2 1:-2 2:5 3:-2 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 k:-1 m:-1
through the	0:-2 1:-1 2:4 3:-1 5:-1 6:-1 f:-1 i:-1 l:1 m:-1
throw	0:1 1:-5 2:-1 3:-2 4:-1 5:-1 6:-2 7:3 8:7 9:-2 a:-2 b:-1 c:-2 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
throw $	0:-1 1:-1 3:-1 7:1 8:3 j:-1 k:-1
throw ?	0:4 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:1 8:-2 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 h:-1 j:-1 k:-1 m:-1
throw new	8:2 c:-1
throw*	0:1 1:-1 2:-1 4:-1 6:-1 7:2 8:1 9:1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
thrown	0:-2 1:1 3:-1 8:1 9:1 j:-1 k:-1 l:-1 m:2
throws	1:-2 3:1 4:-1 6:-1 7:2 8:1 9:1 c:-1 j:-1 k:-1
throws ⟨error⟩	8:2 9:-1
thumb*	0:-2 1:1 2:-1 3:-1 a:-1 c:-1 e:1 f:3 m:-1
thumbnail	0:-2 1:1 2:-1 3:-1 a:-1 c:-1 e:1 f:3 m:-1
ticke*	0:-4 1:-3 2:5 3:-2 4:-1 5:-1 8:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
ticket	0:-3 1:-2 2:4 3:-2 4:-1 8:-1 a:2 k:-1 m:-1
tiene	0:1 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:3 c:-2 d:-1 e:-3 f:-1 g:-1 h:3 i:-1 j:-2 k:-2 l:-1 m:-2
time	0:2 2:-1 a:1 d:-1 f:-1 h:-1 l:-1
timed	9:1
timed out	9:1
timeo*	0:1 1:2 2:-1 3:-1 8:-1 9:2 a:-1 b:1 c:-1 f:-1
timeout	0:1 1:2 2:-1 3:-1 8:-1 9:2 a:-1 b:1 c:-1 f:-1
times	0:-4 1:2 3:3 5:-1 a:-1
times*	0:-1 2:-1 l:2
tipo	0:1 1:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-2 c:-1 f:-1 h:1 j:-1 k:4 l:-1
tipo de	0:1 3:-1 4:-1 h:1
tipo ⟨name⟩	0:-2 1:-2 3:-1 4:-1 a:-1 b:-1 c:-1 f:-1 h:-1 j:-1 k:4
tipos	0:1 1:-4 2:-1 3:-3 4:-1 5:-1 6:-1 7:4 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:3 j:-1 k:-1 l:-1 m:-1
to	0:2 2:-2 3:2 4:1 9:-1 b:-1 c:-1 d:-1 e:1 f:1 g:-1 h:-1 i:-1 k:-1 l:2 m:-1
to $	0:3 1:-2 3:-1 6:2 a:-1 l:-1
to a	1:-1 2:-1 3:-1 7:-1 8:2 l:2
to add	0:2 1:-1 2:-1 3:1 l:-1
to be	0:5 1:-4 3:-2 c:1 g:-1 k:-2 l:-1
to break	0:-1 3:2
to change	0:-1 3:2 4:1
to class	1:1
to delete	0:1 1:-1 3:-2 4:3 a:-1 f:-1 j:-1 m:1
to get	0:3 3:-1 l:-2
to its	0:3 1:-1 3:-2 4:1 l:-2
to know	1:1 3:1 4:2 6:-1 a:-1 c:-1 h:1 j:2 l:-3
to me	0:1 1:-1 2:-1 3:1 l:-1
to n	1:1 4:-1 a:1
to run	0:1 1:-1 3:-1 5:1 l:-1
to the	0:-1 1:-2 2:-4 3:-2 7:-1 8:-1 a:-1 b:-1 c:-1 e:1 f:-1 k:-1 l:8 m:-1
to ⟨name⟩	0:-3 2:-1 3:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:1 c:-1 d:-1 e:-1 f:4 g:-1 h:-1 i:-1 j:-1 l:1 m:-1
toast	0:2 l:-1
tocca*	0:-1 3:-3 4:-1 6:-1 9:-1 a:4 b:-1 c:-1 j:-1 k:-2 m:-1
tocco	0:-2 1:-1 3:-2 4:2 5:3 8:-1 a:-1 c:-1
toda	0:-1 1:3 5:-1 8:-1
todas	0:-3 1:-1 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:4 j:-1 k:3 l:-1 m:-1
todas as	0:-2 1:-1 4:-1 6:-1 a:-1 i:1 j:-1 k:2
todas las	0:-1 1:-2 3:-1 4:-1 6:-1 g:-1 i:3 j:-1 k:2
todav*	0:-2 1:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 j:3 k:3 l:-1
todavía	0:-2 1:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 j:3 k:3 l:-1
todo	0:-4 1:-2 2:-2 3:4 4:-3 5:-2 6:-3 7:-4 8:-2 9:-1 a:-2 b:-2 c:5 d:-1 e:-2 f:-3 g:-2 h:-2 i:-2 j:5 k:-2 l:-2 m:-2
todo mundo	0:-2 2:-1 3:-1 4:-2 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-1 l:-1 m:-1
todos	0:-5 1:-5 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:7 9:-1 a:-3 b:2 c:2 d:-3 e:-2 f:-1 g:-2 h:-2 i:-2 j:-3 k:-2 l:-1 m:-1
todos los	0:-2 1:-3 2:-1 3:-1 4:-1 6:-1 7:-1 8:3 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
token	0:3 1:1 2:-2 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:-2
token*	0:3 1:-4 2:-1 5:3 7:-1 d:-1 m:-1
tokenizer	0:3 1:-2 2:-1 3:-2 5:3 d:-1
told	0:4 1:2 2:-2 3:-2 4:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-2 l:-1 m:-1
tolgo	0:-2 3:-1 4:4 7:-1 a:-1 b:-1 f:-1 g:-1 h:-1 k:-1 l:-1
too	0:-1 1:1 2:-1 3:6 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
too long	0:-1 3:4 6:-1 m:-1
too many	0:-1 3:3 d:-2
too much	0:-2 3:4 i:-1
top	0:-2 1:1 3:1 9:1
topic	0:-2 1:-2 2:-1 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:5 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
topic ⟨name⟩	0:-2 3:-1 4:2 7:-1 a:-1 b:-1 c:-1 e:3 f:-2 g:-1 k:-1 l:-1
torna	0:-2 1:2 3:2 5:-1
torna*	0:2 1:-3 2:-1 3:-3 4:4 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 c:-1 e:-1 f:-1 h:-1 k:-1
total	0:-7 1:7 3:-2 a:2 b:1 f:-1 k:-1
total*	0:-1 1:4 3:-2 d:-1 l:-1
totale	0:-3 1:4 3:-1
totals	0:2 1:1 3:-1
toter	0:-1 1:-1 3:-2 4:-1 b:-1 k:-1 m:4
toter code	0:-1 1:-1 3:-2 4:-1 b:-1 k:-1 m:4
touch	0:-2 3:1 4:2 j:1
touch*	0:-3 2:-1 3:-2 4:1 5:4 6:3 7:-1 a:-2 c:-1 d:-1 k:-1 l:-1 m:-1
touche	0:-1 1:-1 3:-1 4:1 5:-1 6:3 a:-1
touching	0:-2 1:-2 4:-1 5:3
touching the	0:-1 1:-1 5:2
touché	1:1 5:1 m:-1
tour	0:1 2:2 3:-2 l:-1
tour of	0:3 1:-2 3:-2
tourn*	0:-3 1:-3 2:3 3:-3 4:-1 5:2 6:-1 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 j:3 k:-1 m:-1
tourner	0:-2 1:-2 2:-1 3:-3 4:-1 5:2 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 j:3
tous	0:-4 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:4 i:-1 j:-1 k:-1 l:-1 m:-1
tous les	0:-2 1:2 3:1 4:-1 6:-1 8:-1 a:2 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
tout	0:-2 1:1 2:3 3:2 4:1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-3 e:1 h:-1 i:-1 j:-1 l:-1 m:-2
toute*	3:-1 8:1 g:1 h:1
toutes	3:-1 8:1 g:1 h:1
toutes les	3:-1 8:1 g:1 h:1
tra	0:2 1:-2 2:-1 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:2 h:-1 k:-1 l:2
traba*	0:-2 1:-1 2:1 3:-2 4:-1 6:5 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
trabajo	0:-2 1:-1 2:1 3:-1 6:3 8:-1 a:-1 c:-1 f:-1 g:-1 k:-1
trace	0:2 1:-2 2:5 3:-2 4:-1 5:-1 6:-3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
trace id	0:8 2:-4 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-3 m:-1
trace*	0:-2 1:-1 2:-1 6:-2 8:-1 9:-1 d:-1 e:-1 i:-1 k:4 l:-1 m:-1
traceback	1:1
traceback most	1:1
tradu*	0:1 1:-3 2:-1 3:-4 7:-1 8:-1 d:-1 e:-1 m:5
trait	0:-3 1:1 3:-1 4:1 b:-1 d:-1 e:-1 g:-2 i:4 j:-1 k:-1 m:-1
trait*	0:-2 2:3 3:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 e:-1 k:-1 l:-1 m:-1
traitement	0:-2 1:1 2:3 3:-1 6:-1 f:-2
trans*	0:-4 1:1 2:2 3:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 j:1 k:-1 l:-2 m:3
transaction	1:1
transaction n	1:1
transactional	0:-1 1:2
trata	8:-1 9:2
trata*	0:-1 1:-2 3:2 9:1 c:-1 f:2 k:-1
trave*	0:-2 b:-1 l:4
travel	0:-2 b:-1 l:4
tree	0:-3 1:2 4:-1 6:-1 g:-2 h:-2 i:3 k:-1 m:-1
trigg*	0:-3 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:2 j:5 k:-1 m:-1
trigger	0:-3 2:-1 3:-1 6:-1 e:3 h:-1 i:2 m:-1
triggers	1:-1 8:-1 9:-1 a:1 b:-1 e:-4 f:-1 j:5 k:-1
troca*	1:-1 2:-1 3:-3 4:1 6:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:3 i:-1 j:1
trocar	0:3 3:-2 4:1 a:-1 b:-1 f:-1 j:1
trois	1:2 2:-1 3:1 6:-1 f:-2 l:1
trop	0:-5 1:2 2:-1 3:7 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
trop de	0:-1 1:-1 3:4 6:-1 d:-3
tropp*	0:-4 1:-1 2:-1 3:6 4:-1 5:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
troppo	0:-3 1:-1 2:-1 3:4 a:-1 l:-1
trouv*	0:1 1:3 2:-1 3:-3 4:-1 5:-1 8:-1 a:3 b:-2 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1 m:-2
trouve	0:2 1:2 3:-2 4:-1 8:-1 a:3 b:-2 g:-1 h:-1 k:-1 l:-1 m:-1
trouve la	0:2
truc	0:4 1:-2 2:-1 3:-2 i:1
true	0:-8 1:6 2:-2 3:-3 4:-2 5:-2 6:-2 7:-2 8:-3 9:-2 a:9 b:-3 c:-4 d:-1 e:-2 f:-3 g:-2 h:-1 i:-1 j:-2 k:-4 l:-2 m:-1
try	0:-4 1:-1 3:-2 4:-1 6:-1 7:6 8:-1 c:-1 e:-1 h:-1
try restarting	1:1
tryin*	1:1
trying	1:1
trying to	1:1
três	0:-1 1:3 k:-1
ts	0:2 1:5 2:-1 3:-4 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-4
ts $	0:3 1:2 3:-2 5:-1 7:-1 a:-1 b:-1 d:-1 h:-1 k:-1 l:-1 m:-3
ts n	1:2
ttl	1:1
tu	0:-4 1:2 2:-1 3:3 6:-2 a:-1 b:-1 h:-1 j:3 l:-1 m:-1
turn	0:1 1:1 2:-1 3:-2 5:2 l:-1 m:-1
turne*	0:2 1:-1 3:-1 l:1
turned	0:2 1:-1 3:-1 l:1
turned into	0:1 1:-1 3:-1 l:1
turns	1:1 3:-1 j:-1 k:2 m:-1
tut	0:-2 1:2 2:2 3:-2 4:3 6:-1 a:-1 b:-1 d:-1 f:-1 j:-1 k:-1 l:-1 m:-1
tutti	0:-2 1:3 2:-1 4:2 5:-1 6:-2 7:-2 8:2 9:-1 a:1 b:-1 c:-2 d:-1 e:-1 f:-2 g:-1 i:-1 j:-2 k:-2 l:-2 m:-1
tutti i	0:2 1:-1 2:-1 3:-2 4:-1 7:-1 8:2 9:-1 a:2 k:-1
tutto	0:1 1:-1 2:-1 3:2 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:3 j:-1 k:-1 l:-1 m:-1
twice	0:2 1:1 3:-2 6:-1 e:-3 f:-2 j:-1
twice on	1:1
twice since	0:-1 1:2
two	0:1 1:4 2:-1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
two caches	0:3 1:-2 3:-1
typ	0:-3 1:-4 2:-1 3:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:-3 c:-2 d:-1 e:-1 f:4 g:-1 h:-1 i:-1 j:-2 k:5 l:-1 m:-1
type	0:3 1:6 2:-1 3:-2 5:-1 6:-3 7:-2 8:-2 9:-1 a:-3 b:-2 c:-2 d:-1 e:-1 f:3 g:-2 h:-2 i:-3 j:-3 k:2 l:-2 m:-3
type ?	0:1 1:1 3:-1 j:-1 k:3 l:-2 m:-1
type de	0:4 1:-1 3:-1 4:1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-2
types	0:4 1:2 2:-1 3:-5 4:-1 5:-1 6:-2 7:5 8:-1 9:-1 a:-2 b:-3 c:-1 d:-1 e:-1 f:-2 g:-2 h:2 i:-1 j:-3 k:-2 l:-1 m:-2
tá	0:-4 1:-2 2:-1 3:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
tête	1:4 2:-2 3:-2 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 i:-1 j:-1 k:-1 m:-1
ui	1:-1 2:-1 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:-2 b:-2 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-2
um	0:6 1:-2 2:1 3:-3 4:3 5:-2 6:-2 7:-2 8:-4 9:3 a:-4 b:-5 c:5 d:-2 e:-4 f:-4 g:-2 h:-2 i:-2 j:-3 k:-3 l:1 m:-3
um $	0:2 a:1 b:-1 c:-1
um ⟨name⟩	1:-1 3:-1 4:-1 8:-2 9:-1 a:-2 b:-3 c:5 d:-1 e:-2 f:-3 g:-1 i:-1 j:-2 k:-1
uma	0:5 1:1 2:2 3:-4 4:-2 5:-1 6:-2 7:-2 8:1 a:-1 b:-1 d:-1 e:-2 f:-1 g:-1 h:2 i:-2 j:-2 k:-2 l:-3 m:-2
umlau*	0:-3 1:5 2:-1 3:-2 m:-1
un	0:5 1:1 2:2 4:-3 5:-2 6:-2 8:2 9:1 a:-2 c:3 d:-1 e:-2 f:-3 g:-2 h:-1 i:-1 j:-2 k:-2 l:-3 m:-2
un altro	0:-1 1:3 2:-1 3:2 4:-1
un cliente	0:-1 1:3 3:-2
un fichier	3:-1 5:-1 d:2
un lot	0:3 1:-1 2:-1 3:-2
un n	1:1 9:1
un nouveau	0:3 1:-1 2:-1 3:-1
un nuevo	0:1 1:-1 3:-1 4:-1 7:-1 8:-1 a:-1 c:3 k:-1
un nuovo	0:2 3:-1 5:-1 8:-2 c:3
un seul	0:2 1:2 3:-1 c:-1
un test	0:-1 1:-1 3:3 4:-2 5:1 a:-1 c:-1 h:-1
un ⟨name⟩	0:-2 1:-2 2:-1 3:-1 4:-2 5:-2 6:-2 7:-2 8:6 9:5 a:-4 b:-3 c:-2 d:-2 e:-3 f:-4 g:-2 h:-1 i:-1 j:-2 k:-3 l:-1 m:-1
una	0:4 2:4 3:1 4:3 5:-2 6:-2 7:-2 8:-2 9:-1 a:-3 b:-2 d:-2 f:-1 g:-2 h:-1 i:-3 j:1 k:-3 l:-2 m:-3
uncau*	1:1
uncaught	1:1
uncaught in	1:1
und	2:3 3:3 4:-1 5:-2 6:-2 7:-2 8:-1 9:-1 a:-1 b:2 c:-2 d:-4 e:-2 f:-2 g:-2 h:1 i:-2 k:-2 l:1 m:1
und wo	1:-1 3:1 4:1
undef*	0:1 1:4 3:-1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 e:-1 f:-1 i:-1 k:-1 l:-1
undefined	0:1 1:4 3:-1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 e:-1 f:-1 i:-1 k:-1 l:-1
undefined method	1:1
undefined reading	1:1
undefined reference	0:-1 1:3 k:-1
undefined when	0:4 1:-4
under	0:-2 1:2 3:1 4:-1 5:-1 6:2 7:-1 8:1 a:-1 d:-1 e:-1 g:-1 i:-1 j:-1 m:1
under load	1:1
under*	0:2 1:2 2:-1 3:-2 l:-1
understand	0:2 1:2 2:-1 3:-2 l:-1
une	0:1 1:1 2:4 3:3 4:-3 5:-1 6:-2 8:1 a:-1 b:-3 c:-1 d:-2 e:-3 f:-3 g:-1 h:-2 i:-2 j:-2 k:-3 l:-3 m:-2
une fois	0:-2 2:4 3:-2 4:-1 5:-1 6:-1 l:-1
unexp*	1:1
uniqu*	0:-1 1:4 3:-2
unique	0:-1 1:2
uniquement	0:-1 1:3 3:-1
unit	0:-1 2:-1 3:1 5:2 c:-1 k:1 m:-1
unit test	0:-1 3:-1 k:2 m:-1
unit tests	0:-2 1:2 3:-2 5:2
unita*	0:-1 1:2 3:-2 4:-1 5:4 7:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
uno	1:3 8:-1
uns	0:-2 1:-2 2:-1 3:5 4:-1 5:-1 6:-1 7:-1 a:-1 c:-1 f:-1 g:-1 l:-1 m:-1
unser*	0:-4 1:-3 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1 m:-1
unserem	0:-2 1:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1 m:-1
unter	0:-1 1:3 2:-2 3:-4 4:-1 5:-1 6:-1 7:-1 8:1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:4
unter*	0:1 1:4 2:-2 3:-3 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
unterklassen	0:2 i:1 l:-1
unterklassen von	0:2 i:1 l:-1
unterschied	0:4 1:-2 3:-1 l:-1
until	2:-1 3:-2 e:1 l:2 m:-1
unuse*	0:-1 1:-1 3:-2 4:-1 i:-1 k:-1 m:4
unused	0:-1 1:-1 3:-2 4:-1 i:-1 k:-1 m:4
up	0:-3 1:2 2:-1 3:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:-2 b:1 c:1 d:-1 e:-1 f:3 g:-1 i:-1 k:-1 l:2 m:-2
up $	0:2 4:1 l:-1
up ?	0:1 1:1 l:-1
up in	0:-2 3:-1 c:1 h:1 l:3 m:-1
updat*	0:-3 1:3 2:-1 3:-1 4:-1 6:-1 8:-1 9:-1 a:4 b:-1 c:-1 e:-1 f:1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
update	0:-2 1:3 2:-1 3:-1 4:-1 a:3 e:-1 g:-1
upgra*	0:-1 1:5 2:-1 3:-1 8:-1 a:-1 b:-1 d:-1 l:-1
upgrade	0:-1 1:4 a:-1 b:-1 d:-1 l:-1
uploa*	0:-3 1:1 2:2 3:-2 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:4 m:-2
upload	0:1 2:-2 4:-1 5:-1 7:3 8:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
uploaded	0:-3 1:-2 2:3 3:-1 l:2
upstr*	0:-1 1:3 3:-1 9:2 f:-1
upstream	0:-1 1:3 3:-1 9:2 f:-1
url	0:2 c:-1
us	0:1 1:-1 3:4 4:-1 6:-1 7:-1 a:-1 f:-1
us ?	0:-2 1:-1 3:3
usa	0:3 1:-3 2:-2 3:-4 4:-3 5:-2 6:-2 7:-2 8:-2 9:-2 a:-3 b:-4 c:-2 d:3 e:-2 f:-3 g:-2 h:-2 i:-2 j:4 k:2 l:-2 m:4
usa ?	0:-2 1:-1 3:-1 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 g:-1 h:-1 i:-1 j:4 k:1 m:-1
usa la	0:2 m:-1
usa ⟨name⟩	4:-1 9:-1 a:-1 b:-1 c:-1 d:5 e:-1 f:-1 j:-3 k:-2
usa ⟨path⟩	a:-1 b:-1 d:-2 j:-1 k:4 m:-1
usada	0:-3 1:-1 3:-1 4:-1 6:-1 b:-1 j:-1 k:4
usage	0:-2 3:-1 k:3
usage*	0:-3 1:-2 2:3 7:-1 e:-1 j:-1 k:2 m:-1
usamo*	0:4 1:-1 2:-1 3:-1 h:-1 m:-1
usamos	0:4 1:-1 2:-1 3:-1 h:-1 m:-1
usan	0:-2 1:-1 3:-1 6:-1 i:-1 j:3 k:-2 m:2
usar	0:5 1:-2 3:-3 5:-1 k:-1
usar ⟨name⟩	0:3 1:-1 5:-1 k:-1
usata	0:-1 3:-1 4:-1 6:-1 7:-1 9:-1 a:-1 b:-3 c:-1 e:-1 f:-1 g:-1 j:-1 k:5
use	0:2 1:-4 2:-2 3:-6 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:5 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1
use ?	0:1 3:-2 k:-1 l:-1 m:2
use the	0:-1 3:-1 d:-1 k:3
use two	0:5 1:-4 3:-1 m:-1
use ⟨name⟩	k:2
used	0:-3 1:-3 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:6 l:-1 m:5
used $	c:-1 k:3
used ?	0:-3 3:-1 5:-1 6:-1 b:-1 c:-1 j:-1 k:5
user	0:-1 1:1 2:2 4:1 6:-1 f:2 i:-1 j:-1 k:-2 l:-1 m:-1
users	1:4 2:-1 3:-1 4:2 6:-1 c:-1 f:-1 j:-1 k:-3 l:-1 m:-1
uses	1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-2 c:-1 d:-2 e:-1 f:-2 g:-1 h:-1 i:-1 j:4 k:2 l:-1 m:1
uses $	0:1 1:3 3:-1 j:-2 k:-2
uses it	0:-3 1:-4 2:-1 3:-1 4:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:5 k:-3 m:2
uso	0:1 1:-1 k:-1 m:2
usuar*	1:3 2:-2 3:-1 5:-1 8:-1 a:-1 b:2 f:-1 l:-1
usuario	0:1 1:1 2:-1 3:-1 a:-1 b:2 l:-1
usuarios	0:-1 1:3 5:-1
util	m:1
utili*	0:-2 2:-2 3:-5 4:-2 5:-2 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-2 e:-2 f:-2 g:-2 h:-2 i:-2 j:-2 k:7 l:-2
utilise	a:-1 b:-1 k:3
utilisée	0:-1 k:1 m:2
utils	0:3 1:-4 2:-1 3:2
v	0:-1 1:-2 3:3 4:2
v n	0:-1 1:-1 3:1 4:2
va	0:-3 1:2 2:-1 3:2 4:2 5:-1 6:-1 7:-1 8:-3 9:3 a:-2 b:1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 m:-2
vacía	0:1 1:1 j:-1
vai	1:2 3:-1 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:3 c:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
vale	0:-4 1:4 2:-1 3:4 4:-2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
valeu*	0:-5 1:-3 2:-1 3:-2 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:4 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-3 m:-1
valeur	0:-5 1:-3 2:-1 3:-2 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:4 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-3 m:-1
valid*	0:-1 1:2 2:2 3:3 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:-2 m:-2
validate	0:-1 1:-2 2:3 3:-1 6:-1 a:-1 e:-1 g:2 h:-1 i:-1 l:-1 m:-1
validation	0:3 3:-1 l:-1
validation errors	0:2 l:-1
valor	0:-2 1:1 2:-1 3:-3 4:2 5:-1 6:-1 7:-1 8:-2 9:-3 a:3 b:5 c:-2 d:-1 e:-2 f:-4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
valor*	0:6 1:-2 2:-1 3:-3 4:-2 5:-1 7:-2 8:-3 9:-2 a:-2 b:3 c:-3 d:-2 e:-3 f:-3 g:-3 h:-2 i:-3 j:-2 k:-2 l:-1 m:-1
valore	0:-1 1:-1 4:-1 6:2 8:-1 9:-1 a:-3 b:4 c:-2 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
value	1:3 2:-1 3:-3 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:4 b:1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
value $	0:-4 1:1 3:-1 4:1 6:-1 a:4 c:-1 d:-1 h:-1 k:-1 l:-2
value in	1:2 9:-1
value of	0:2 1:-4 3:-2 6:-1 b:2 c:1 f:-1 g:-1 m:-1
value*	0:2 3:-1 4:-1
values	0:2 3:-1 4:-1
var	1:2 b:1
varia*	0:2 1:2 2:-2 3:2 4:-2 5:-2 6:-3 7:-2 8:-2 9:-1 a:-1 b:4 c:-2 d:-1 e:-2 f:-2 g:-2 h:3 i:-2 j:-2 k:1 l:-2 m:-3
variable	0:1 1:3 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:2 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-2
variable ⟨name⟩	0:-2 1:3 4:-1 a:1 i:-1 j:-1 k:-1 l:-1
variables	0:4 1:-1 2:-2 3:-1 6:-1 7:-1 8:-2 e:-1 i:-1 k:-1 l:-1 m:-1
variantes	0:-1 h:2
variá*	0:-2 3:-1 4:-1 6:-1 a:-1 b:4 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
vaut	0:-3 1:-1 3:4
veces	0:2 1:3 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 e:1 h:-1 j:-1 k:-1 l:-1
vecto*	0:3 1:-4 2:-1 3:-3 a:-1 d:-1 h:3 i:-1 k:-1 m:-1
vector	0:1 1:-3 3:-1 c:-1 h:3
vehic*	0:-2 1:-1 3:-2 g:-1 i:3 m:-1
vem	0:2 1:2 3:-2
vengo*	0:2 1:-1 3:-2 5:-2 6:3 7:-1 b:-1 i:-1 j:-1 k:-1 l:-1 m:1
vengono	0:2 1:-1 3:-2 5:-2 6:3 7:-1 b:-1 i:-1 j:-1 k:-1 l:-1 m:1
ver	0:-3 1:-1 3:-1 6:-1 7:-1 8:1 a:-1 c:-1 e:-1 g:-1 h:3 i:-1 j:3 k:-1 m:-1
verar*	0:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:3
verer*	0:-2 1:-1 2:-1 3:3 8:1
verif*	0:5 1:-1 2:-1 3:-4 4:-1 5:-3 6:-1 7:-1 8:-2 c:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
verro*	0:4 2:-2 3:-4 5:-1 c:-1 f:-1 k:-1 m:-1
vers	0:-2 1:3 3:-1 5:1 8:-1 a:-1 c:-1 d:-1 e:2 k:-1 l:-1
versc*	0:-4 1:-1 2:-1 3:2 4:4 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 f:-2 g:-2 h:2 i:-1 j:-1 k:-2 l:-1 m:-2
verschickt	1:1
versi*	0:2 1:-2 2:-1 3:-3 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:4 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
version	0:2 1:-1 2:-1 3:-2 4:1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:4 h:-2 j:-1 k:-1 l:-1
versions	0:-1 h:2
versión	0:3 2:-1 3:-1 m:-1
verst*	0:4 1:-1 2:-2 3:-3 5:-1 f:-1 m:-1
versã*	0:1 1:-1 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:4 h:3 i:-1 j:-2 k:-1 l:-1 m:-1
versão	0:1 1:-1 2:-2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:4 h:3 i:-1 j:-2 k:-1 l:-1 m:-1
verwe*	0:-2 2:-1 3:-1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 j:-1 k:4 m:2
verwendet	0:-1 1:-1 2:-1 3:-1 4:-1 6:-1 9:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:3 m:2
verwendet ?	0:-1 1:-1 2:-1 3:-1 4:-1 6:-1 9:-1 a:-1 b:-1 c:-1 f:-1 j:-1 k:3 m:2
veut	0:1 1:-1 2:-1 3:2 4:-1
veux	0:-2 1:-2 2:3 3:-1 4:1 d:-1
vez	0:-1 1:4 2:-1 3:2 4:-1 5:-1 6:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-2 k:-1 l:-1 m:-1
vez de	0:1
vez que	0:-1 1:2 3:-1
vezes	0:-4 1:2 2:-1 3:4 6:-1 7:-1 d:-1 h:-1 j:-1 k:-1 l:-1 m:-1
vi	0:-1 1:-2 3:2 8:2 9:-1 i:-1
via	0:1 6:3 e:-1 k:-1 l:-1
vide	0:-1 1:3 2:-1 4:-1 h:1
video	0:-1 a:1 c:1
viel	0:-3 1:-4 2:-1 3:5 5:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:3
viele	0:-2 1:-1 3:2 4:-1 5:-1 6:-1 a:-1 b:-1 c:-1 d:2 g:-1 h:1 k:-1 l:-1
viene	0:-6 1:2 2:-1 3:-4 4:-3 5:-2 7:-3 9:1 a:1 b:5 e:1 f:-2 g:-1 h:-2 i:-2 k:3 l:-3 m:-2
view	0:-6 2:-1 3:6 4:-1 5:-1 a:-1 g:-1 l:-1 m:-1
viola*	0:-4 1:2 3:5 6:-1 9:-1 a:-1 f:-1 h:-1
violates	1:2 9:-1
violation	0:-1 1:1 3:1
virer	0:-2 1:-1 3:2 4:3 a:-1 b:-1 d:-1 m:-1
visão	0:3 1:-1 c:-1
visão geral	0:3 1:-1 c:-1
você	0:-3 1:-1 3:4
vois	0:-1 1:1 3:1
volta	0:-3 1:2 2:-1 3:-1 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
volte	0:2 1:4 2:-2 3:1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
vom	0:-5 1:1 2:1 4:-2 5:-1 7:-1 8:-1 9:1 a:-2 b:-3 c:-2 d:-1 e:-1 f:3 g:1 h:-1 i:-2 j:1 k:2 l:1 m:-1
von	1:-3 2:-3 3:-1 4:-2 5:-2 7:-2 9:-2 a:-3 b:1 c:2 d:-1 e:-3 f:2 g:1 h:2 i:2 j:1 k:-1 l:-2 m:-3
von wem	1:-1 7:-2 8:3 9:-1 b:-1 c:-1
von ⟨name⟩	0:1 1:-1 2:-1 4:-3 5:-1 6:1 7:-3 8:-3 9:-2 a:-2 b:-3 c:-2 e:-2 f:4 g:1 h:-3 i:1 j:-1 m:-2
von ⟨path⟩	0:-1 1:-2 3:-1 5:-1 6:-1 7:-2 a:-1 b:4 c:-1 e:-1 f:-1 g:-1 h:2 i:2 j:-1 k:-1 l:-3 m:-1
vor	0:-3 1:3 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-2 j:-1 k:3 l:-1 m:-1
vorko*	0:-3 1:-1 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-2 k:3 m:4
vs	0:4 1:-3 2:-1 3:1 e:-1
vue	0:-3 1:2 2:-1 3:2
vuelv*	0:-2 1:2 3:-1 6:-1 g:3 i:-3
vuelve	0:-2 1:2 3:-1 6:-1 g:3 i:-3
vérif*	0:-2 1:-2 2:-1 3:3 4:-1 5:-2 7:-1 9:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:-1 m:-1
wait	1:4 3:-1 5:-1 6:-1 k:-1 l:-1 m:-1
walk	0:-2 1:-1 2:4 3:-1 5:-1 i:-1 j:-1 m:-1
walk me	0:-1 1:-2 2:3 3:-1 l:1
walk through	0:-2 1:1 2:3 3:-1 l:-1 m:-1
wann	0:3 1:-1 2:3 3:-1 5:-1 6:-1 7:-2 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 k:-1 l:-1
want	0:-1 1:-2 2:-1 3:2 4:-1 5:-1 6:2 7:1 8:-1 e:1 i:-1 j:-1 l:-1 m:-1
want a	0:-1 1:-1 3:2 7:2 m:-1
want to	1:-1 3:1 b:1 e:2
war	0:3 3:-2
waren*	0:2 1:2 2:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 j:-1 k:-1
warenkorb	0:2 1:2 2:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 j:-1 k:-1
warn	1:4 7:-1
warn ⟨name⟩	1:1
warn ⟨path⟩	1:1
warni*	0:-2 1:4 3:-1 4:-1 m:-1
warning	0:-2 1:4 3:-1 4:-1 m:-1
warum	0:2 1:3 2:-1 3:-3 4:-1 5:-1 7:-1 8:-1 a:-1 b:-1 c:-1 f:-1 g:-1 k:-1 m:-1
warum ist	0:1 3:-1
was	0:2 1:1 2:2 3:-2 4:4 5:-1 6:1 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-1 f:1 g:-2 h:-2 i:-2 j:-2 l:-1 m:1
was bedeutet	0:4 1:-1 2:-1 3:-1 m:-1
was geht	4:1
was ist	0:5 1:-2 3:-1 4:-1 7:-1 a:-1
was macht	0:4 1:-1 2:-1 3:-1
was ruft	1:-1 2:-1 6:3 j:-1
was the	0:4 1:-3 3:-1
was wird	0:-4 1:-3 2:2 3:-1 4:-2 5:-1 6:3 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:2
watch*	0:-1 6:-2 c:-1 j:4 k:-1
watcher	0:-1 1:-1 6:-2 c:-1 j:4 k:-1
way	1:-2 2:-1 3:3 5:-1 6:1 a:-1 b:-1 c:-1 d:-1 e:-2 h:-1 i:-1 l:2 m:-1
way ?	0:1 1:-1 3:1 4:1
way to	0:2 1:-2 3:1 6:2 l:-2
we	0:-3 1:1 2:-2 3:5 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 m:3
we get	0:-7 1:6 a:-1 k:-1 l:3
we have	0:-3 1:-2 3:2 6:-1 d:-1 i:2 j:-1 l:-1 m:2
we use	0:6 1:-4 3:-3 k:1 m:-1
weakn*	0:-3 2:-2 3:5 i:-1
weaknesses	0:-3 2:-2 3:5 i:-1
webho*	0:-3 2:1 3:-2 e:-1 f:3 l:2 m:-1
webhook	0:-3 2:1 3:-2 e:-1 f:3 l:2 m:-1
webhook ⟨name⟩	e:-1 f:3
webso*	0:-2 1:3 2:-1 3:-2 f:2 l:1
websocket	0:-2 1:2 2:-1 3:-1 f:2 l:1
websocket disconnects	0:-1 1:2
week	0:1 1:2 3:-1 4:-1
weg	0:2 1:-2 2:-2 3:2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 d:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:2 m:1
weg $	0:3 1:-1 2:-2 6:-1 a:-1 j:2 l:-1 m:-1
weite*	0:1 1:3 2:-3 3:-1 l:-1
welch*	0:1 1:-5 2:-1 3:-3 4:-2 6:2 7:-1 8:1 9:-1 a:-1 b:-2 c:1 d:3 e:1 f:-2 h:1 i:-1 k:-1 l:1 m:-1
welche	0:-2 1:-4 2:-1 3:-2 4:-1 6:3 7:-1 8:1 9:-1 a:-1 b:-2 c:1 e:1 f:-2 h:1 k:-4 l:2
welche dateien	d:2
welche funktionen	0:-2 2:-1 3:-4 4:-1 5:-1 6:2 7:-1 8:1 9:-1 a:-1 b:-1 c:-3 d:-2 e:-2 f:-1 g:-2 h:-2 i:-1 j:3 k:-2 l:3 m:1
welche klassen	0:-2 2:-1 3:2 4:-1 5:-1 6:-3 7:-1 8:-1 a:-1 b:-1 c:4 d:-1 e:-2 f:-1 g:-1 h:-1 i:2 j:-2 k:-1 l:-1 m:-2
welche module	0:-2 3:-1 6:-2 8:-1 d:4 e:-1 i:-1 k:-1 l:-1 m:-1
welche tests	0:-1 3:-1 5:2
welche überladungen	8:-1 h:3
welchem	0:6 1:-3 2:-3 3:-1 5:-1 6:-1 7:-1 b:-1 d:-1 f:-2 h:-1 k:-1 l:-1 m:-1
welchen	0:-4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 8:1 9:-1 a:-1 b:-1 c:-1 d:5 e:-3 f:-2 g:1 h:-1 i:-2 j:-1 k:2 m:-2
welcher	0:2 1:-1 2:1 3:-3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:1 g:-1 h:-1 j:2 k:-1 l:-1 m:-1
welcher reihenfolge	0:-1 2:2 3:-1 6:-1 j:2 l:-1
well	0:-7 1:-1 3:7 l:-1
wem	0:-1 1:-1 3:-1 4:3 6:-1 7:-2 8:3 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 k:-1
wenn	0:-4 1:-1 2:-2 3:-1 4:7 5:1 6:-2 7:3 8:-1 9:-1 a:-5 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
wenn der	0:1 1:2 3:-2
wenn die	0:-2 2:-1 3:-2 4:2 7:2 8:-1 a:-1 b:-1 e:-1 f:2
wenn ich	0:-2 1:1 2:-1 4:-1 5:2 6:-1 7:2 a:-1 j:-1
went	0:2 6:-1
wer	0:-2 1:-1 3:-2 4:-1 5:-2 6:-2 7:-2 9:2 b:1 c:-2 e:4 h:-3 i:-2 l:-2 m:-1
wer fängt	9:1
wer ist	0:2 1:-2 3:-2 4:2 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1
wer liest	b:1
wer ruft	0:-1 1:-1 2:2 6:-1 b:-1 c:-1 e:-1 f:-1 j:1
wer wirft	8:3 9:-1
werde*	0:1 1:2 2:-1 3:1 4:-1 6:1 7:-1 8:-1 9:-1 a:-2 b:-1 c:2 d:-1 e:-1 f:-1 g:-2 h:-1 i:-2 j:-4 k:-2 l:-2 m:2
werden	0:1 1:2 2:-1 3:1 4:-1 6:1 7:-1 8:-1 9:-1 a:-2 b:-1 c:2 d:-1 e:-1 f:-1 g:-2 h:-1 i:-2 j:-4 k:-2 l:-2 m:2
werfe*	1:-1 7:3 8:-1
werfen	1:-1 7:3 8:-1
wert	0:-5 1:-2 2:-1 3:-4 4:4 5:-1 6:-1 7:-1 8:-3 9:-2 a:4 b:4 c:-4 d:-2 e:-2 f:-2 g:-2 h:-2 i:-2 j:-1 k:-3 l:-2 m:-2
what	0:3 1:-1 2:3 4:2 5:-1 6:-1 7:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 l:-1 m:-1
what $	1:-2 2:-1 3:-1 7:4 b:-1 h:-1 l:-1 m:-1
what ?	0:-4 1:-4 2:5 3:-1 b:1 m:-1
what a	1:3 2:-1 3:-2 5:-1 7:-1
what are	0:3 2:-1 3:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:1 i:-1 k:-1
what breaks	4:1
what can	0:-5 1:-2 2:-1 3:-1 4:-1 6:-1 7:6 8:-2 a:-1 f:-1 h:-1 i:-1 k:-1
what code	0:-3 1:-2 2:-1 3:-1 7:-2 8:4 e:-3 f:2 l:1
what could	0:-2 1:3 3:1 4:-1 c:-1 e:-1
what depends	3:-1 4:4 6:-1 d:-3
what do	0:4 1:-2 2:-1 3:-1 9:1 i:-1
what does	0:3 1:-1 2:2 3:-2 4:-1 6:3 7:1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
what else	0:2 1:-1 3:-1 4:2 6:-1 j:-1
what gets	0:-2 1:-3 2:1 3:-1 6:3 g:1 l:-1 m:-1
what happens	1:-2 2:4 3:-1 4:-1 6:-1 7:-1 9:1 f:1 j:-1
what in	0:-4 1:2 4:-1 6:2 d:2 l:-1
what is	1:-1 2:-2 5:-1 6:-1 7:-1 b:-1 c:-1 f:4 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
what it	0:2 2:-1 3:-2 5:-1 c:-1
what keeps	0:-3 1:3 2:-1 f:-2
what makes	0:-1 3:2
what order	0:-1 2:1 f:2 l:-1
what runs	0:-1 1:-1 2:2 3:-1 l:1
what should	0:-1 1:-1 2:-1 3:2 5:2
what the	0:5 1:-1 2:-1 3:-2 4:-1 6:-1 b:-2 f:-1 h:-1 k:-1
what would	0:-3 2:-1 3:3 4:3 6:-1 7:-1 m:-1
what'*	0:4 1:2 2:-2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
what's	0:4 1:2 2:-2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
what's a	0:4 1:-2 3:-3
what's the	0:6 1:-3 2:-2 3:-2 4:-1 6:-1 a:-2 i:-1 l:-2
whats	0:1 1:-3 2:-2 3:-1 4:1 5:-1 6:2 j:3 l:-1 m:-1
when	0:3 1:1 2:3 3:-3 4:-1 6:-1 7:2 8:-1 a:-2 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
when a	0:-4 1:3 2:2 3:-2 e:2 m:-1
when i	0:-2 1:1 6:-1 7:3 j:-1
when it	0:3 1:-1 2:-1 3:-1 9:1
when the	1:1 2:1 3:-1 7:2 8:-1 a:-1 f:1 l:-1 m:-1
when trying	1:1
where	0:1 1:-1 2:-1 3:1 4:-1 6:-1 7:-1 8:2 9:1 b:-1 c:4 f:-2 g:-1 h:-1 i:-1 l:-1 m:-1
where are	0:4 1:-1 3:-1 8:-1 b:-1 c:2 j:-1 k:-1
where do	0:-1 1:-2 2:-1 3:3 4:-1 5:-2 6:-1 7:-1 8:3 9:1 a:-2 b:-2 c:-1 d:-1 e:-2 g:1 h:-1 i:-1 j:-1 l:-1
where does	0:-2 1:2 2:-1 3:-4 6:-1 8:-1 9:1 a:-1 b:-1 c:4 d:-1 e:2 f:-1 k:-1 m:-1
where is	0:2 1:-3 2:-2 4:-1 6:-1 7:-1 8:1 a:1 b:1 c:-2 d:1 f:-1 g:-1 h:-1 i:-1 j:1 k:1 l:-1 m:-1
where it	0:-1 1:3 3:-1 j:-1
where the	0:4 1:-3 6:-1 a:-1 j:-2 l:1
where's	0:2 1:-1 3:-1 g:-1 k:2
where's the	0:4 1:-1 3:-1 g:-1
where*	0:2 1:-1 3:-1 g:-1 k:2
wheth*	0:3 1:-2 3:1
whether	0:3 1:-2 3:1
which	0:1 1:-2 2:1 4:-1 9:-1 a:-1 d:1 e:1 f:-1 g:-1 j:-1 k:-1 l:-1 m:1
which classes	0:-1 3:2 6:-1 g:-1 i:2 j:-1 m:-1
which code	0:-3 1:-2 3:-3 6:2 8:1 a:1 b:1 f:1 j:-1 l:1 m:-2
which exceptions	7:2 8:-1
which files	3:1 4:-1 c:-1 d:2
which functions	0:-4 1:-2 4:-1 6:4 7:-1 8:1 a:1 b:-1 c:-1 d:-1 e:-2 f:1 g:-1 h:-1 i:-1 j:1 k:-1 l:1 m:-1
which modules	0:1 1:-2 3:-1 6:-1 8:-2 d:4 e:-1 g:-1 i:-1 k:-1 l:-1 m:-1
which of	0:-2 1:1 3:2 5:-1 c:-1 g:1 m:1
which one	0:-1 1:-1 3:1 h:2
which ones	0:-2 1:-2 3:1 h:3
which order	1:2 2:3 3:-1 5:-1 d:-2 k:-1 m:-1
which parts	0:-3 1:-1 2:-1 3:1 5:-1 b:4 d:-1 m:-1
which places	0:2 1:-2 2:-2 3:-1 8:-1 e:1 j:2 k:-2
which should	0:1
which tests	0:-1 3:-1 5:3 9:-1
while	0:-2 1:2 a:1
who	0:-3 1:3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:1 e:-1 h:-1 i:-1 j:5 k:1 l:-1 m:-1
who calls	0:-2 1:-3 2:2 3:-1 6:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:4 m:-1
who catches	1:-1 7:-1 8:-1 9:3
who emits	e:2 j:-1
who is	0:2 1:-2 3:-2 4:-1 8:1 9:-1 a:-1 b:-1 c:2 d:-1 e:2 f:-2 j:-1
who listens	f:2
who overrides	g:2
who reads	a:-1 b:2
who sets	a:2
who throws	8:2 9:-1
who triggers	8:-1 9:-1 b:-1 e:-4 f:-1 j:5 k:-1
who uses	1:-3 2:-1 3:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:5 k:-3 m:-1
whole	0:-1 1:3 3:-1 d:1 h:-1 m:-1
whom	0:-3 1:-3 2:3 3:-1 4:-1 6:-1 7:-1 8:1 9:-1 a:-1 b:-2 c:-1 d:-1 e:1 f:-1 i:-1 j:2 k:-1
whose	0:1 1:2 f:-1 j:-1
why	0:2 1:6 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 j:-1 k:-1 l:-1 m:-1
why $	0:-2 1:3
why do	0:-2 1:5 3:-1 k:-1 m:-1
why does	0:-1 1:5 3:-2 5:-1 6:-1 7:-1 8:-1 j:-1
why is	0:-1 1:3 3:2 7:-1 8:-2 9:-1
why was	0:4 1:-2 3:-2
widge*	0:-5 1:-1 2:-2 3:6 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-2 j:-1 k:-1 m:-1
widget	0:-3 2:-1 3:3 5:-1 6:-1 8:-1 e:-1 f:-1 g:3 h:-2 i:-2 j:-1 k:-1 m:-1
widgets	0:-4 1:-1 2:-1 3:5 4:-1 g:-1 i:2 k:-1 m:-1
wie	0:1 1:-2 2:-2 3:3 4:-2 5:2 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-2 d:1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:1
wie kommt	0:-3 1:2 2:-1 3:-3 5:-1 a:3 b:-1 d:-1 l:1
wie schlimm	0:-2 1:-1 3:3
wie viele	0:-1 1:-1 3:-1 a:-1 c:-1 d:3 h:1 l:-1
wie werden	0:5 1:-1 3:-2 i:-1 l:-1 m:-1
wiede*	0:1 1:-2 2:-2 3:-5 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
wieder	0:-2 1:3 3:-1 4:-1 5:-1 a:2
will	0:-2 1:-1 2:-1 3:3 4:2 8:1 a:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
windo*	1:5 2:1 3:-3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
window	0:2 1:-1 2:2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
windows	0:-5 1:6 2:-2 3:-3 4:-1 7:-1 m:-1
wir	0:-4 1:-3 2:-2 3:4 4:-1 5:-2 6:-1 7:-2 8:4 9:1 a:2 b:1 c:-2 d:-3 f:-2 g:-2 h:-2 i:-1 j:-2 k:-2 l:-2 m:1
wir den	0:-1 1:-1 3:1 9:1 f:1
wird	0:-3 1:2 3:-4 4:2 6:-1 7:-3 8:-2 9:-1 c:1 d:1 e:1 f:2 g:-1 h:-2 i:-2 j:1 l:-2 m:1
wird $	0:-2 1:-4 2:-1 3:1 4:4 5:-1 6:-2 7:-1 8:-1 9:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 m:2
wird das	0:-1 1:-1 2:-1 3:-1 4:-1 a:2 b:2 c:-1 g:-1 i:-1 k:1 m:-1
wird der	1:-1 3:-1 4:-1 a:-1 b:1 c:3 k:-1
wird die	0:4 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:1 c:-2 d:-1 e:-1 f:-1 g:1 j:2 k:1 l:-1 m:-1
wird ⟨name⟩	0:-4 1:1 2:-1 3:-1 4:-2 5:-1 6:-2 7:-1 8:-2 a:1 b:-2 d:1 e:3 f:1 g:-2 h:-1 i:-1 j:2 l:-1 m:-1
wirft	0:-5 1:-1 2:2 3:-1 4:-2 5:-1 6:-2 7:5 8:1 9:-2 a:-2 b:-2 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
wirft ⟨name⟩	0:-3 1:-2 2:-1 3:-2 4:-2 5:-1 6:-1 7:5 8:2 9:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
wise	0:-1 1:-1 3:2 7:1
with	0:3 1:-1 2:-1 3:5 4:-1 5:-1 6:-2 7:1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:-2 k:-1 l:-1 m:-2
with a	0:5 1:-2 2:-1 3:-1 4:-1 6:-2 7:-1 8:1 9:2 a:-1 c:-1 f:-1 g:-1 h:-1 j:-3 k:-1 l:-2
with and	1:-1 3:-2 f:-1 g:-1 h:3
with code	0:-1 1:2 3:-1
with it	0:-2 1:1 9:1
with length	1:1
with the	0:3 1:-4 2:-1 3:3 6:-1 8:1 j:-1
with this	0:-3 3:3
with what	0:2 1:-3 3:-1 6:-1 7:3 b:-1 c:-1 h:1 l:-1 m:-1
with ⟨name⟩	0:-3 1:-2 3:5 4:-1 7:-1 9:1 b:-1 f:-1
witho*	0:3 1:-3 2:-1 3:1 4:-1 5:-1 6:-1 c:-1 f:-1 h:2 j:-1 l:-1
without	0:3 1:-3 2:-1 3:1 4:-1 5:-1 6:-1 c:-1 f:-1 h:2 j:-1 l:-1
without a	0:-1 1:1 m:2
without an	0:1 1:-1 3:-2 f:-1 h:3 m:-1
wizar*	0:-3 1:-1 2:-1 3:-1 6:2 d:-1 f:2 l:2
wo	1:-1 2:-2 3:1 4:-2 5:-1 6:-2 7:-2 8:2 a:-1 b:1 c:2 d:-1 e:1 f:-2 h:-2 i:-2 k:2 l:-2 m:-2
wo ist	0:6 1:-1 3:-1 5:-1 7:-1 8:-3 9:-1 a:-2 b:-2 c:-3 d:-1 e:-2 f:-1 g:-2 j:-1 k:-1
wo kommt	0:-4 1:3 2:-1 3:-3 4:-1 5:-1 6:-1 8:-1 9:-1 a:-2 b:-2 c:-3 d:-1 e:-1 f:-1 g:-1 j:-1 k:4 l:-1 m:-1
wo wird	0:2 1:-2 2:-1 3:-2 4:-1 5:1 6:-1 7:-1 8:-2 9:-1 a:-2 d:1 e:3 f:1 g:-1 h:-1 i:-1 k:-3 l:-1 m:-1
wo überall	a:2 c:1
wofür	0:2 1:-1 2:-1 3:-3 4:-1 8:-1 9:-1 a:-1 b:4 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1
woher	0:2 1:3 3:-2 6:-1 8:2 a:-1 c:-2 j:-1 k:-1
woran	0:-3 1:4 2:-1 3:-2 6:1
words	0:3 1:2 2:-1 3:-3 5:-1 6:-1 7:-1 a:-1 i:1 j:-1 l:-1 m:-1
work	0:4 1:-1 2:-1 3:1 5:-1 6:-1 a:-1 l:-1 m:-1
work ?	0:3 3:-1
work in	1:-1 3:2
worke*	1:4 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:-1 b:-2 c:-1 d:-1 e:3 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
worker	0:-1 1:3 2:-2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:4 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
worker $	0:-2 1:-3 2:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:4 f:-1 i:-1 j:-1 l:-1
worker'	1:1
worker' panicked	1:1
workers	0:1 1:1 2:-1 3:-1 4:-1 9:2 a:-1 e:-1 f:-1 k:-1 l:-1
works	1:3 3:-1
works*	0:6 1:-4 2:-1 3:-1 4:-1 6:-1 7:-1 b:-2 j:-1 k:-1 m:-1
workspace	0:6 1:-4 2:-1 3:-1 4:-1 6:-1 7:-1 b:-2 j:-1 k:-1 m:-1
worst	0:-2 1:-1 3:4
worth	3:1
would	0:-1 2:-2 3:7 4:2 5:1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
would a	0:-2 3:2
would be	0:-2 1:3 3:-1 4:1
would i	0:3 2:-1 3:-2 4:2 l:-1
would you	0:-4 1:-2 2:-1 3:6 4:-1 f:-1 m:-1
wozu	0:4 1:-1 3:-1
write	0:4 1:1 3:-3 4:-1 5:-1 6:-1 7:2 a:-3 i:-1 l:-1 m:-1
write a	0:1
write one	0:3 1:-1 3:-2
write*	0:-1 1:1 a:2 b:1
writes	1:1 a:1 b:1
writt*	0:3 1:-3 3:-1 m:-1
written	0:3 1:-3 3:-1 m:-1
wrong	0:-5 1:1 2:-1 3:6 4:-1 6:-1 8:-1 f:-1 k:-1 m:-1
wrong with	0:-6 1:-2 3:7 7:-1 f:-1
würde	0:-4 1:-1 2:-1 3:4 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
würde*	0:-2 1:-1 2:-1 3:5 5:-1 8:-1 c:-1 d:-1 e:-1 k:-1 m:-1
würdest	0:-2 1:-1 2:-1 3:5 5:-1 8:-1 c:-1 d:-1 e:-1 k:-1 m:-1
würdest du	0:-2 1:-1 2:-1 3:5 5:-1 8:-1 c:-1 d:-1 e:-1 k:-1 m:-1
x	0:2 2:-1 3:1
x n	0:-1 1:4 3:-1
xml	0:1 1:-1 2:-1 3:2 d:-1 l:1
y	1:3 3:3 4:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-2 c:-1 d:-1 f:-1 g:-1 h:-1 j:-1 m:2
y a	0:2 1:-2 2:-1 3:-1 5:1 9:-1 a:-1 b:-1 g:1 h:-1 i:1 l:1 m:1
y dónde	0:1 8:-1 a:3 b:-1 f:-1 k:-1
y el	0:-2 1:3 2:-1 b:-1 j:-1 k:2 m:-1
y en	0:-4 1:1 2:2 3:-3 b:-1 c:-1 e:-1 f:-1 l:-1 m:4
y no	0:4 1:-3 3:-2 e:2 m:-1
y ⟨name⟩	0:2 1:-1 3:2 7:-1 g:-1 h:-1
ya	0:-1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:3 k:-2 l:-1 m:3
ya no	0:-1 3:-1 m:2
yaml	0:5 2:-1 3:-1 6:-1 e:-1 g:-1 m:-1
yeste*	0:-2 1:5 2:-1 3:-1 a:-1 c:-1 k:-1 l:-1
yesterday	0:-1 1:4 k:-1
yesterday $	0:-1 1:3 k:-1
yet	0:-1 1:3
you	0:-3 2:-1 3:5 4:-1 6:-1 f:-1 g:1 i:1 j:1 k:-1 l:1 m:-1
you please	3:-1 i:2
you say	0:-2 1:-1 3:3
zahlu*	0:4 1:-4 2:-2 3:-1 i:1
zeig	g:2 i:1
zeig mir	g:2 i:1
zeile	1:1 3:-1 5:-1 a:2 e:-1
zeile*	0:-5 1:5 2:-2 3:-2 4:-1 5:-2 6:4 7:-1 8:-2 9:-1 a:-1 b:-1 c:-2 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-3 l:-1 m:-1
zeilen	0:-2 1:3 2:-1 3:1 4:-1 8:-1 a:-1 c:-1 k:-1
zero	0:5 1:1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-2
zu	0:-4 1:-4 2:-2 3:3 4:-1 5:2 6:-2 7:-1 8:-2 9:-1 a:2 c:-2 d:-3 e:3 f:-1 g:-1 h:-2 i:-2 j:-2 k:-2 l:1 m:-2
zu viele	1:-1 3:3 d:-2
zuers*	0:-3 1:-1 2:3 4:-1 c:-1
zuerst	0:-3 1:-1 2:3 4:-1 c:-1
zum	0:2 1:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 a:-2 b:-2 c:-2 d:2 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:3 l:1 m:-1
zurüc*	0:-3 1:2 2:2 3:-2 4:-1 5:-1 6:-1 7:2 8:4 9:-2 a:-3 b:-3 c:-4 d:-1 e:-3 f:-2 g:-2 h:-1 i:-1 j:-1 k:-2 m:-1
zusam*	0:1 1:-3 2:-1 3:4 4:-1 5:-1 6:-1 7:-1 b:-1 c:-1 d:-1 g:-1 i:-1 j:1 k:-1 l:-1 m:-1
zusammenlegen	0:-3 1:-1 3:4 d:-1
zusta*	1:2 3:2 l:-1
zwar	0:-1 1:-1 3:-1 m:3
zwei	0:3 1:3 2:-1 3:-4 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-4 g:-1 h:2 i:-1 k:-1 l:-1 m:-2
zwisc*	0:-2 1:-2 2:-1 3:4 b:-1 d:-1 g:-1 h:-1 l:3 m:-1
zwischen	0:-2 1:-3 2:-1 3:4 b:-1 d:-1 h:-1 l:3 m:-1
zwischen den	0:-1 1:-3 3:4 l:-1
~a	1:1 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 9:1 b:-1 c:-2 d:-1 e:2 f:-1 g:-1 i:1 j:-1 k:-1 l:2 m:-1
~ag	0:-2 1:1 3:-2 e:2 i:2 m:-1
~ap	1:-1 2:-1 l:2
~api	1:-1 2:-1 l:2
~as	0:2 1:-2 3:-1 4:2 c:-1
~at	0:-1 1:2 8:-1 9:2 a:-1 c:-1 d:-1 e:2 f:-1
~atc	0:-1 8:-1 9:2 a:-1 e:2 f:-1
~atch	0:-1 8:-1 9:2 a:-1 e:2 f:-1
~b	0:-2 1:-1 2:-1 3:2 a:-1 c:1 e:2 l:1
~c	0:1 1:2 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 9:1 b:-1 c:-2 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
~ca	0:-1 1:1 3:-1 4:-1 8:-1 9:2 a:2 e:-1
~cat	0:-1 9:2
~catc	0:-1 9:2
~ce	0:-1 1:2 3:-1 a:2 e:-1
~ch	0:1 1:-1 8:-1 9:2 a:-1 d:-1 e:2 f:-1
~ci	1:2
~d	0:2 2:-2 3:1 5:-1 6:1 7:-1 8:-1 9:-1 b:-1 c:-2 d:-1 e:1 f:-1 g:2 i:-1 j:-1 k:-1 m:-1
~de	0:3 1:-1 3:-1 g:-1 h:1
~di	0:-2 3:3 a:-1 d:-1 e:2 f:-1
~e	0:2 1:1 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 b:1 c:2 e:1 f:-1 g:-1 i:1 j:-1 k:-1 l:-1
~ea	0:1 3:-1 h:1
~ed	0:-1 1:2 3:-1 a:2 e:-1
~el	1:2 3:-1 a:2
~er	0:3 1:1 3:-1 c:-1 e:-1 g:-1 h:1 i:-1 m:-1
~f	0:1 1:1 3:-1 4:-1 6:1 b:2 d:-1 h:-1 m:-1
~g	0:-4 1:2 2:-1 3:1 4:1 7:-1 a:-1 b:-1 c:1 d:-1 e:1 f:-1 g:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:-1
~h	0:1 1:-2 3:-1 4:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:3 f:-1 g:-1 h:1 i:-1 j:-1
~i	1:-2 2:-2 3:2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:1 d:2 e:2 f:-1 g:-1 h:-1 i:2 j:-1 k:-1 l:1 m:-1
~id	0:3 1:-1 2:-1 3:-1 4:1 c:-1
~il	0:-1 1:-1 3:2 b:2 d:-1 g:-1 i:2 m:-1
~im	0:-1 1:-1 3:-1 d:2 i:2
~imp	0:-1 1:-1 3:-1 d:2 i:2
~impo	0:-1 d:2
~in	0:1 1:-2 3:2 4:2 a:-1 e:-1 g:-1 j:-1 l:1
~is	0:-1 8:-1 a:-1 d:-1 e:3 f:-1
~it	0:1 1:-1 3:-1 e:2
~k	0:2 1:1 2:-1 3:-1 4:-1 a:-1 b:-1 d:-1 e:1 g:-1 i:1 l:-1 m:-1
~ke	0:1 1:-1 e:1
~l	0:1 1:1 2:-1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:1 c:-1 d:-2 e:1 f:-1 g:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:-2
~le	0:1 1:2 3:-1 a:1 b:2 d:-1 e:-1 k:-1 m:-1
~li	0:-1 3:2 e:2
~ll	0:-2 1:1 3:2 a:1 b:-1 c:-1 e:-1 g:-1 i:1 m:-1
~m	0:-1 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:1 d:2 e:2 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:2 m:-1
~me	0:-1 1:1 3:-1 e:2 m:-1
~mp	0:-1 1:-1 3:-1 d:2 i:2
~mpo	0:-1 d:2
~mpor	0:-1 d:2
~n	1:1 2:-1 3:1 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:2 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
~nc	1:1 3:-1 4:2 a:2 c:-2 e:-1
~nt	0:1 1:-1 4:1
~o	0:2 1:-1 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 9:-1 a:-1 b:1 d:1 f:-1 g:2 h:-1 i:1 j:-1 k:-1 l:-1
~on	0:-2 1:2 3:-1 4:2 a:-1 c:1
~or	0:1 1:-2 4:-1 6:-1 a:-1 b:-1 c:-1 d:2 e:-1 g:-1 h:-1 i:2 k:-1 l:-1 m:1
~ort	0:-1 1:-1 b:-1 d:2 m:2
~p	0:-1 1:-1 2:-1 3:-2 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:1 e:3 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:2 m:1
~pi	1:-1 2:-1 l:2
~po	0:-1 1:-1 b:-1 d:2 m:2
~por	0:-1 1:-1 b:-1 d:2 m:2
~port	0:-1 1:-1 b:-1 d:2 m:2
~q	1:-1 2:-1 3:-1 4:-1 a:1 b:-1 d:2 l:3 m:-1
~r	0:2 1:-1 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 9:-1 a:-1 b:1 c:-1 d:2 e:-1 f:-1 g:-1 i:2 j:-1 k:-1 l:1
~rd	0:3 1:-1
~re	d:2 i:1
~ro	0:1 8:1 b:2 d:-1
~rt	0:-1 1:-1 b:-1 d:2 m:2
~s	1:1 2:-1 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:4 f:-1 g:-1 h:-1 i:2 j:-1 k:-1 m:-2
~se	0:2 1:-1 3:-1 c:1 e:-1
~st	0:-2 1:1 4:2 a:-1 c:-1 e:-1 g:-1 i:2 m:-1
~sto	0:-1 1:-1 i:2
~stor	0:-1 1:-1 i:2
~t	0:1 1:-1 2:-1 3:-2 4:1 5:-1 6:-1 7:-1 9:1 a:-2 b:-1 c:-1 d:1 e:2 f:-1 g:2 h:-1 i:1 j:-1 k:-1 l:1
~tc	0:-1 8:-1 9:2 a:-1 e:2 f:-1
~tch	0:-1 8:-1 9:2 a:-1 e:2 f:-1
~to	1:-1 3:-1 4:-1 d:-1 e:-1 g:2 h:-1 i:2 m:-1
~tor	0:-1 1:-1 3:1 i:2
~t하	0:-1 1:-1 d:2 e:1
~t하는	0:-1 1:-1 d:2 e:1
~u	0:2 1:2 3:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:1 f:-1 i:-1 k:-1 l:-1 m:-1
~ui	1:-1 3:-1 4:1 d:2
~v	1:1 l:2
~w	0:1 1:-2 3:-1 8:1 c:2
~y	0:2 1:-2 3:-1 4:2 c:-1
~あ	0:-1 1:-1 3:1 4:-1 6:-1 9:1 a:-1 b:-1 c:1 e:1 h:3 i:-1 j:-1 k:-1 l:-1 m:1
~あり	0:-1 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 9:2 c:-1 d:-1 e:-1 f:1 g:1 h:1 k:-1 l:-1 m:1
~ありま	0:-1 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 9:2 c:-1 d:-1 e:-1 f:1 g:1 h:1 k:-1 l:-1 m:1
~あります	0:-1 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 9:2 c:-1 d:-1 e:-1 f:1 g:1 h:1 k:-1 l:-1 m:1
~ある	1:1 2:-1 3:2 4:-1 5:-1 6:-1 8:1 a:-1 b:-1 c:1 e:1 f:-1 g:-1 h:2 j:-1 k:-1 l:-1
~あるの	0:2 1:-1 3:-1 7:-1 8:2 a:-1 c:-1 e:2 f:-1 h:-1 i:-1 k:-1
~い	0:1 1:1 2:-1 3:1 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:1 f:1 h:-1 j:1 k:1
~いい	0:4 3:-1 k:-1
~いう	0:-1 1:-1 2:2 3:-1 8:2 l:1
~いか	0:1 1:-2 3:2 l:1 m:1
~いく	0:-2 1:1 3:-1 i:2
~いし	1:-1 3:1 g:1
~いしま	1:-1 3:1 g:1
~いします	1:-1 3:1 g:1
~いた	0:-1 1:-1 2:1 3:-1 6:-1 j:3 l:1
~いただ	2:1 j:2
~いただけ	2:1 j:2
~いて	0:1 1:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-2 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:4 k:3 l:-1
~いてる	0:-1 1:-2 3:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:3 l:-1
~いで	0:1 1:-3 2:1 3:1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:2 d:1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:1
~いです	0:1 1:-2 2:1 3:-1 4:1 6:-1 7:-1 8:-1 a:-1 c:2 d:1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:1
~いですか	0:2 1:-1 4:1
~いと	1:-1 2:1 3:1
~いな	0:-1 1:-1 m:3
~いない	0:-1 1:-1 m:3
~いの	0:-1 1:1 2:-1 3:3 4:1 5:-1 7:-1 8:1 a:-1 e:-1 g:-1 l:-1 m:-1
~いので	0:-1 1:1 2:-1 3:1 4:1 8:1 e:-1
~いのは	0:-1 1:-1 3:3 5:-1
~いは	0:3 3:-2
~いま	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:2 7:-1 8:1 a:1 b:1 c:-1 e:-1 f:-1 g:-1 i:-1 k:1 l:-1 m:-1
~います	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:2 7:-1 8:1 a:1 b:1 c:-1 e:-1 f:-1 g:-1 i:-1 k:1 l:-1 m:-1
~いますか	0:1 1:-1 2:-1 3:-1 4:-1 5:-1 6:2 8:-1 a:1 b:1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:1 l:-1 m:-1
~いる	0:-1 2:-1 3:-1 4:-1 6:-1 7:-1 c:1 d:2 e:2 g:1 h:-1 i:1 k:-1 l:-1 m:-1
~いるの	2:-1 3:-2 4:-1 5:1 6:-1 7:-1 8:1 9:-1 a:1 c:-1 d:2 e:2 i:1 j:1 k:-1 l:-1 m:-1
~いるので	0:2 1:1 3:-1
~いるのは	0:-3 1:-1 2:-1 3:-1 4:-1 5:1 6:-1 7:-1 8:1 9:-1 a:1 c:-1 d:2 e:2 i:1 j:1 k:-1 l:-1
~いるク	8:-1 b:2 f:-1 i:1
~いるクラ	i:1
~いるコ	0:-1 3:-1 b:1 f:2 i:-1
~いるコー	0:-1 3:-1 f:2
~いるフ	0:2 3:-1 d:1
~いるファ	0:2 3:-1 d:1
~いる箇	0:-1 1:-1 3:-1 4:-1 6:-1 8:-1 a:-1 b:-1 c:3 d:-1 e:2 f:-1 g:-1 i:-1 k:1
~いる箇所	0:-1 1:-1 3:-1 4:-1 6:-1 8:-1 a:-1 b:-1 c:3 d:-1 e:2 f:-1 g:-1 i:-1 k:1
~い出	k:2 m:1
~い出し	k:2 m:1
~い分	0:1 3:-1 h:1
~い分け	0:1 3:-1 h:1
~い関	m:2
~い関数	m:2
~う	0:1 2:-1 3:3 4:-1 5:-1 6:-2 7:1 8:1 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:-2 l:-1 m:2
~うい	0:-1 1:-1 2:1 3:1 l:1
~ういう	2:2 3:-1 l:1
~うか	0:1 1:-1 2:-1 3:2 5:-1 8:-1 a:-1 d:1 e:1
~うが	1:1 3:1
~うで	0:-3 3:3 g:2
~うな	0:-2 1:-2 3:4 5:1
~うなの	0:-1 2:1 3:1
~うなのは	3:2
~うに	0:2 1:2 3:-2
~うや	0:2 2:-1 3:-1
~うやっ	0:2 2:-1 3:-1
~うやって	0:2 2:-1 3:-1
~うる	0:-1 3:-1 7:3 8:-1 a:1
~うる例	0:-1 7:3 8:-1
~うる例外	0:-1 7:3 8:-1
~う使	0:3 3:-2 m:1
~え	0:2 1:2 2:-1 4:1 5:-1 8:-1 9:-1 a:2 b:-2 e:-1 g:1 h:-1 i:-2 k:-1 l:-1 m:-1
~えた	0:-1 1:-1 3:1 4:2 a:-1
~えて	1:2 3:-1 4:-1 5:-1 6:-1 8:-1 9:-1 a:1 b:-1 e:-1 f:1 g:1 h:-1 i:-2 j:1 k:-1 l:-1
~えてい	0:-2 1:3 2:1 3:-1 g:2 i:-2 j:1
~えてく	0:1 1:1 7:1 f:1 i:-1
~えてくだ	0:1 7:1 f:1 i:-1
~えま	0:-1 1:1 2:-1 3:2 4:-1 6:2 b:-1 c:-1
~えます	0:-1 1:1 2:-1 3:2 4:-1 6:2 b:-1 c:-1
~お	0:1 1:-1 2:1 3:1 b:-1 g:1 l:-1
~お願	1:-1 3:1 g:1
~お願い	1:-1 3:1 g:1
~お願いし	1:-1 3:1 g:1
~か	0:1 1:-1 2:1 3:2 4:1 6:1 8:-1 a:-1 d:-1 f:-1 h:-1
~から	0:-1 1:-1 3:1 4:1 5:-1 6:2 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:2 m:1
~からも	m:2
~から呼	6:2 j:1
~かり	0:1 3:1
~かりま	0:1 3:1
~が	0:-3 1:6 3:2 5:-2 7:1 9:1 a:-1 b:-1 d:-1 e:-2 f:-2 g:-1 h:1 k:-1 l:1 m:-1
~があ	0:1 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:1 i:1 k:-1 l:-1 m:1
~がある	0:1 1:2 3:-2 4:-1 7:-1 8:2 a:-1 c:-1 e:-1 f:-1 g:-1 i:1 m:-1
~がい	1:-1 3:1 h:1 j:1
~が一	0:-1 1:3 3:1
~が二	0:1 1:1
~が先	0:-1 1:-2 2:3 3:2 4:-1 e:-1 f:-2
~が実	0:-1 1:1 3:-1 6:2 9:-1 a:-1 e:-1 g:-1 i:2
~が残	3:-1 m:2
~が残っ	3:-1 m:2
~が残って	3:-1 m:2
~が高	0:-1 3:2
~き	0:-1 1:-3 2:1 3:2 4:2 6:-1 7:2 9:3 b:-2 c:-2 d:-1 e:-2 g:1 h:-1 i:-2 j:-3 k:-2 l:-1 m:-1
~きに	0:-2 1:-1 3:2 5:-1 7:3
~き継	0:4 2:-1 3:-2
~ぎ	0:-2 1:-1 3:4 d:-1
~ぎて	1:-1 3:2
~く	1:-1 2:1 4:-1 6:-1 7:2 8:-1 9:-1 a:-1 e:-2 g:-1 h:1 i:1 j:-1 k:-1 l:3 m:-1
~くだ	0:-1 1:-1 2:-1 3:1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:1 j:-1 k:-1
~くださ	0:-1 1:-1 2:-1 3:1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:1 j:-1 k:-1
~ください	0:-1 1:-1 2:-1 3:1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:1 j:-1 k:-1
~くな	0:-1 1:1 3:-1 5:2
~くま	0:-1 2:-1 3:-1 6:-1 b:-1 l:3
~くまで	0:-1 2:-1 3:-1 6:-1 b:-1 l:3
~くら	0:-1 1:-1 4:1 d:2
~くらい	0:-1 1:-1 4:1 d:2
~くり	0:2 3:-1
~け	0:-2 1:3 2:-1 3:1 4:-1 5:-1 6:-2 7:-1 a:1 c:-1 d:-1 g:1 h:2 i:-2 j:2 k:-1 m:-1
~けて	0:-1 2:-1 3:3 8:-1 9:1 f:-1 i:-1 l:1
~けで	1:-1 3:1 6:-1 e:1 j:2
~けど	0:-2 1:2 2:-1 3:1 4:-1 6:-1 8:-1 a:-1 b:1 c:-1 h:2 i:-1 j:-1 k:-1
~けま	2:1 j:2
~けます	2:1 j:2
~けますか	2:1 j:2
~け落	1:1
~け落ち	1:1
~げ	1:-2 2:-1 3:2 4:-1 6:-1 7:2 8:3 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 k:-1 l:-1
~げて	0:-1 3:2 8:2 e:-1 j:1
~げてる	8:2 e:-1
~げる	0:-1 1:-1 3:2 7:-1 8:2 e:-1
~こ	0:2 1:-2 2:-1 3:5 4:1 5:-1 6:-1 7:-1 9:-1 c:1 d:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
~こか	0:1 1:-1 4:-1 6:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:4 k:1 l:-1
~こから	0:1 1:-1 4:-1 6:-1 a:-1 b:-1 c:-1 f:-1 g:-1 j:4 k:-1 l:-1
~こから呼	6:-1 j:3
~こが	0:-1 3:2 4:1 c:-1
~ここ	0:4 1:-1 3:-1 b:-1 c:-1
~こで	0:3 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 a:2 b:1 c:1 e:1 f:1 g:-1 h:-1 i:-1 l:-1 m:-1
~こです	0:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:2 j:1
~こですか	0:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:2 j:1
~こと	0:-1 1:-2 3:3 5:-1 c:1
~こに	1:-1 2:1 3:-1 4:3 7:-1 8:-1 a:-1 c:-1 e:-1 f:1 g:-1 i:1 j:-1 k:-1 l:-1
~こにあ	9:1 b:1 i:1
~こにあり	0:1 3:-1 9:1 b:1 i:1
~この	0:1 1:-2 2:-1 3:5 4:-1 6:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1
~このリ	0:2
~このリポ	0:2
~ころ	0:-1 1:-1 2:1 3:2 8:1 b:1 k:-1
~ご	0:-1 1:1 3:2
~さ	0:1 1:-1 2:-1 3:-1 4:-2 6:1 9:-1 a:1 c:1 d:-1 e:-1 f:1 l:1
~さい	0:-1 1:-1 2:-1 3:1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:1 j:-1 k:-1
~され	1:-1 2:-1 3:-3 4:-2 6:1 7:1 8:-2 a:2 b:-2 c:2 d:-1 g:1 h:-1 i:-1 l:1
~されて	0:1 2:-1 3:-3 4:-1 5:1 6:-1 a:-1 b:-1 e:-1 f:-1 g:1 i:-1 j:1 k:1 l:-1 m:1
~されてい	0:2 1:-1 3:-2 6:-1 a:-1 g:1 j:2 m:1
~されてま	b:-1 c:1 k:2
~されま	0:-2 4:-1 8:-1 9:1 a:1 b:-1 c:1 e:1 f:1 j:-1 k:-1
~されます	0:-2 4:-1 8:-1 9:1 a:1 b:-1 c:1 e:1 f:1 j:-1 k:-1
~される	0:-1 1:-1 2:-1 3:-1 4:-1 5:-1 6:2 7:1 8:-1 9:-1 a:3 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:2
~されるん	0:1 a:2
~ざ	0:1 1:-1 2:-1 3:1 b:-1 l:2
~ざっ	0:1 1:-1 2:-1 3:1 b:-1 l:2
~ざっく	0:2 3:-1
~ざっくり	0:2 3:-1
~し	0:1 1:1 2:-1 f:-1 h:-1 i:1 j:-1 l:1
~しい	0:1 3:2 a:-1 b:-1 c:-1 e:-1 f:-1 l:1 m:1
~した	0:2 1:1 2:1 3:-3 4:3 5:1 6:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-2 e:-1 f:-1 g:-1 h:-1 j:-1
~したい	0:4 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:2 d:-1 e:-1 g:-1 i:-1 j:-1 k:1 l:-1 m:1
~したと	0:-1 2:2 7:2
~したとき	0:-1 2:2 7:2
~したら	0:-1 1:2 3:-2 4:3 9:-1 c:-1 e:-1 f:-1
~した場	4:2
~した場合	4:2
~して	2:-1 4:-1 7:-1 b:1 c:1 d:1 e:1 h:-1 i:1 j:-1 m:-1
~してい	1:-1 2:-1 3:-2 4:-1 7:-1 a:1 b:1 c:1 d:1 e:1 f:-1 h:-1 i:2 l:-1 m:-1
~していま	1:-1 3:-1 6:3 8:1 9:1 a:-1 f:-1 j:-1
~している	1:-1 2:-1 3:-2 4:-1 6:-2 7:-1 8:1 a:1 b:1 c:1 d:1 e:1 f:-1 h:-1 i:2 j:1 l:-1 m:-1
~してく	0:-1 8:-1 9:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 l:1
~してくだ	0:-1 1:-1 3:1 8:-1 9:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 l:1
~してな	0:-1 1:1 3:1 4:-1 c:2 m:-1
~してない	0:-1 1:1 3:1 4:-1 c:2 m:-1
~してほ	0:-1 3:1 m:1
~してほし	0:-1 3:1 m:1
~しても	0:-1 1:3 3:-1 4:2 6:2 a:-1 c:-1 h:-1 l:-1 m:-1
~してる	0:-1 1:-2 2:-2 3:-1 4:-1 7:-1 9:1 b:1 c:1 d:1 g:1 h:-2 j:-1 k:1 l:1 m:-1
~してると	1:-1 3:-1 8:1 b:1 c:2 k:-1
~してるの	1:1 8:1 9:-1 m:1
~してるコ	3:-2 9:1 b:2 e:-1 f:1 k:-1
~してる箇	8:1 a:2 c:-1 e:-1 k:-1
~しま	0:1 1:1 2:-1 3:1 5:-1 6:-1 7:1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:-1
~します	0:1 2:-1 3:1 5:-1 6:-1 7:1 8:-1 9:1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:-1
~しますか	0:1 1:-1 2:-1 3:-1 6:-1 7:1 8:-1 9:1 a:-1 c:-1 f:-1 g:-1 h:-1 i:2
~しょ	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~しょう	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~しょうか	0:1 1:-1 2:-1 3:2 5:-1 8:-1 a:-1 d:1 e:1
~じ	0:-2 1:2 2:-1 3:2 4:-1 a:-1 b:-1 c:2 e:-1 f:-1 g:-1 k:-1 l:-1 m:-1
~じゃ	0:-1 1:-2 3:3 c:2
~じゃな	0:-1 1:-2 3:3 c:2
~す	0:1 2:1 3:2 4:1 6:-1 a:-1 b:-1 c:1 d:-1 f:1 h:-1 i:-1 k:-1 l:-1
~すか	0:2 1:-2 3:1 4:1 7:-1 8:-1 b:-1 c:-1 d:-1 h:-1
~すが	0:-1 1:2 3:-2 4:2 6:-1 a:-1 g:1 j:1 l:-1 m:-1
~すぎ	0:-2 1:-1 3:4 d:-1
~すぎて	1:-1 3:2
~すべ	0:-1 3:1 5:2 j:1
~すべき	0:-1 3:1 5:2
~する	1:2 4:1 5:-1 6:-1 7:1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
~すると	0:-2 1:2 2:-1 3:-2 4:2 6:-1 7:2 c:-1
~するの	1:1 3:1
~する手	0:1
~する手順	0:1
~ず	0:-1 1:3 3:1 4:-1 8:-1 9:-1 a:2 b:-1 c:-1 e:-1 f:-1 g:-1 j:-1 m:-1
~せ	0:-1 1:3 3:-1 4:-1 5:2 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:1 m:-1
~せば	5:1
~せん	0:1 1:2 2:1 3:-1
~ぜ	0:3 1:1
~そ	0:-3 2:1 3:2 4:-1 5:1 6:-1 7:-1 8:-1 9:1 c:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:1 k:-1 l:-1 m:-1
~そう	0:-1 1:-2 3:4 5:1
~そうな	0:-1 1:-2 3:3 5:1
~そうなの	3:2
~それ	0:-2 1:-1 3:-1 6:-1 9:1 h:2 j:1
~た	0:1 1:1 4:2 5:1 8:-1 9:2 a:-2 b:-2 d:-1 e:-2 f:-2 g:-1 i:-1 j:-1 k:-1 l:2 m:-1
~たい	0:3 1:-3 2:1 3:-2 4:1 5:-1 6:1 9:-1 a:-1 b:-1 c:2 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:1
~たいで	1:-1 2:2 3:-1 6:-1 8:-1 a:-1 c:3 d:1 e:-1 j:-1 k:-1
~たいです	1:-1 2:2 3:-1 6:-1 8:-1 a:-1 c:3 d:1 e:-1 j:-1 k:-1
~たいの	0:1 1:-1 4:1 8:1 e:-1
~たいので	0:1 1:-1 4:1 8:1 e:-1
~ただ	2:1 j:2
~ただけ	2:1 j:2
~ただけま	2:1 j:2
~たと	0:-1 2:2 7:2
~たとき	0:-1 2:2 7:2
~たの	0:-1 1:2
~たま	0:-1 1:2 3:1
~たら	0:-3 2:-1 3:1 4:2 5:1 6:-1 7:-1 8:-1 9:4 a:-2 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-2 l:-1 m:-1
~た場	4:3
~た場合	4:3
~だ	0:-1 1:1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 b:1 c:-1 e:-1 f:1 g:1 j:1 k:1 m:-1
~だけ	0:-1 1:3 3:-1 4:-1 6:-1 7:-1 8:1 9:-1 a:1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
~だけで	6:-1 e:1 j:2
~だけど	0:-1 1:1 3:2
~だけま	2:1 j:2
~だけます	2:1 j:2
~だけ落	1:1
~だけ落ち	1:1
~ださ	0:-1 1:-1 2:-1 3:1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:1 j:-1 k:-1
~ださい	0:-1 1:-1 2:-1 3:1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:1 j:-1 k:-1
~だと	0:-1 1:1 3:1 5:-1 f:1
~だと思	0:-1 1:1 3:1 5:-1
~だと思う	0:-1 1:1 3:1 5:-1
~ち	0:1 1:2 2:2 3:-1 5:1 7:-1 8:-1 a:-1 d:-1 e:-1 f:-2 h:-1 k:-1 l:-1 m:1
~ちる	1:2
~っ	0:1 1:2 3:2 4:-2 5:-1 6:-1 7:-1 8:-1 9:2 c:-1 f:-1 h:-1 j:-2 k:1 l:-1 m:-1
~っく	0:2 3:-1
~っくり	0:2 3:-1
~っけ	0:-2 1:-1 3:-1 6:-1 g:2 h:1 i:-1 j:1
~った	1:1 2:-1 3:1 5:1
~って	0:1 1:1 2:-1 3:1 4:-2 5:-1 6:-1 8:-1 9:2 b:1 c:-1 g:-2 j:-3 k:1 l:-1
~ってい	0:2 1:-1 2:-1 3:1 4:-1 9:-1 a:-1 b:-2 c:-1 d:1 e:-1 f:2 g:-1 i:-1 j:-1 k:-1 l:-1 m:1
~っていま	0:1 d:1
~っている	0:-1 1:2 2:-1 3:1 9:-1 b:-1 f:2 l:-1
~ってど	0:3 1:-2 2:-1 3:-2 4:-1 5:1 6:-1 7:-1 8:-1 a:3 c:-1 d:1 e:-1 f:-1 g:-1 k:-1 l:-1
~ってどこ	0:3 1:-1 3:-1 a:1 b:1 c:-1 e:-1 f:-1 k:-1
~ってどれ	3:-1 5:1 d:2 m:1
~っても	0:2 1:1 3:-1
~ってる	0:-4 1:2 2:-1 3:2 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
~って何	0:1 3:-1 b:2 c:-1 k:-1
~っぽ	0:-2 1:3 2:-1 m:-1
~っぽい	0:-2 1:3 2:-1 m:-1
~つ	0:-2 1:-2 2:-2 3:3 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 d:-1 e:-1 f:2 g:-1 i:3 k:-1 l:-1 m:-1
~つぶ	0:-1 9:3
~つぶし	0:-1 9:3
~つぶして	0:-1 9:3
~つ増	0:2 1:2 3:-1 d:-1
~て	0:1 2:-1 3:1 4:-1 7:-1 9:1 c:1 k:1 l:-1
~てあ	0:1 1:1 3:-1 9:-1 a:-1 f:2
~てある	0:1 1:1 3:-1
~てい	0:1 1:-1 2:-1 3:-1 4:-1 5:-1 7:-1 a:1 e:1 g:1 h:-1 l:-1
~ていた	2:1 j:2
~ていただ	2:1 j:2
~ていな	0:-1 1:-1 m:3
~ていない	0:-1 1:-1 m:3
~ていま	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:2 8:1 a:1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:1 l:-1 m:-1
~ています	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:2 8:1 a:1 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 k:1 l:-1 m:-1
~ている	0:-1 1:1 2:-1 3:-1 4:-1 6:-2 7:-1 b:1 c:1 d:1 e:1 f:1 g:1 h:-1 i:1 l:-1 m:-1
~ているの	2:-1 3:-2 4:-1 5:1 6:-1 7:-1 8:1 9:-1 a:1 c:-1 d:1 e:2 i:1 j:1 k:-1 l:-1 m:-1
~ているク	8:-1 b:2 f:-1 i:1
~ているコ	0:-1 3:-1 b:1 f:2 i:-1
~ているフ	0:2 3:-1 d:1
~ている箇	0:-1 1:-1 6:-1 8:-1 b:-1 c:3 d:-1 e:1 g:-1 i:-1 k:1
~てか	0:-1 1:-1 2:2 3:-1 b:-1 l:2
~てから	0:-1 1:-1 2:2 3:-1 b:-1 l:2
~てく	0:-1 1:1 2:-1 3:1 6:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1
~てくだ	2:-1 3:1 6:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:2 g:-1 i:-1 j:-1 l:1
~てくださ	2:-1 3:1 6:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:2 g:-1 i:-1 j:-1 l:1
~てど	0:3 1:-1 2:-1 3:-2 4:-1 5:1 6:-1 7:-1 8:-1 a:3 c:-1 d:1 e:-1 f:-1 g:-1 k:-1 l:-1
~てどこ	0:3 1:-1 3:-1 a:1 b:1 c:-1 e:-1 f:-1 k:-1
~てどこで	0:2 1:-1 a:2 c:-1 e:-1
~てどれ	3:-1 5:1 d:2 m:1
~てな	0:-2 3:2 4:-1 5:1 9:-1 a:-1 c:2 k:-1
~てない	0:-2 3:3 4:-1 9:-1 a:-1 c:2 k:-1 m:1
~てほ	0:-2 2:-1 3:2 e:-1 f:-1 l:1 m:2
~てほし	0:-2 2:-1 3:2 e:-1 f:-1 l:1 m:2
~てほしい	0:-2 2:-1 3:2 e:-1 f:-1 l:1 m:2
~てま	0:1 1:-1 2:-1 4:-1 5:1 9:-1 b:-1 c:2 d:-1 e:-1 k:1 l:-1 m:-1
~てます	0:1 1:-1 2:-1 4:-1 5:1 9:-1 b:-1 c:2 d:-1 e:-1 k:1 l:-1 m:-1
~てますか	0:2 1:-1 2:-1 5:1 b:-1 c:-1 e:-1 k:1 m:-1
~ても	1:3 3:-2 4:1 6:1 a:-1 b:-1 c:-1 d:-1 e:-1 h:-1 k:-1 l:-1 m:-1
~ても大	0:2 1:-1 3:-1 4:2 a:-1
~ても大丈	0:2 1:-1 3:-1 4:2 a:-1
~てる	0:-2 2:-2 4:-2 6:-1 7:-2 a:-1 b:1 c:1 f:-1 g:1 h:-2 i:-1 j:2 k:3 m:-1
~てると	1:-1 3:-1 8:1 b:1 c:2 k:-1
~てるとこ	1:-1 3:-1 8:1 b:1 c:2 k:-1
~てるの	0:-2 3:-1 4:-1 5:-1 6:-1 7:-1 9:1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1
~てるのに	0:-1 1:2 3:-1 m:1
~てるん	0:2 1:1 2:-1 3:-1 a:-1 b:-1 c:2 j:-1
~てるんで	0:2 1:1 2:-1 3:-1 a:-1 b:-1 c:2 j:-1
~てるコ	3:-2 9:1 b:2 e:-1 f:1 k:-1
~てるフ	0:-1 1:-1 3:1 d:2
~てるファ	0:-1 1:-1 3:1 d:2
~てる気	0:-1 1:-1 3:3
~てる気が	0:-1 1:-1 3:3
~てる箇	8:1 a:2 c:-1 e:-1 k:-1
~てる箇所	8:1 a:2 c:-1 e:-1 k:-1
~て何	0:1 3:-1 b:2 c:-1 k:-1
~で	0:2 1:1 2:1 4:-1 5:-1 7:-1 a:-1 b:-1 c:2 f:-1 h:-1 i:-1 j:-1 k:-1 l:1
~でい	1:-1 3:-1 a:-1 d:3 e:2 f:-1 m:-1
~でいる	0:-1 1:-1 3:-1 b:-2 d:3 e:2 m:-1
~でし	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~でしょ	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~でしょう	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~です	0:2 1:1 2:2 3:1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-2 c:2 h:-1 i:-1 k:-1 l:-1
~ですか	0:2 1:-1 2:1 3:2 6:-1 7:-1 8:-1 9:-1 b:-2 d:-1 e:1 g:1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
~ですが	0:-1 1:2 3:-1 4:2 a:-1 g:1
~での	0:2 1:-2 2:-1 3:-1 l:3
~では	0:3 5:-1 6:-1 8:-1 a:-1 c:-1 d:-1 l:1
~ではど	0:3 1:-1 2:1 3:-1 l:1
~ではどう	0:2 1:-1 3:-1 l:1
~でる	0:-2 1:-2 2:2 3:-1 6:3 7:-1 c:-1 d:-1 h:-1 j:1 k:-1 l:-1 m:1
~で上	0:-1 g:2
~で何	0:-1 1:-1 2:1 3:1 6:3 7:-1 h:1 j:-1
~で使	k:2
~で使わ	k:2
~で使われ	k:2
~で呼	0:-1 1:-1 6:3 j:-1
~で呼ば	0:-1 1:-1 6:2 j:-1 l:1
~で呼ばれ	0:-1 1:-1 6:2 j:-1 l:1
~で落	1:2
~で落ち	1:2
~で落ちる	1:2
~で設	0:3 1:-1 3:-1 a:-1
~で設定	0:3 1:-1 3:-1 a:-1
~と	0:2 2:2 3:3 5:-1 6:-1 7:2 9:-1 a:-2 b:-1 c:1 d:-1 e:-2 f:-2 g:-1 i:-2 j:-1 k:-2 l:-1 m:-1
~とき	0:-1 1:1 2:1 3:-2 4:-1 7:3 c:-1 f:1 h:-1 i:-1 k:-1 l:-1
~とこ	0:-2 1:-1 3:3 9:-1 b:1 c:2 j:-1 k:-1
~ところ	0:-1 1:-1 2:1 3:2 8:1 b:1 k:-1
~とど	0:2 3:1 d:-1
~とは	0:2 3:-1 5:-1 c:2
~と思	0:-1 1:1 3:1 5:-1
~と思う	0:-1 1:1 3:1 5:-1
~ど	0:2 1:-2 2:1 3:1 4:1 6:-1 7:-1 8:1 9:-1 c:-1 d:-1 i:-1 l:1 m:-1
~どい	0:-3 1:-1 2:-1 3:2 e:-1 f:3
~どう	0:4 1:-3 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 m:-1
~どうい	2:2 3:-1 l:1
~どういう	2:2 3:-1 l:1
~どうや	0:2 2:-1 3:-1
~どうやっ	0:2 2:-1 3:-1
~どう使	0:3 3:-2
~どこ	0:2 1:-2 2:-1 4:2 5:-1 6:-1 7:-1 9:-1 b:1 c:-1 d:-1 e:1 f:1 g:-1 h:-1 j:2 m:-1
~どこか	0:1 1:-1 4:-1 6:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:4 k:1 l:-1
~どこから	0:1 1:-1 4:-1 6:-1 a:-1 b:-1 c:-1 f:-1 g:-1 j:4 k:-1 l:-1
~どこが	0:-1 3:2 4:1 c:-1
~どこで	0:2 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 a:2 b:1 c:1 e:1 f:1 g:-1 h:-1 i:-1 l:-1 m:-1
~どこです	0:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:2 j:1
~どこに	1:-1 2:1 3:-1 4:3 7:-1 8:-1 a:-1 c:-1 e:-1 f:1 g:-1 i:1 j:-1 k:-1 l:-1
~どこにあ	9:1 b:1 i:1
~どの	0:3 1:-1 2:-1 3:-1 5:1 7:-1 8:2 9:1 a:1 b:-1 c:-1 d:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
~どのク	1:-1 8:-1 9:2 f:1 g:1
~どのクラ	1:-1 8:-1 9:2 f:1 g:1
~どのテ	0:1 1:-1 5:1
~どのフ	0:1 5:1
~どのファ	0:1 5:1
~どれ	0:-1 1:-2 2:-1 4:-1 5:2 7:-1 8:1 9:-1 a:1 b:-1 c:-1 e:-1 f:-2 g:2 h:-1 i:-2 j:-1 k:2 l:-1 m:1
~どれで	0:-1 3:1 5:1 6:-1 8:3 c:-1 e:-1 g:1 h:-1 j:-1 k:-1
~どれです	0:-1 3:1 5:1 g:1
~どん	0:-2 1:-1 2:2 3:-1 7:2 f:-1 h:2
~どんな	0:-2 1:-1 2:2 3:-1 7:2 f:-1 h:2
~な	0:-1 1:4 3:4 6:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:2
~ない	0:-2 1:3 2:-1 3:3 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
~ないか	0:-1 1:-2 3:2 m:1
~ない関	m:2
~ない関数	m:2
~なく	0:1 3:-2 5:1 c:2 m:-1
~なくな	0:-1 1:1 3:-1 5:2
~なぜ	0:3 1:1 3:-1
~なっ	0:1 1:1 2:-1 3:2 d:-1 l:-1
~なった	0:-1 1:1 3:1
~なって	0:2 2:-1 3:2
~なってい	0:2 1:-2 3:2
~なの	1:1 3:1
~なので	1:1 2:1
~なのです	1:1 2:1
~なのに	1:1
~なのは	3:2
~なら	0:-1 1:-1 3:3
~なる	0:-2 1:4 2:-1 4:2 6:-1 a:-1 c:-1 e:-1 f:-1 i:-1 l:1 m:-1
~なん	0:1 1:1 3:-1 m:-1
~なんで	0:1 1:1 3:-1 m:-1
~に	0:-1 1:2 2:2 3:3 4:2 5:-1 8:-1 9:-1 b:-1 c:-1 d:-1 f:-2 g:-1 j:-1 k:-1 l:2 m:-1
~にあ	9:1 b:1 i:1
~にあり	0:1 3:-1 9:1 b:1 i:1
~にありま	0:1 3:-1 9:1 b:1 i:1
~にし	0:2 1:-1 2:-1 3:-2 4:1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:-1 m:1
~にした	0:2 1:1 3:-2 4:1
~にして	0:1 1:-2 3:-1 8:-1 a:4 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 m:1
~にど	b:2 l:-1
~にな	1:3 2:-2 3:2 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
~になっ	0:1 1:1 2:-1 3:2 d:-1 l:-1
~になって	0:2 2:-1 3:2
~になる	0:-2 1:4 2:-1 3:-1 4:2 6:-1 a:-1 c:-1 e:-1 f:-1 i:-1 l:1 m:-1
~には	0:1 1:-1 3:-1 a:-1 f:-1 g:1 h:2 m:1
~にはど	0:1 1:-1 3:-1 a:-1 f:-1 g:1 h:2
~に入	0:-1 1:1 2:-1 3:-1 l:3
~に入る	0:-1 1:1 2:-1 3:-1 l:2
~に変	1:-1 4:2
~に書	1:-1 3:1 5:1 9:-1 a:-1 f:2
~の	0:3 1:2 4:-1 7:-1 a:-1 c:-2 d:-1 e:2 g:-1 j:-1 k:-1 m:-1
~のか	0:2 2:2 3:-1
~のが	0:2 1:-1 3:2
~ので	0:2 1:2 4:1 7:-1 8:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 l:-1 m:-1
~のでし	0:1 1:2 3:-1
~のでしょ	0:1 1:2 3:-1
~のです	0:2 1:1 2:1 3:-1 4:1 e:-1
~のですが	1:2 2:1 3:-1 4:1
~のど	0:-1 1:1 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:3
~のに	0:-2 1:4 2:-1 3:-1
~のは	0:-4 1:2 2:-1 3:1 4:-1 6:-1 7:-1 8:2 b:-1 c:-1 d:1 e:1 g:1 i:-1 k:-1 l:-1
~のはど	0:-1 1:-1 2:-1 3:1 4:-1 5:1 6:-1 7:-1 8:2 a:-1 c:-1 e:1 f:1 g:-1 i:-1 j:1 k:-1
~のはどこ	0:-1 1:-1 3:-1 8:1 9:-1 a:-1 c:-1 d:1 e:1 f:1 j:1 k:-1
~のはどの	0:-1 1:-1 8:2 9:1 a:-1 d:-1 e:1 f:1 g:-1 i:-1
~のはどれ	3:1 5:1 k:-1 m:1
~のは誰	1:-1 6:-1 a:2 e:1 f:-1 j:1
~のオ	h:3
~のオー	h:3
~のオーバ	h:3
~のク	0:1 1:-1 2:-1 3:-1 8:-1 9:1 a:-1 e:-1 f:1 g:1 l:1
~のクラ	0:1 1:-1 3:-1 8:-1 9:1 e:-1 f:1 g:1
~のクラス	1:-1 8:-1 9:2 f:1 g:1
~のコ	0:1 1:-1 3:2 4:1 6:-1 c:-2 h:-1 j:2 k:-1
~のコン	0:3 4:1 c:-2
~のコー	0:-2 2:1 3:2 6:-1 j:2
~のコード	0:-2 2:1 3:2 6:-1 j:2
~のサ	0:-2 1:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 e:-1 f:3 g:-2 i:1 k:-1
~のサブ	0:-2 1:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 e:-1 f:3 g:-2 i:1 k:-1
~のテ	1:-1 3:-1 5:3
~のテス	0:-2 3:-1 5:3
~のテスト	0:-2 3:-1 5:3
~のハ	1:-1 6:1 f:1
~のフ	0:2 2:-1 5:1
~のファ	0:1 5:1
~のファイ	0:1 5:1
~のメ	3:2 8:1 i:-1
~のリ	1:1 2:-1 3:1 b:-1 f:2
~のリス	0:-1 1:-1 3:1 f:2
~のリポ	0:2
~のリポジ	0:2
~のリリ	0:-1 1:2 2:-1
~のリリー	0:-1 1:2 2:-1
~の一	0:-1 1:-1 3:1 8:1 g:1 i:1
~の一覧	0:-1 8:1 g:1 i:2
~の中	6:3 j:-1
~の中で	6:3 j:-1
~の代	0:2 3:-1 a:2 k:-1
~の代わ	0:3 3:-1 k:-1
~の代わり	0:3 3:-1 k:-1
~の使	0:-2 3:2 h:1 k:1
~の値	0:-2 1:-1 3:-1 b:4 k:-1 l:-1 m:1
~の全	0:1
~の処	9:-1 a:-1 f:2 l:1
~の処理	9:-1 a:-1 f:2 l:1
~の呼	1:-1 l:2
~の呼び	1:-1 l:2
~の呼び出	1:-1 l:2
~の実	0:-1 1:-1 2:3 3:-1 a:-1 e:-1 g:-1 i:1
~の流	1:-1 l:2
~の流れ	1:-1 l:2
~の流れを	1:-1 l:2
~の設	0:1 3:1 a:-1
~の違	0:4 1:-1 3:-2
~の違い	0:4 1:-1 3:-2
~は	0:1 1:1 3:1 4:-1 5:-1 6:-1 8:1 d:-1 f:1 h:-1 i:1 k:-1 m:-1
~はあ	0:-1 9:2 c:2 f:-1 g:2 h:1 i:-2
~はあり	0:-1 5:1 9:2 f:-1 g:2 i:-2
~はありま	0:-1 5:1 9:2 f:-1 g:2 i:-2
~はず	0:-1 1:3 3:-1 a:2 f:-1 j:-1
~はど	0:2 1:-3 4:-1 6:-1 8:2 c:-1 d:-1 e:1 f:2 i:-1 j:1 k:-1 l:-1
~はどう	0:3 1:-2 2:1 3:1 5:-1 8:-1 a:-1 f:-1 l:1
~はどうい	0:-1 2:2 3:-1 l:1
~はどうや	0:2 2:-1 3:-1
~はどこ	0:1 1:-2 3:-1 4:-1 5:-1 6:-1 7:-1 b:1 e:2 f:1 g:-1 h:-1 j:2 k:-1 l:-1 m:-1
~はどこか	0:-1 6:-1 a:-1 c:-1 j:4
~はどこで	0:1 1:-1 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 a:1 e:2 f:1 h:-1 i:-1 l:-1 m:-1
~はどこに	0:-1 1:-1 2:2 4:-1 9:1 a:-1 f:1 g:-1 i:1
~はどの	0:3 1:-2 3:-2 4:1 5:1 6:-1 7:-1 8:1 9:1 a:-1 b:-1 c:-1 d:-1 g:1 i:-1 j:-1 k:-1 l:-1 m:-1
~はどのク	1:-1 8:-1 9:2 f:1 g:1
~はどのフ	0:1 5:1
~はどれ	1:-1 2:-1 3:1 4:-1 5:2 6:-1 7:-1 8:2 9:-1 a:1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:1
~はどれで	0:-1 5:1 6:-1 8:3 c:-1 e:-1 g:1 h:-1 j:-1 k:-1
~はどん	0:-1 7:2 h:2
~はどんな	0:-1 7:2 h:2
~はな	0:1 1:1 3:-1
~は何	0:4 1:1 2:-1 3:-2 4:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:2 e:-1 f:-1 g:-1 h:-1 j:-2 l:-1 m:-1
~は何で	0:2 1:1 3:-1
~は何を	0:4 2:-1 3:-1 4:-1 6:1 c:-1 h:-1 i:-1 j:-1 k:-1 m:-1
~は誰	0:-1 1:-2 4:-1 6:-1 8:-1 9:-1 a:3 b:-1 c:2 d:-1 f:-1 i:-1
~は通	0:-1 1:2
~は通る	0:-1 1:2
~は通るの	0:-1 1:2
~ば	0:2 1:-1 2:-1 3:-1 4:-1 5:1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 m:1
~ばい	0:2 3:-2 5:1
~ばいい	0:2 3:-2 5:1
~ばれ	0:-1 1:1 3:-1 6:2 a:-1 j:1 m:1
~ばれて	1:1 j:1 m:1
~ばれま	1:1 j:1 l:1
~び	0:-2 1:1 2:2 3:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:1 m:-1
~び出	0:-1 6:2 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:2
~び出し	0:-1 6:1 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 j:2 k:-1 l:2
~び出して	6:1 e:-1 j:2
~ぶ	0:-1 1:2 3:-2 9:3
~ぶし	0:-1 9:3
~ぶして	0:-1 9:3
~べ	0:-3 1:1 2:-1 4:-1 5:2 6:1 7:1 c:-1 d:-1 k:-1 l:-1 m:1
~べき	0:-2 3:1 5:2 7:2 k:-1
~べて	0:-1 1:2 2:-1 3:-2 6:2 j:1 m:1
~ほ	0:-2 2:-1 3:3 e:-1 f:-1 l:1 m:2
~ほし	0:-2 2:-1 3:2 e:-1 f:-1 l:1 m:2
~ほしい	0:-2 2:-1 3:2 e:-1 f:-1 l:1 m:2
~ぽ	0:-2 1:3 2:-1 m:-1
~ぽい	0:-2 1:3 2:-1 m:-1
~ま	0:-1 1:1 4:1 5:-1 7:-1 d:-1 e:-1 f:-1 h:1 j:-1 l:2 m:-1
~ます	1:-1 2:-1 3:1 4:1 d:-1 e:-1
~ますか	1:-2 3:1 4:1 6:1 9:1 c:-1 d:-1
~ませ	0:1 1:2 2:1 3:-1
~ません	0:1 1:2 2:1 3:-1
~まだ	0:-1 1:-1 b:-1 c:-1 d:1 j:-1 k:2
~まで	0:-3 1:-2 2:2 3:-2 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:5 m:-1
~までの	1:-1 2:-1 l:3
~まま	0:-1 1:2
~まれ	0:-1 1:1 3:-1 4:2 a:-1 b:3 d:-1 e:-1 f:-1 k:-1 l:-1
~まわ	0:-2 3:2 5:1
~まわり	0:-2 3:2 5:1
~み	0:2 2:-1 3:1 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:1 c:2 d:1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
~み取	0:2 1:-1 2:-1 b:1 l:2
~み込	0:-1 1:1 3:-1 7:1 b:1 d:2 f:-1 m:-1
~め	0:6 1:-2 2:-1 3:-2 4:-1 6:-1 7:-1 8:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
~めて	0:3 1:-1 3:-1 6:-1 8:-1 c:-1 h:2 i:-1
~も	0:-1 1:3 2:-1 3:-1 4:2 5:-1 7:-1 8:-1 b:-1 c:-1 d:-2 e:-1 f:-1 g:1 i:-2 j:-1 k:-1 l:-1 m:5
~もあ	a:1 h:1
~もう	0:-1 1:-1 3:-1 m:3
~もの	0:-1 1:-1 3:-1 d:-1 f:-1 g:2 h:1 i:-2 k:-1 m:4
~ものは	f:-1 g:2 h:1 i:-2 k:-1 m:1
~も使	k:-1 m:2
~も使わ	k:-1 m:2
~も使われ	k:-1 m:2
~も大	0:2 1:-1 3:-1 4:2 a:-1
~も大丈	0:2 1:-1 3:-1 4:2 a:-1
~も大丈夫	0:2 1:-1 3:-1 4:2 a:-1
~ゃ	0:-1 1:-1 3:3 c:2 d:-1
~ゃな	0:-1 1:-2 3:3 c:2
~や	0:3 2:-2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:1 k:-1 l:-1 m:-1
~やっ	0:2 1:-2 2:-1 3:3 c:-1
~やって	0:2 1:-2 2:-1 3:3 c:-1
~やつ	0:-1 1:-1 3:-1 c:1 i:2 j:1
~ょ	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~ょう	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~ょうか	0:1 1:-1 2:-1 3:2 5:-1 8:-1 a:-1 d:1 e:1
~よ	0:2 1:2 3:1 4:-1 5:-1 a:-1 e:-1 f:-1 g:1 h:-1 i:-1 l:-1
~よう	0:1 1:1 a:-1 g:1
~ような	1:-1 2:1 3:2
~ように	0:2 1:2 3:-2
~ら	0:-4 2:-1 3:3 4:2 6:1 8:-1 9:2 b:-2 e:-1 f:-2 g:-1 h:-1 i:-1 k:-2 l:1
~らい	0:-1 1:-1 3:1 4:1 d:2
~らいで	4:1
~らな	0:-1 1:3 3:-1
~らない	0:-1 1:3 3:-1
~らも	m:2
~られ	0:-1 1:-1 2:-1 3:1 8:1 9:-1 c:2 m:-1
~られて	1:-1 3:1 c:2 m:-1
~ら呼	6:2 j:1
~り	0:1 1:-1 2:2 3:1 6:1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 e:-2 i:-1 j:-1 k:-1 l:2
~りた	0:1 1:-1 2:1 3:-1 6:2 8:-1 d:1 e:-1 j:-1 l:-1
~りたい	0:1 1:-1 2:1 3:-1 6:2 8:-1 d:1 e:-1 j:-1 l:-1
~りたいで	1:-1 2:2 3:-1 d:1
~りつ	0:-1 9:3
~りつぶ	0:-1 9:3
~りつぶし	0:-1 9:3
~りに	0:3 3:-1 k:-1
~りの	0:-1 3:1 5:1
~りま	0:-1 1:-1 2:1 3:-1 4:-1 6:-1 7:-1 8:-1 9:1 c:-1 d:-1 e:-1 f:1 g:1 h:1 i:-1 k:-1 l:1 m:1
~ります	0:-2 1:-1 2:1 4:-1 6:-1 7:-1 8:-1 9:2 c:-1 d:-1 e:-1 f:1 g:1 h:1 k:-1 l:1 m:1
~りますか	0:-2 1:-1 2:1 4:-1 6:-1 7:-1 8:-1 9:2 c:-1 d:-1 e:-1 f:1 g:1 h:1 j:-1 k:-1 l:1 m:1
~る	0:-1 1:2 4:-1 5:-1 6:1 9:-1 h:-1 k:1 m:-1
~るけ	0:-1 1:1 6:-1 8:-1 b:1 h:2 i:-1 k:-1
~るけど	0:-1 1:1 6:-1 8:-1 b:1 h:2 i:-1 k:-1
~ると	0:-1 1:2 2:-1 4:1 5:-1 6:1 7:1 9:-1 a:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~るとこ	0:-1 1:-1 3:1 b:1 c:2 k:-1
~るところ	3:2 8:1 b:1 k:-1
~るの	0:1 1:2 3:-2 5:-1 6:-1 7:-2 8:1 9:-1 a:1 b:1 c:-2 e:2 f:-1 g:-1 h:-1 i:-1 k:1 l:-2 m:-1
~るのか	0:1 1:1 2:2 3:-1
~るのが	0:2 1:-1 3:2
~るので	0:3 1:1 3:-1 e:-1
~るのでし	0:1 1:2 3:-1
~るのに	0:-2 1:3 3:-1 m:1
~るのは	0:-4 1:2 2:-1 3:-3 4:-1 6:-1 7:-1 8:3 a:1 b:-1 c:-1 d:2 e:2 g:-1 h:-1 j:1 k:-1 l:-1 m:-1
~るのはど	0:-1 1:-1 3:-1 5:1 6:-1 7:-1 8:2 9:1 a:-1 c:-1 e:2 f:1 g:-1 i:-1 j:1 k:-1
~るのは誰	1:-1 6:-1 a:2 e:1 f:-1 j:1
~るは	1:1
~るはず	1:1
~るま	0:-1 1:-3 2:1 3:-1 4:-1 f:-1 l:4
~るまで	0:-1 1:-3 2:1 3:-1 4:-1 f:-1 l:4
~るまでの	1:-1 2:-1 l:3
~るん	0:2 1:1 2:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~るんだ	0:-1 1:1 3:1 h:1
~るんだけ	0:-1 1:1 3:2
~るんで	0:2 1:1 2:2 3:-2 4:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
~るんでし	0:2 1:1 3:-1
~るんです	0:1 1:1 2:2 3:-2 4:-1 6:-1 7:-1 9:-1 a:1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
~るエ	0:-2 1:-1 2:-1 3:-1 7:2 8:-1 d:-1 g:2 i:-1 m:1
~るク	0:-1 3:-1 4:1 6:-1 7:-1 8:-1 b:2 c:-1 f:1 i:1
~るクラ	0:-1 3:-1 4:1 6:-1 f:1 i:1 l:1
~るクラス	0:-1 3:-1 4:1 6:-1 f:1 i:1 l:1
~るコ	0:-1 1:-1 2:-1 3:-2 4:1 6:-1 8:-1 9:1 a:-1 b:3 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~るコン	0:-1 9:1 b:1 f:1
~るコー	1:-1 2:-1 3:-2 4:1 b:2 e:-1 f:2 i:-1 k:-1 l:-1
~るコード	1:-1 2:-1 3:-2 4:1 b:2 e:-1 f:2 i:-1 k:-1 l:-1
~るフ	0:2 1:-1 2:-1 3:1 a:-1 c:-1 d:2 i:-1 m:-1
~るファ	0:2 1:-1 2:-1 3:1 a:-1 c:-1 d:2 i:-1 m:-1
~るファイ	0:2 1:-1 2:-1 3:1 a:-1 c:-1 d:2 i:-1 m:-1
~る例	0:-1 7:3 8:-1
~る例外	0:-1 7:3 8:-1
~る処	0:-1 1:-1 6:2 8:2 a:2 f:-1 j:-1 l:-1
~る処理	0:-1 1:-1 6:2 8:2 a:2 f:-1 j:-1 l:-1
~る手	0:1
~る手順	0:1
~る手順を	0:1
~る気	0:-1 1:-1 3:3
~る気が	0:-1 1:-1 3:3
~る箇	0:-1 1:-2 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 a:2 b:-1 c:2 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 l:-1 m:-1
~る箇所	0:-1 1:-2 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 a:2 b:-1 c:2 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 l:-1 m:-1
~る関	0:-1 1:-1 2:-1 4:-1 6:4 c:-1 d:-1 h:-1 j:1 k:-1 l:-1 m:-1
~る関数	0:-1 1:-1 2:-1 4:-1 6:4 c:-1 d:-1 h:-1 j:1 k:-1 l:-1 m:-1
~る関数を	0:-1 1:-1 2:-1 3:-1 6:4 h:-1
~れ	0:-1 1:1 2:-1 3:-1 4:1 5:1 6:1 7:-1 a:1 c:1 d:-1 e:-1 f:-1 g:1 i:-1 k:1 m:1
~れた	0:-1 1:-1 l:2
~れて	1:-1 2:-1 3:-1 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:1 k:1 l:-1 m:2
~れてい	3:-2 6:-1 a:1 c:-1 e:-1 g:1 j:1 k:1 m:2
~れていな	0:-1 1:-1 3:-1 m:3
~れていま	0:1 3:-1 6:-1 a:2 c:-1 g:-1 j:1 k:2 m:-1
~れてな	0:-1 1:-1 3:1 5:2 m:1
~れてない	0:-1 3:1 m:1
~れてま	1:-1 2:-1 3:-1 5:1 b:-1 c:3 e:-1 k:1 m:-1
~れてます	1:-1 2:-1 3:-1 5:1 b:-1 c:3 e:-1 k:1 m:-1
~れてる	1:-1 3:1 6:1 g:1 j:1
~れで	0:-1 3:1 5:1 6:-1 8:3 c:-1 e:-1 g:1 h:-1 j:-1 k:-1
~れです	0:-1 3:1 5:1 g:1
~れですか	0:-1 3:1 5:1 g:1
~れと	0:2 1:-1 9:1 d:-1
~れば	0:2 1:-2 3:-1 c:1 d:-1 m:1
~れま	0:-1 1:2 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 b:1 d:-1 e:1 f:1 h:-1 j:-1 k:-1
~れます	0:-1 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 9:1 b:1 d:-1 e:1 f:1 j:-1 k:-1 l:1
~れますか	0:-1 1:-1 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 9:1 b:1 d:-1 e:1 f:1 j:-1 k:-1 l:1
~れる	0:-1 1:2 2:-2 3:-3 4:2 5:-2 6:4 7:1 8:-1 9:-1 a:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
~れるの	0:-1 1:2 2:-1 3:-1 4:2 5:-1 6:-1 a:2 b:1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1 m:-1
~れるん	0:1 a:2
~れを	1:-1 j:1 l:2
~ろ	0:1 1:-2 3:2 8:1 b:1 k:-1
~わ	0:1 1:2 2:-1 3:-1 4:-1 5:1 6:-1 8:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:1 m:2
~わか	1:2 3:-1
~わり	0:2 1:-1 3:1 5:1 k:-1
~わりに	0:3 3:-1 k:-1
~われ	0:-2 1:-1 3:-1 a:2 j:-1 k:1 m:2
~われて	0:-2 1:-1 3:-1 a:2 j:-1 k:1 m:2
~われてい	0:-2 a:2 j:-1 k:2 m:1
~われてな	1:-1 m:2
~を	1:-4 3:-1 4:2 8:1 e:2 f:1 h:-1 l:1 m:-1
~をお	1:-1 3:1 g:1
~をお願	1:-1 3:1 g:1
~をお願い	1:-1 3:1 g:1
~をく	0:-1 8:1 b:1 e:-1 f:-1 i:2
~をくだ	0:-1 8:1 b:1 e:-1 f:-1 i:2
~をくださ	0:-1 8:1 b:1 e:-1 f:-1 i:2
~をオ	g:2
~をオー	g:2
~をオーバ	g:2
~を一	0:3 1:-1 3:-1 4:1 d:-1 m:1
~を一つ	0:3 1:-1 3:-1 4:1 d:-1
~を使	0:-1 1:-1 3:-1 6:-2 a:-1 b:2 c:-1 d:-1 e:-1 j:2 k:3 l:-1 m:-1
~を使っ	0:-1 1:-1 3:-1 b:2 k:1
~を使って	0:-1 1:-1 3:-1 b:2 k:1
~を全	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 8:-2 9:-1 a:1 b:-2 c:-1 d:1 e:3 f:-1 h:-1 i:-1 j:-1 k:2 l:-1
~を全部	0:-1 1:-1 3:-1 4:-1 5:-1 6:-1 8:-2 9:-1 a:1 b:-2 c:-1 d:-1 e:3 f:-1 h:-1 i:-1 j:-1 k:2 l:-1
~を切	j:1
~を列	6:1 9:1 h:-1 j:1
~を列挙	6:1 9:1 h:-1 j:1
~を列挙し	6:2 j:1
~を参	b:2 k:-1
~を参照	b:2 k:-1
~を参照し	b:2 k:-1
~を受	9:-1 a:-1 f:1 h:1 l:1
~を呼	0:-1 6:2 e:-1 j:2
~を呼び	6:1 e:-1 j:2
~を呼び出	6:1 e:-1 j:2
~を変	1:-1 3:-1 4:1 5:1 a:1
~を変更	a:2
~を投	1:-1 8:2
~を投げ	1:-1 8:2
~を指	0:2 3:1
~を探	0:-1 1:-1 3:-1 8:2 9:-1 b:2 c:-1 d:-1 f:2 i:-1
~を探し	0:-1 1:-1 3:-1 8:2 9:-1 b:2 c:-1 d:-1 f:2 i:-1
~を探して	0:-1 1:-1 3:-1 8:2 9:-1 b:2 c:-1 d:-1 f:2 i:-1
~を握	0:-1 9:3
~を握り	0:-1 9:3
~を握りつ	0:-1 9:3
~を教	0:2 1:-1 3:-1 5:-1 7:1 f:1 i:-1
~を教え	0:2 1:-1 3:-1 5:-1 7:1 f:1 i:-1
~を教えて	0:2 1:-1 3:-1 5:-1 7:1 f:1 i:-1
~を洗	0:-1 1:-1 3:2 k:2
~を発	1:-1 7:-1 8:1 a:-1 c:-1 e:3 j:-1
~を直	0:1 1:-1 5:2
~を直し	0:1 1:-1 3:-2 5:2
~を直した	0:1 1:-1 3:-2 5:2
~を知	1:-1 3:-1 4:1 6:2 c:1 d:1 j:-1
~を知り	1:-1 3:-1 4:1 6:2 c:1 d:1 j:-1
~を知りた	1:-1 3:-1 4:1 6:2 c:1 d:1 j:-1
~を継	0:-1 3:-1 e:-1 g:-1 i:3
~を継承	0:-1 3:-1 e:-1 g:-1 i:3
~を継承し	0:-1 3:-1 e:-1 g:-1 i:3
~を読	0:-1 1:-1 2:-1 3:-1 7:1 9:-1 a:-1 b:2 d:2 f:-1 j:-1 k:-1 l:1 m:-1
~を読み	0:-1 1:-1 2:-1 3:-1 7:1 a:-1 d:2 f:-1 l:1 m:-1
~を購	0:-1 e:-1 f:3
~を購読	0:-1 e:-1 f:3
~を購読し	0:-1 e:-1 f:3
~を追	0:1 1:-1 2:-1 l:2
~を追加	0:1
~を追加す	0:1
~ん	0:1 3:-2 4:-1 5:-1 6:1 7:2 8:-2 9:-1 a:1 b:-1 d:1 g:-2 h:2 k:-2 l:-2
~んだ	0:1 1:-1 2:-1 3:2 f:1 h:1 i:-1
~んだけ	0:-1 1:1 3:2
~んだけど	0:-1 1:1 3:2
~んで	0:1 2:1 3:-3 5:-1 6:2 7:1 8:-1 9:-1 b:-1 c:1 d:2 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1
~んでい	0:-1 1:-1 3:-1 a:-1 d:3 e:2 m:-1
~んでいる	0:-1 1:-1 3:-1 b:-2 d:3 e:2 m:-1
~んでし	0:2 1:1 3:-1
~んでしょ	0:2 1:1 3:-1
~んです	0:1 1:1 2:2 3:-2 4:1 6:-1 7:-1 9:-1 a:1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
~んですか	0:2 1:-1 2:2 3:-1 4:-1 6:-1 9:-1 a:1 b:-1 c:2 e:-1 f:-1 g:-1 j:-1 k:-1
~んでる	0:-2 1:-2 2:2 3:-1 6:3 7:-1 c:-1 d:-1 h:-1 j:1 k:-1 l:-1 m:1
~んな	0:-2 1:-1 2:2 3:-1 7:2 f:-1 h:2
~ァ	1:2 2:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
~ァイ	0:1 1:-2 2:-1 5:1 6:-1 8:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:1
~ァイル	0:1 1:-2 2:-1 5:1 6:-1 8:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:1
~ァイルは	0:2 3:-1 d:1
~ァク	0:-1 1:-1 3:2 c:1
~ア	0:-1 1:1 2:2 3:2 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 j:-1 k:-1 l:1 m:-1
~アウ	0:1 1:2 3:-1 a:-1
~アウト	0:1 1:2 3:-1 a:-1
~アク	0:-1 1:-1 2:-1 3:3 b:-1 e:1
~アッ	0:-1 1:-1 2:-1 i:1 l:2
~アップ	0:-1 1:-1 2:-1 i:1 l:2
~アプ	0:-2 1:1 2:2
~アプリ	0:-2 1:1 2:2
~アン	1:-1 3:-1 7:-1 8:2 e:2 f:-1
~アント	1:-1 3:-1 7:-1 8:2 e:2 f:-1
~ィ	0:1 1:-1 2:-1 3:1 8:-1 a:-1 b:-1 e:-1 f:-1 g:2 i:-1 k:-1 m:1
~イ	0:1 2:2 4:-1 5:-1 6:-1 7:-1 9:-1 a:-2 b:-1 d:2 e:-1 f:1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
~イア	1:-1 3:-1 7:-1 8:2 e:2 f:-1
~イアン	1:-1 3:-1 7:-1 8:2 e:2 f:-1
~イアント	1:-1 3:-1 7:-1 8:2 e:2 f:-1
~イグ	0:1 1:1
~イグレ	0:1 1:1
~イグレー	0:1 1:1
~イド	e:-1 g:3
~イドし	g:2
~イドして	g:2
~イベ	0:-1 1:-1 2:3 m:1
~イベン	0:-1 1:-1 2:3 m:1
~イベント	0:-1 1:-1 2:3 m:1
~イム	0:1 1:2 3:-1 a:-1
~イル	0:1 1:-2 2:-1 5:1 6:-1 8:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:1
~イルは	0:2 3:-1 d:1
~イン	2:1 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:2 e:-1 f:-1 g:-1 i:1 j:-1 k:-1 l:-1
~インス	0:-1 3:-1 c:3
~インスタ	0:-1 3:-1 c:3
~ウ	1:2 2:2 3:-1 a:-1 l:-1
~ウト	0:1 1:2 3:-1 a:-1
~ェ	0:-1 2:2 3:-2 c:2 i:2 l:-1
~ェク	3:-1 c:2
~ェクト	3:-1 c:2
~エ	0:2 1:-1 3:-1 4:-1 5:-1 6:1 7:1 8:1 a:-1 b:2 c:-1 d:-1 e:-1 f:-2 g:2 h:-1 i:-2 j:-1 k:-1 m:1
~エス	0:1 2:2 3:-1 l:-1
~エスト	0:1 2:2 3:-1 l:-1
~エラ	0:3 1:-2 2:-1 3:-1 7:2 8:1 9:1 e:-1 f:-1
~エラー	0:3 1:-2 2:-1 3:-1 7:2 8:1 9:1 e:-1 f:-1
~エラーは	0:2
~エラーを	1:-1 8:2 9:1
~エリ	0:-1 1:-2 2:-1 3:2 8:-1 b:2 f:-1 i:-1 l:1
~エン	0:-1 1:-1 2:-1 3:-1 6:2 d:-1 g:2 i:-1 k:-1 m:1
~ォ	0:1 2:-1 6:-1 l:2
~オ	0:-2 1:-1 3:-1 5:-1 6:-1 a:-1 c:2 e:-1 f:-1 g:2 h:2 j:-1 k:-1
~オー	0:-1 a:-1 e:-1 f:-1 g:2 h:3
~オーバ	0:-1 a:-1 e:-1 f:-1 g:2 h:3
~オーバー	0:-1 a:-1 e:-1 f:-1 g:2 h:3
~カ	0:1 2:-1 3:-2 4:1 5:1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
~カル	0:2 3:-1
~カルで	0:2 3:-1
~キ	0:-1 1:-1 3:1 4:-1 8:-1 9:1 a:-1 b:2 c:-1 d:-1 e:1 f:-1 k:-1 l:-1 m:1
~キャ	0:2 3:-1 9:1
~キャッ	0:2 3:-1 9:1
~キャッシ	0:2 3:-1
~キュ	0:-1 1:-1 2:1 3:1 e:2
~ク	0:-2 2:3 3:1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:1 c:1 d:-1 f:2 g:1 h:-1 i:1 j:-2 k:-1 l:-1 m:-1
~クし	0:-1 1:2
~クして	0:-1 1:2
~クは	0:1 1:-1 2:-1 5:1
~クはど	0:1 1:-1 2:-1 5:1
~クエ	0:1 1:-2 2:1 3:1 8:-1 b:2 c:-1 e:-1 f:-1 i:-1 l:1
~クエス	0:1 2:2 3:-1 l:-1
~クエスト	0:1 2:2 3:-1 l:-1
~クエリ	0:-1 1:-2 2:-1 3:2 8:-1 b:2 f:-1 i:-1 l:1
~クタ	0:1 3:2 4:1 c:-2
~クト	0:-1 1:1 2:-1 3:-2 c:3
~クラ	1:-1 2:-1 3:-1 4:1 5:-1 6:-1 a:-1 b:-1 c:-1 d:-1 f:3 g:2 h:-1 i:2 j:-1 k:-1 m:-1
~クライ	1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 e:1 f:3 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1
~クライア	1:-1 3:-1 7:-1 8:2 e:2 f:-1
~クラス	1:-2 2:-1 4:1 5:-1 6:-1 7:1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:2 h:-1 i:2 j:-1 k:-1 m:-1
~クラスの	0:3 1:-1 3:-1 f:-1 g:2 i:-1
~クラスを	0:-1 3:-1 4:1 7:1 f:1
~グ	0:3 1:2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 l:-1
~グイ	0:1 1:2 2:2 3:-2 l:-1
~グイン	0:1 1:2 2:2 3:-2 l:-1
~グレ	0:1 1:1
~グレー	0:1 1:1
~グレーシ	0:1 1:1
~ケ	0:-2 1:2 3:1 5:1 b:-1 d:2 e:-1 m:-1
~ケー	0:-2 1:1 3:2 5:1 b:-1 d:2 e:-1 m:-1
~ケージ	0:-1 1:-1 3:2 d:2
~コ	0:2 1:-4 5:-1 6:-2 7:-1 8:-2 a:-2 b:1 c:-2 d:-1 e:1 f:1 g:-2 h:-1 j:2 k:2 l:1 m:-1
~コン	0:2 1:-1 3:-1 4:1 6:-1 9:1 b:1 c:-2 d:-1 f:1 g:-1 h:-1 i:-1 j:1 l:-1
~コンポ	3:-1 b:1 f:2
~コンポー	3:-1 b:1 f:2
~コー	0:1 1:-3 2:1 5:-1 6:-2 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:2 f:1 g:-1 h:-1 i:-1 j:2 k:-2 l:1 m:-1
~コード	0:1 1:-3 2:1 5:-1 6:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:2 f:1 g:-1 h:-1 i:-1 j:1 k:-2 l:2 m:-1
~コードは	0:-2 1:-1 3:-1 4:1 b:3 e:1 f:-1 k:-1
~コード上	0:4 1:-2 2:-1 3:-1 e:-1 f:-1 l:2
~サ	1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:3 f:3 g:-2 h:-1 i:1 j:-1 k:-1 l:1
~サブ	0:-2 1:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 e:-1 f:3 g:-2 i:1 k:-1
~サー	0:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1
~サービ	0:-1 1:-1 3:1 8:-1 e:3 h:-1 i:-1
~サービス	0:-1 1:-1 3:1 8:-1 e:3 h:-1 i:-1
~ザ	1:1 2:-1 3:1 4:1
~ザー	0:-1 3:2 4:1
~シ	0:2 1:2 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:3 f:-1 g:-1 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
~シュ	0:2 1:1 3:-1 c:-1 e:2 h:-1 i:-1
~ショ	0:1 1:1 e:1
~ション	0:1 1:1 e:1
~ジ	0:1 1:2 2:-2 3:1 4:-1 6:-1 7:-1 8:1 9:-1 b:-1 c:1 d:1 f:-1 h:-1 j:-1 k:-1 l:-1 m:-1
~ジの	0:2 1:1 3:-1 e:-1
~ジを	0:-1 1:-1 3:-1 d:2 e:2 i:1
~ジェ	3:-1 c:2
~ジェク	3:-1 c:2
~ジェクト	3:-1 c:2
~ジッ	0:-1 1:-1 3:2 5:1
~ジック	0:-1 1:-1 3:2 5:1
~ジト	0:2 3:-1
~ジトリ	0:2 3:-1
~ジュ	0:-1 1:-1 3:2 8:2 a:1 d:1 e:-1
~ジュー	0:-1 1:-1 3:2 8:2 a:1 d:1 e:-1
~ジュール	0:-1 1:-1 3:2 8:2 a:1 d:1 e:-1
~ジョ	0:-1 1:2 3:-1 g:2
~ジョブ	0:-1 1:2 3:-1 g:2
~ス	0:-1 1:1 4:1 5:3 6:-1 7:-1 8:-2 9:-1 a:-2 b:-2 d:-1 f:3 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
~スに	0:-1 1:-1 2:-1 3:3 b:-1 l:1
~スの	0:2 1:2 2:-1 4:-1 e:-1 f:-1 g:1
~スは	0:-2 3:-1 5:1 g:-1 i:3
~スを	0:-1 3:-1 4:1 7:1 c:1 f:1
~スク	0:-3 2:2 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:3 g:-1 i:-2 k:-1
~スタ	0:-1 3:-1 c:3
~スタン	0:-1 3:-1 c:3
~スタンス	0:-1 3:-1 c:3
~スト	1:-1 2:1 5:4 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
~ストが	0:-2 2:2 3:3 5:-2 l:-1
~ス化	0:-1 1:-1 3:1 c:2
~セ	0:-3 1:-2 2:-1 3:3 4:-1 7:1 8:-1 a:2 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 k:-1 l:1
~ソ	0:-1 1:-1 4:1 6:2 7:-1 8:1 9:-1 h:1 i:-1 j:-1 l:-1 m:1
~ソッ	0:-1 1:-1 3:-1 4:1 6:2 7:-1 8:1 h:1 j:-1 m:1
~ソッド	0:-1 1:-1 3:-1 4:1 6:2 7:-1 8:1 h:1 j:-1 m:1
~ソッドを	4:1 m:1
~タ	3:-1 5:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:2 i:1 j:-1 k:2 l:-1 m:-1
~タの	0:3 4:1 5:-1 c:-2
~タイ	0:1 1:2 3:-1 a:-1
~タイム	0:1 1:2 3:-1 a:-1
~タン	0:-2 2:1 3:-1 6:1 c:3
~タンス	0:-1 3:-1 c:3
~ター	1:-1 3:-1 6:-1 h:2 i:2
~ダ	0:1 1:1 2:-1 3:1
~チ	0:-1 2:2 4:-1 6:2 7:-1 8:-1 9:1 a:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:2
~チの	0:-1 1:-1 2:2 3:-1 6:2
~チャ	1:-1 3:1 h:2 m:1
~ッ	0:-3 1:3 2:1 3:-1 4:1 5:1 6:1 7:-1 8:-1 9:-1 b:1 c:-1 e:1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:1 m:-1
~ック	0:-1 1:1 2:2 3:1 4:-1 5:1 6:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:1
~ッケ	0:-1 1:-1 3:2 d:2
~ッケー	0:-1 1:-1 3:2 d:2
~ッケージ	0:-1 1:-1 3:2 d:2
~ッシ	0:2 1:1 3:-1 c:-1 e:2 h:-1 i:-1
~ッシュ	0:2 1:1 3:-1 c:-1 e:2 h:-1 i:-1
~ッチ	0:-1 1:-1 2:2 3:-1 6:2 9:1
~ッチの	0:-1 1:-1 2:2 3:-1 6:2
~ット	0:-2 1:-1 3:1 5:2 a:2 c:-1 e:-1 i:-1
~ッド	0:-1 1:2 2:-1 3:-2 4:3 6:2 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:1
~ッドを	4:1 m:1
~ップ	0:-1 2:-1 3:-1 i:1 l:2
~テ	0:1 1:-2 2:-1 4:-1 5:4 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:1 d:-1 e:-1 f:-2 g:1 h:-1 i:-1 j:-1 k:-1 m:-1
~ティ	0:1 1:-1 3:1 8:-1 a:-1 b:-1 e:-1 f:-1 g:2 i:-1 k:-1
~テス	0:-2 1:-1 2:-1 3:1 4:-1 5:5 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~テスト	0:-2 1:-1 2:-1 3:1 4:-1 5:5 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~テストが	0:-1 3:3 5:-2
~テー	0:1 1:-1 3:-1 a:2 f:-1 l:1
~デ	0:-2 1:1 2:1 3:3 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1
~デメ	0:-2 1:-1 2:-1 3:4 i:-1
~デー	0:1 2:-1 5:-1 7:1
~デーシ	0:1 1:-1 3:1
~デーショ	0:1 1:-1 3:1
~ト	0:2 2:3 3:-2 4:-1 5:3 7:-1 a:-1 b:-1 c:1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1
~トが	0:-3 1:2 2:2 3:2 5:-2 c:-1 d:-1 l:-1 m:1
~トし	0:-1 1:1 3:-1 5:1 d:2 e:-1
~トして	0:-1 3:-1 5:1 d:2
~トで	0:1 1:-1 3:-1 5:2
~トは	0:-1 1:-2 2:2 4:-1 5:1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 i:-1 j:-1 l:3
~トを	0:1 1:-1 3:-1 5:1 b:1 f:1
~トラ	0:4 2:-1 3:-1 4:1 c:-2
~トライ	0:3 1:-1 3:-1
~トリ	0:2 1:-1 2:-1 3:-1 6:2 c:1 d:-1
~ド	1:-1 2:1 3:-1 4:2 5:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 f:1 g:1 h:1 i:-1 k:-2
~ドし	g:2
~ドして	g:2
~ドで	0:-1 1:-1 2:3 h:1 l:-1
~ドは	0:-2 1:1 2:-1 3:-1 4:1 b:3 e:1 f:-1 k:-1
~ドはど	0:-1 4:1 b:1 e:1
~ドを	0:-1 1:-1 2:-1 3:-1 4:1 6:-1 b:-2 f:2 i:-1 j:-1 l:1 m:1
~ドラ	0:-1 6:1 f:2
~ド上	0:4 1:-2 2:-1 3:-1 e:-1 f:-1 l:2
~ナ	0:1 3:-2 6:-1 f:2 j:1
~ネ	3:-1 b:1 f:1 h:2
~ネン	3:-1 b:1 f:2
~ネント	3:-1 b:1 f:2
~ハ	6:1 f:2
~ハン	0:-1 6:1 f:2
~ハンド	0:-1 6:1 f:2
~ハンドラ	0:-1 6:1 f:2
~バ	0:-2 1:2 2:1 3:-1 4:-1 6:1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 f:2 g:1 h:2 i:-2 j:-1 k:-1 l:-1 m:-1
~バッ	0:-1 1:4 2:2 3:-2 4:-1 5:-1 6:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 l:-1 m:-1
~バッチ	0:-1 1:-1 2:2 3:-1 6:2
~バッチの	0:-1 1:-1 2:2 3:-1 6:2
~バリ	0:1 1:-1 3:1
~バリデ	0:1 1:-1 3:1
~バリデー	0:1 1:-1 3:1
~バー	0:-1 1:-1 3:-1 5:1 a:-1 e:-1 f:-1 g:2 h:2 k:-1
~バーラ	e:-1 g:3
~バーライ	e:-1 g:3
~バーロ	g:-1 h:3
~バーロー	g:-1 h:3
~パ	1:-1 3:1 4:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:2 e:2 f:-1 g:-1 h:2 i:-1 j:-1 k:-1
~パッ	0:-1 1:-1 3:2 d:2
~パッケ	0:-1 1:-1 3:2 d:2
~パッケー	0:-1 1:-1 3:2 d:2
~ビ	0:-2 1:1 3:1 8:-1 a:-1 e:3 f:-1 h:-1 i:-1
~ビス	0:-1 1:-1 3:1 8:-1 e:3 h:-1 i:-1
~フ	0:1 1:1 2:1 3:-1 4:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-2 d:2 e:-2 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:1 m:1
~ファ	1:2 2:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
~ファイ	0:1 1:-2 2:-1 5:1 6:-1 8:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:1
~ファイル	0:1 1:-2 2:-1 5:1 6:-1 8:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 m:1
~ファク	0:-1 1:-1 3:2 c:1
~フォ	0:1 2:-1 6:-1 l:2
~ブ	0:-3 1:1 2:-1 3:-3 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:1 b:-1 c:1 d:-1 e:2 f:3 h:-1 i:1 j:-1 k:-1 l:1
~プ	0:1 1:2 2:2 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:1 j:-1 l:1 m:-1
~プリ	0:-2 1:1 2:2
~プレ	0:2 1:-1
~プロ	0:-1 1:-2 2:2 3:-1 i:2 l:2
~ベ	0:-1 1:-1 2:3 3:1 i:-1 m:1
~ベン	0:-1 1:-1 2:3 m:1
~ベント	0:-1 1:-1 2:3 m:1
~ベントを	f:2
~ペ	0:1 1:1 2:-1 3:1 5:1 d:-1
~ペー	0:2 1:2 3:-1 d:-1
~ページ	0:2 1:2 3:-1 d:-1
~ボ	0:-1 2:1 6:1 l:1
~ボタ	0:-1 2:1 6:1
~ボタン	0:-1 2:1 6:1
~ポ	0:1 1:1 2:1 3:-3 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 c:-1 d:2 e:-1 f:1 g:-1 i:-1 j:-1 k:-1 l:-1 m:1
~ポジ	0:2 3:-1
~ポジト	0:2 3:-1
~ポジトリ	0:2 3:-1
~ポー	1:2 2:-1 3:-2 5:-1 8:-1 b:1 d:2 f:1 i:-1
~ポート	0:-1 1:2 3:-2 d:2
~ポーネ	3:-1 b:1 f:2
~ポーネン	3:-1 b:1 f:2
~マ	0:1 1:1 k:1
~マイ	0:1 1:1
~マイグ	0:1 1:1
~マイグレ	0:1 1:1
~ミ	0:-1 1:-1 2:2 3:1 l:-1
~ム	0:2 1:1 2:-1 3:-2 4:2 6:-1 a:-1 e:-1 l:2
~メ	0:-2 3:4 4:1 5:-1 6:1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
~メソ	0:-1 1:-1 3:-1 4:1 6:2 7:-1 8:1 h:1 j:-1 m:1
~メソッ	0:-1 1:-1 3:-1 4:1 6:2 7:-1 8:1 h:1 j:-1 m:1
~メソッド	0:-1 1:-1 3:-1 4:1 6:2 7:-1 8:1 h:1 j:-1 m:1
~メリ	0:-2 1:-1 2:-1 3:4 i:-1
~モ	0:-2 1:1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:2 b:-1 c:1 d:1 e:-1 g:-1 i:-1 m:-1
~モジ	0:-1 1:-1 3:2 8:2 a:1 d:1 e:-1
~モジュ	0:-1 1:-1 3:2 8:2 a:1 d:1 e:-1
~モジュー	0:-1 1:-1 3:2 8:2 a:1 d:1 e:-1
~ャ	0:1 1:1 2:-1 9:1 f:-1 h:2 m:1
~ャッ	0:2 3:-1 9:1
~ャッシ	0:2 3:-1
~ャッシュ	0:2 3:-1
~ュ	1:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 b:-1 c:-1 d:1 e:3 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~ュー	0:-2 1:-1 2:-1 3:2 8:2 d:1 e:1 f:-1 i:-1 k:-1
~ュール	0:-1 1:-1 3:2 8:2 a:1 d:1 e:-1
~ユ	0:-1 1:-1 3:1 4:1 5:2
~ユー	0:-1 3:2 4:1
~ユーザ	0:-1 3:2 4:1
~ユーザー	0:-1 3:2 4:1
~ョ	1:2 2:-1 a:-1 e:1 g:1
~ョブ	0:-1 1:2 3:-1 g:2
~ョン	0:1 1:1 e:1
~ラ	0:4 1:-1 2:-2 3:-3 4:1 5:-1 6:-1 8:1 9:1 a:-2 b:-2 c:-2 d:-1 e:-1 f:3 g:2 h:-2 i:1 j:-1 k:-1 l:-1 m:-1
~ライ	0:2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:3 g:2 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
~ライア	1:-1 3:-1 7:-1 8:2 e:2 f:-1
~ライアン	1:-1 3:-1 7:-1 8:2 e:2 f:-1
~ライド	e:-1 g:3
~ライドし	g:2
~ラグ	0:3 1:-1 2:-1 3:-1 b:-1 m:1
~ラス	1:-2 2:-1 4:1 5:-1 6:-1 7:1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:2 h:-1 i:2 j:-1 k:-1 m:-1
~ラスの	0:3 1:-1 3:-1 f:-1 g:2 i:-1
~ラスを	0:-1 3:-1 4:1 7:1 f:1
~ラー	0:3 1:-2 2:-1 3:-1 7:2 8:1 9:1 e:-1 f:-1
~ラーは	0:2
~ラーを	1:-1 8:2 9:1
~リ	2:2 3:3 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:1 d:-1 e:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~リで	0:-1 1:-1 3:2 m:1
~リの	0:1 1:-2 3:2
~リク	0:1 2:2 3:-1 l:-1
~リクエ	0:1 2:2 3:-1 l:-1
~リクエス	0:1 2:2 3:-1 l:-1
~リス	0:-1 1:-1 3:1 b:-1 f:2
~リッ	0:-1 1:-1 3:2 c:-1 e:3 h:-1 i:-1 j:-1 m:1
~リデ	0:-1 1:-1 3:3
~リデー	0:1 1:-1 3:1
~リデーシ	0:1 1:-1 3:1
~リト	0:3 1:-1 3:-1
~リトラ	0:3 1:-1 3:-1
~リトライ	0:3 1:-1 3:-1
~リポ	0:2 3:-1
~リポジ	0:2 3:-1
~リポジト	0:2 3:-1
~リリ	0:-1 1:2 2:-1
~リリー	0:-1 1:2 2:-1
~リリース	0:-1 1:2 2:-1
~リー	0:1 1:2 2:-1 3:-1
~リース	0:-1 1:2 2:-1
~ル	0:4 1:-1 3:1 4:-2 5:-1 6:-1 7:-1 9:-1 a:2 b:-1 c:-1 d:2 e:-2 f:-2 g:-1 h:-1 k:-1 l:1
~ルで	0:3 3:-1
~ルに	0:-2 1:-1 3:-1 5:1 i:2 l:1 m:1
~ルは	0:2 d:1 m:-1
~ルはど	0:2 3:1 d:-1
~ルはどれ	0:2 3:1 d:-1
~ルを	0:-1 3:2 d:1
~ルー	0:3 1:-1 3:-1 4:-1 a:-1 b:-1 e:-1 f:-1 g:-1 l:3
~レ	0:2 2:1 3:1 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 j:-1 k:3 l:-1
~レー	0:3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:3 l:-1
~レーシ	0:1 1:1
~レーショ	0:1 1:1
~レート	0:2 1:-1 3:-1
~ロ	0:-1 1:2 2:2 3:-1 4:-1 6:-1 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 l:1 m:-1
~ログ	0:-1 1:3 2:1 3:-1 a:-1 l:-1
~ログイ	0:-2 1:2 2:2 3:-1 l:-1
~ログイン	0:-2 1:2 2:2 3:-1 l:-1
~ロジ	0:1 1:-1 3:1 5:1
~ロジッ	0:-1 1:-1 3:2 5:1
~ロジック	0:-1 1:-1 3:2 5:1
~ロー	0:1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:1 k:-1 l:1 m:-1
~ローカ	0:2 3:-1
~ローカル	0:2 3:-1
~ロード	0:-1 1:-2 3:-1 g:-1 h:3 l:2
~ワ	0:-2 1:1 2:-1 4:-1 e:-1 f:3
~ワー	0:-1 1:-1 2:-1 e:-1 f:3
~ン	0:2 1:1 2:3 3:-2 4:-1 5:-1 7:-1 a:-1 b:-1 f:1 i:-1 j:-1 k:-1 l:-1
~ンの	1:-1 3:2 5:-1 6:1
~ンを	0:2 1:-2 2:1 3:-2 4:-1 6:-1 8:-1 c:-1 e:1 h:2 i:-1 j:-1 k:-1
~ング	0:2 1:-1 3:3 5:-1 e:-1 g:-1
~ンス	0:1 1:1 2:2 3:-2 4:1 6:-1 c:2 i:-1 l:-1
~ンスタ	0:-1 3:-1 c:3
~ンスタン	0:-1 3:-1 c:3
~ント	0:1 1:-2 2:2 3:-2 4:-1 5:-1 6:1 7:-1 8:1 9:1 a:-1 c:-1 d:-1 e:1 g:-1 h:-1 i:-1 k:-1 l:-1 m:2
~ントを	b:1 f:2
~ンド	0:1 1:-1 2:-1 3:-1 6:1 d:-1 f:2 m:1
~ンドラ	0:-1 6:1 f:2
~ンプ	0:2 1:1 3:-1
~ンポ	3:-1 b:1 d:2 f:1
~ンポー	3:-1 b:1 d:2 f:1
~ンポーネ	3:-1 b:1 f:2
~ー	0:2 1:1 2:-1 3:1 4:-1 5:-1 6:-2 b:-1 c:-1 e:1 f:1 g:-1 h:1 i:-1 l:2
~ーに	3:-1 e:2
~ーは	1:-1 2:-1 3:1 5:-1 e:-1 f:3
~ーはど	0:-1 1:-1 2:-1 3:1 5:-1 e:-1 f:3
~ーを	1:-1 8:2 9:1
~ーカ	0:1 1:-1 2:-1 3:-1 5:-1 a:-1 e:-1 f:3
~ーカル	0:2 3:-1
~ーカルで	0:2 3:-1
~ーザ	0:-1 3:2 4:1
~ーザー	0:-1 3:2 4:1
~ーシ	0:1 3:2
~ーショ	0:2 3:1
~ーション	0:2 3:1
~ージ	0:1 1:1 2:-1 4:-1 8:-1 a:-1 b:-1 c:-1 d:1 e:1 f:-1 g:-1 i:1 l:-1 m:-1
~ージを	0:-1 1:-1 3:-1 d:2 e:2 i:1
~ース	1:2 2:-1 5:1 f:-1 g:-1 i:1
~ースの	0:-1 1:1 3:1 i:1
~ータ	1:-1 3:-1 5:-1 7:1 8:-1 a:-1 b:-1 e:-1 f:-1 g:-1 j:-1 k:3
~ート	0:1 1:2 2:-1 3:-3 4:-1 5:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 i:-1 j:-1 l:2 m:-1
~ード	0:1 1:-3 2:1 5:-1 6:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:1 f:1 g:-1 h:2 i:-1 j:1 k:-2 l:1 m:-1
~ードで	0:-1 1:-1 2:3 h:1 l:-1
~ードは	0:-2 1:-1 3:-1 4:1 b:3 e:1 f:-1 k:-1
~ードはど	0:-1 4:1 b:1 e:1
~ードを	0:-1 2:-1 3:-1 b:-2 f:2 h:1 l:2
~ード上	0:4 1:-2 2:-1 3:-1 e:-1 f:-1 l:2
~ーネ	3:-1 b:1 f:2
~ーネン	3:-1 b:1 f:2
~ーネント	3:-1 b:1 f:2
~ーバ	0:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:1 f:-1 g:2 h:2 i:-1 j:-1 k:-1 l:-1
~ーバー	0:-1 a:-1 e:-1 f:-1 g:2 h:3
~ーバーラ	e:-1 g:3
~ーバーロ	g:-1 h:3
~ービ	0:-1 1:-1 3:1 8:-1 e:3 h:-1 i:-1
~ービス	0:-1 1:-1 3:1 8:-1 e:3 h:-1 i:-1
~ーフ	0:-1 3:-1 i:2 m:1
~ーブ	0:-1 3:-1 7:2 a:2 f:-1 l:1
~ーラ	0:-1 1:-1 6:-1 9:1 e:-1 f:-1 g:3 h:-1 j:1
~ーライ	e:-1 g:3
~ーライド	e:-1 g:3
~ール	0:1 1:1 2:-1 3:1 4:-1 6:-1 7:-1 8:2 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 i:-1 j:2 k:-1 l:-1 m:-1
~ールは	0:1 3:1
~ーロ	g:-1 h:3
~ーロー	g:-1 h:3
~ーロード	g:-1 h:3
~ーン	0:-1 1:2 3:-1 6:-1 h:2
~一	0:-1 1:3 2:2 3:2 5:-1 6:-1 7:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:-1 g:1 h:-1 i:-1 j:2 k:-2
~一つ	0:3 1:-1 3:-1 4:1 d:-1
~一下	0:-1 2:-1 3:3 4:1 6:-1 a:-1 b:-1 c:-1 d:-1 g:2 h:-1 i:-1 j:-1 l:-1 m:1
~一个	0:1 1:-1 2:1 4:2 5:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~一层	0:1 1:-1 2:-1 3:1 9:2
~一度	1:1 k:-1 m:1
~一度も	1:1 k:-1 m:1
~一条	1:1 2:1 6:-1 l:1
~一样	0:-4 1:5 3:-1 5:-1 l:-1
~一次	0:2 1:1 3:-1 b:-1
~一番	0:-1 3:2
~一种	0:3 3:-1
~一覧	0:-1 3:-1 8:1 a:-1 b:-1 d:-1 e:-1 g:1 i:2 j:-1 k:-1 l:-1 m:1
~一覧を	0:-1 1:1 b:-1 g:1 i:2
~丈	0:2 1:-1 3:-1 4:2 a:-1
~丈夫	0:2 1:-1 3:-1 4:2 a:-1
~三	0:2 1:-3 2:-3 3:4 b:-1 d:-1 f:-1 j:-1 k:-1 l:-1 m:-1
~三个	1:-1 3:3 d:-1 k:-1
~上	0:-1 1:1 4:-3 5:-3 6:-3 7:-2 8:-2 9:3 b:-2 c:-2 d:-2 e:-2 f:-3 h:-2 i:-2 j:4 k:2 m:-1
~上げ	0:2 1:-2 2:-1 3:2 j:1
~上は	0:3 1:-1 3:-1 a:2 e:-1 f:-1
~下	2:-2 3:2 4:1 5:-1 6:3 7:1 8:-2 9:-1 a:-2 b:1 c:-1 e:-2 f:-1 g:1 h:-2 i:-1 j:-2 k:-2 l:-1 m:1
~不	0:1 1:3 2:-1 3:4 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
~不动	0:-1 1:1
~不是	0:-2 1:1 3:3 4:-1 5:-1 h:1
~不是太	1:-1 3:2
~不能	0:1 1:-1 3:-1 l:2
~不能用	0:2 1:-1
~东	0:-1 1:1 3:-1 d:1
~东西	0:1 d:1
~两	0:-1 1:4 2:-1 3:2 4:-1 5:-1 6:-1 a:-1 c:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~两个	0:1 1:-2 3:3
~两次	0:-2 1:3 3:-1 6:-1
~並	0:-1 1:-2 2:2 3:3 4:-1 6:2 b:-1 d:-1 l:-1
~个	0:2 1:-2 3:2 5:-1 6:-1 7:-1 8:2 9:-1 a:-1 c:-1 d:1 e:-1 g:-1 j:-1 k:1 l:-1 m:-2
~个事	e:2 f:1
~个事件	e:2 f:1
~个函	0:-2 1:-1 5:-1 6:-2 7:-1 8:4 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-2 m:-1
~个函数	0:-2 1:-1 5:-1 6:-2 7:-1 8:4 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-2 m:-1
~个地	0:-1 3:1 7:-1 8:2 a:-1 c:-1 e:1 j:-1 k:-1
~个地方	0:-1 3:1 7:-1 8:2 a:-1 c:-1 e:1 j:-1 k:-1
~个字	0:3 3:-1 4:1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
~个文	0:1 1:-1 3:1 d:1
~个文件	0:1 1:-1 3:1 d:1
~个方	1:-1 7:1 8:1
~个方法	1:-1 7:1 8:1
~个重	h:2
~个重载	h:2
~个项	0:2 3:-1
~个项目	0:2 3:-1
~个项目里	0:1
~中	1:-2 2:4 3:-2 4:-1 5:-1 6:1 7:-1 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:-2 f:1 g:-1 h:-1 i:-1 j:-2 k:-1 l:2 m:1
~中で	0:-3 2:3 4:-1 6:3 7:-1 9:1 c:-1 f:-1 j:-1 l:-1
~中的	0:2 1:-2 3:-1
~中间	0:-1 1:-2 2:3 3:-1 4:-1 5:-1 6:-2 7:-1 9:2 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:3 m:-1
~为	0:4 1:-1 2:-1 4:-1 6:-1 a:1 b:-1 j:-1
~为什	0:4 1:-2 3:1 6:-1 j:-1
~为什么	0:4 1:-2 3:1 6:-1 j:-1
~为什么要	0:2 1:-1 3:1 6:-1 j:-1
~为啥	0:1 1:1 3:-1
~主	0:-1 1:-1 2:-1 3:3 6:-1 e:-1 i:-1 j:-2 l:2
~主要	0:-3 1:-1 3:4 i:-1
~举	0:-1 a:-1 h:-1 j:-1 k:3
~么	0:4 1:-2 2:2 3:2 5:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
~么一	0:1 1:-2 e:-1 l:2
~么实	0:1
~么实现	0:1
~么实现的	0:1
~么拆	0:-2 3:3
~么要	0:2 1:-1 3:1 6:-1 j:-1
~义	0:2 1:-1 3:-1 m:1
~之	0:-2 1:-1 2:-1 3:1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:3 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-2 k:1 l:1 m:-1
~之后	0:-1 2:-1 3:-1 4:-1 5:2 6:-1 9:-1 a:-1 b:2 c:-1 e:-1 f:2 j:-1 k:-1
~之外	0:-1 1:-1 3:-2 5:-2 c:4 m:-1
~之间	0:-1 1:-1 3:3 l:1 m:-1
~之间有	3:1 l:1
~也	0:-1 1:3 3:-2 6:1 g:-1 i:1
~了	0:-3 1:3 2:-1 3:1 4:-2 7:-1 8:-1 9:1 a:-1 b:-1 c:1 f:-1 g:1 h:-1 k:1 l:1 m:-1
~了但	1:1
~了哪	0:1 1:-1 2:-1 3:-2 4:-1 5:-1 6:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:2 l:2 m:-1
~了哪些	0:-2 1:-1 2:-1 3:-2 4:-1 5:-1 6:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:3 l:3 m:-1
~了哪些函	6:1 l:1
~事	0:-1 1:1 2:-1 3:1 4:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:2 h:-1 j:-1 k:-1 l:-1
~事件	0:-2 1:-1 2:-1 3:1 b:-1 d:-1 e:2 f:3
~二	0:-1 1:3 2:-1 3:2 d:-1 k:-1
~五	0:-2 1:-1 3:2 6:-1 i:-1 j:2 k:-1 m:1
~些	0:-1 1:-3 3:-1 4:1 6:1 7:2 8:-2 9:-1 a:-1 e:-1 f:1 h:-1 j:-1 k:1 m:1
~些函	6:3 j:-1 k:-1 l:1
~些函数	6:3 j:-1 k:-1 l:1
~些地	0:-1 1:-1 2:-1 4:3 5:-1 7:-1 8:-1 9:-1 c:1 e:-1 h:-1 j:-1 l:1
~些地方	0:-1 1:-1 2:-1 4:3 5:-1 7:-1 8:-1 9:-1 c:1 e:-1 h:-1 j:-1 l:1
~些子	0:1 i:2
~些子类	i:2
~些异	7:2
~些异常	7:2
~些文	0:3 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 c:1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2
~些文件	0:3 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 c:1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2
~些方	0:-2 2:-1 3:-2 6:-1 7:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:2 k:3 l:-1 m:-1
~些方法	0:-2 2:-1 3:-2 6:-1 7:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:2 k:3 l:-1 m:-1
~些测	1:-1 5:3 g:-1
~些测试	1:-1 5:3 g:-1
~些类	i:1 l:1
~交	1:1 6:-1 l:1
~人	0:-1 1:-1 2:-1 3:-4 4:-1 5:-2 6:-1 7:-1 8:-1 9:2 a:1 b:1 c:1 d:-2 e:-1 f:-2 g:-1 h:-2 i:-1 j:3 k:2 l:-1 m:2
~人用	0:-1 1:-1 3:-1 a:-1 h:-1 j:-1 k:3 m:2
~人用的	1:-1 3:-1 m:2
~什	0:3 1:-1 2:1 3:1 4:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
~什么	0:3 1:-1 2:1 3:1 4:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
~什么要	0:2 1:-1 3:1 6:-1 j:-1
~今	3:2 i:-1
~从	0:-1 1:1 2:2 3:-2 5:-2 6:-1 7:-1 9:-1 a:-1 b:-1 c:2 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3
~从哪	0:-1 1:2 2:-1 3:-2 5:-2 a:-1 c:3 e:1
~从来	m:1
~从来没	m:1
~仓	0:1 3:-1 i:2
~仓库	0:1 3:-1 i:2
~仕	0:3 2:-1 3:-2 a:2 f:-1
~仕様	0:1 2:-1 3:-1 a:2 f:-1
~仕組	0:3 1:-1 3:-1
~仕組み	0:3 1:-1 3:-1
~付	0:-2 1:1 2:1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:2 m:-1
~代	0:2 1:-4 2:1 3:1 4:1 5:-2 6:-1 7:-1 8:-1 9:1 c:2 d:-1 e:3 f:-2 g:-2 h:-2 i:-1 j:-2 k:-2
~代わ	0:3 3:-1 k:-1
~代わり	0:3 3:-1 k:-1
~代わりに	0:3 3:-1 k:-1
~代替	0:3 1:-1 3:-1 4:-1 h:-1 l:-1
~代码	0:-1 1:-4 2:1 3:1 4:2 5:-2 6:-1 7:-1 8:-1 9:1 a:-1 c:2 d:-1 e:4 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2
~代码里	0:3 1:-1 2:-1 3:-1 a:1 e:-1
~以	1:2 2:3 3:-1 4:-2 5:-2 6:1 8:-1 9:-1 a:1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
~以后	0:-3 1:2 2:3 3:-1 4:-1 6:1 c:-1 d:-1 j:-1 k:-1 l:-1 m:-1
~以外	1:-1 4:-1 5:-1 a:2 c:2
~们	0:-1 i:2
~件	1:1 4:-2 6:-2 7:-1 8:-1 9:-1 a:-1 b:1 d:3 e:1 f:3 g:-1 h:-1 i:-2 j:-2 k:-1 l:-1 m:-2
~任	0:-1 1:2 2:-2 3:-1 6:1 g:2 i:-2 l:-1 m:2
~任何	1:-1 3:-1 m:2
~任务	1:3 2:-2 3:-1 6:1 g:3 i:-2 l:-1 m:-1
~优	0:-2 3:2 5:1
~优缺	0:-2 1:-1 3:3
~优缺点	0:-2 1:-1 3:3
~会	0:-3 1:-2 2:2 3:1 4:3 5:-1 6:2 7:3 8:1 9:-1 a:2 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-3 l:-1 m:-1
~会影	4:2
~会影响	4:2
~会影响到	4:1
~会抛	0:-1 1:-1 3:-1 4:-1 7:3 8:2 9:-1 a:-1 c:-1 e:-1 j:-1 k:-1
~会抛出	7:1
~传	0:-2 1:-1 2:2 3:-1 6:-1 c:1 e:-1 l:2
~但	1:2
~位	0:1 1:2 3:-1 9:1 a:1 f:-1
~位置	a:1
~住	0:-2 1:1 2:-1 3:2 7:1 8:-1 9:2 f:-1 j:-1 k:-2
~体	2:-1 3:1 4:-1 a:-1 c:1 g:1 i:2
~何	0:2 1:-1 4:-2 5:-1 6:2 8:-1 9:-1 a:-1 b:1 d:1 e:-1 f:-1 g:-1 h:2 j:-2 k:-1 l:-1
~何か	0:-3 2:-1 3:-1 b:2 c:2 k:1
~何が	0:-2 1:-2 2:1 3:-1 6:-1 7:2 g:-1 h:2 i:1
~何で	0:2 1:1 3:-1
~何を	0:5 1:-1 2:-1 3:-1 4:-1 6:2 7:-1 b:-1 c:-2 e:-1 f:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
~作	0:-1 2:-1 3:3 4:-2 5:-1 6:1 7:-1 8:-1 9:-1 a:-2 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~使	0:3 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:1 8:-1 9:-1 a:-1 b:1 c:-1 d:-2 e:-1 f:-1 g:-1 i:-1 k:3 l:-1 m:2
~使い	3:1 h:1
~使い分	0:1 3:-1 h:1
~使い分け	0:1 3:-1 h:1
~使っ	0:1 1:-1 3:-2 4:-1 b:2 e:-1 k:1 l:-1
~使って	0:1 1:-1 3:-2 4:-1 b:2 e:-1 k:1 l:-1
~使わ	0:1 1:-1 3:-1 j:-1 k:1 m:2
~使われ	1:-1 3:-1 j:-1 k:1 m:3
~使われて	1:-1 k:2 m:2
~使用	0:2 1:-1 3:-1 6:-1 a:-1 b:-1 c:-1 d:-1 e:-1 i:-1 j:-1 k:3 m:2
~例	0:-1 1:-2 2:-1 4:-1 5:-1 6:-1 7:5 8:-1 9:-1 a:-1 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
~例外	1:-1 3:-1 7:5 8:-1 a:-1 b:-1 e:-1 f:-1 k:-1 l:-1
~例外を	0:-1 7:3 8:-1
~依	0:-3 1:-3 3:5 4:1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-3 l:-1 m:-1
~依存	0:-1 1:-1 3:1 6:2 k:-1 m:2
~依存し	0:-1 1:-1 3:2 6:2 m:-1
~依存して	1:-1 3:1 6:2 d:1
~依次	0:-1 1:-1 2:1 3:-1 6:3
~依次调	0:-1 2:-1 6:3
~依次调用	0:-1 2:-1 6:3
~依赖	0:-2 1:-2 2:-1 3:5 4:1 6:2 a:-1 b:-1 g:-1 h:-1 j:-1 k:-2 l:-1 m:-3
~価	0:-1 3:2 j:1
~保	0:-1 1:4 2:-1 3:-2 4:-1 5:-1 a:-1 b:1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:2 m:-1
~保存	0:-2 1:4 2:-1 3:-3 4:-1 5:-1 a:-1 b:1 e:-1 g:-1 i:-1 j:-1 l:2 m:-1
~信	0:-2 1:-2 2:-1 3:-2 4:1 6:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:3 f:1 j:-1 k:-1 l:3
~修	0:-1 3:-1 4:2 5:-1 6:-1 a:3 g:-1
~修改	0:-1 5:-1 a:3 g:-1
~個	1:-1 3:1 m:1
~倍	0:-2 1:-3 2:-1 3:5 4:-1 k:-2
~候	0:1 1:2 2:1 6:-1 h:-1 j:-1
~値	0:2 1:-1 2:-1 3:-2 4:1 7:-1 9:-1 a:-1 b:3 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
~値を	1:-2 3:-1 4:2 b:2 e:-1 k:-1
~值	0:-3 1:-2 3:2 6:-1 8:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1
~值得	1:-1 3:2
~做	0:2
~側	0:-2 1:1 2:-1 3:-2 4:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-2 c:1 d:2 e:2 f:1 g:1 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
~側で	0:-1 1:1 3:-2 c:1 g:1
~偶	0:-1 1:3 3:-1 l:-1
~偶发	0:-1 1:3 3:-1 l:-1
~像	0:1 1:3 2:-1 3:-1 4:-1 a:-1 b:-1 c:-1 e:-1 h:-1 l:1
~儿	0:1 1:1 3:-1 4:-1 8:-1 a:2 b:1 c:-1 j:-1 k:-1
~元	1:-1 2:-1 3:1 4:-1 5:-2 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:2 k:-2 l:-1
~先	0:2 1:-1 2:5 3:3 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 h:-1 i:-1 j:-2 l:-2 m:-1
~先に	0:-1 1:-2 2:3 3:2 4:-1 e:-1 f:-2
~入	0:2 2:-2 3:-2 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:5 m:-1
~入る	0:-1 1:1 2:-1 3:-1 l:2
~入れ	0:1 1:1 m:-1
~入力	0:1 1:-1 l:2
~入口	0:2 1:-1 2:-1 3:-1 6:2 f:-1 j:-1 l:1
~全	0:-2 1:1 2:-1 3:1 4:1 5:2 6:-2 7:-1 8:-2 9:-2 a:1 b:-3 c:-2 e:2 f:-2 g:-1 h:1 j:-1 k:2 l:-2 m:-2
~全体	0:2 3:-1
~全部	0:-2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 8:-2 9:-1 a:2 b:-3 c:-1 d:-1 e:3 f:-1 g:-1 i:1 j:-2 k:2 l:-1 m:-1
~共	1:-1 3:3 h:1
~关	0:3 1:1 2:-3 3:1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:2 m:-1
~具	0:1 1:-1 3:-3 4:-1 a:-1 d:-1 f:-1 g:1 h:-1 i:4 j:-1 k:-1 m:-1
~具体	0:-2 3:-1 g:1 i:2
~内	0:-3 1:1 2:2 3:-1 6:3 b:-1 g:-1 i:1 j:-1 k:-2 l:1
~内部	0:-2 1:-1 2:2 3:-1 6:3 g:-1 i:1 j:-1 k:-2
~円	1:2 3:-1
~再	1:-1 2:2 g:1 l:-1
~写	1:-3 2:-1 3:3 4:-2 5:2 6:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
~写了	0:-2 1:-1 3:3 4:-2 6:-1 a:-2 g:2 i:-1
~写入	6:-1 a:2 l:2
~况	0:-1 1:-2 3:2 7:3 8:-2 k:2
~准	3:-1 4:1 m:1
~几	1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:1 d:2 f:-1 g:1 h:3 j:-1 k:-1 l:-1 m:-1
~几个	0:1 1:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:1 h:3 i:1 j:-1 k:-1 m:-1
~几个文	0:1 1:-1 3:1 d:1
~几个文件	0:1 1:-1 3:1 d:1
~几个重	h:2
~几个重载	h:2
~処	0:1 1:-1 2:-1 4:-1 5:-1 6:2 7:1 8:1 a:2 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~処理	0:1 1:-1 2:-1 4:-1 5:-1 6:2 7:1 8:1 a:2 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~処理を	0:-1 1:-1 6:2 8:2 f:-1
~出	0:-1 1:2 2:-1 3:1 4:-1 5:-1 7:1 8:1 9:-1 a:-1 b:-1 c:1 d:-1 g:-1 h:-1 j:1 m:1
~出し	0:-2 1:-1 2:-1 3:-1 4:-1 7:1 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:2 k:1 l:2 m:1
~出して	0:-1 1:-1 6:1 8:1 a:-1 c:-1 e:-1 f:-1 g:1 j:2 k:-1 m:1
~出してい	0:-1 1:-1 6:1 8:2 a:-1 e:-1 f:-1 j:2
~出る	0:-1 1:2
~出去	1:-1 8:-1 e:1 f:2 j:-1
~出哪	7:1
~出哪些	7:1
~出哪些异	7:1
~出来	0:-1 1:1 2:-1 4:-1 5:-1 8:1 9:-1 a:1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:1
~出来的	0:2 1:-2 3:-2 4:-1 7:-1 8:1 a:-1 c:3
~出现	0:-1 3:2 c:1 f:-1
~出现在	0:-1 3:2 c:1 f:-1
~出现在哪	0:-1 3:2 c:1 f:-1
~出的	0:-1 1:3 3:-1
~击	0:-3 1:4 3:-1 l:1 m:-1
~函	0:-2 1:-2 2:-1 3:2 4:-1 5:-1 6:2 7:-1 8:3 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-2 k:1
~函数	0:-2 1:-2 2:-1 3:2 4:-1 5:-1 6:2 7:-1 8:3 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-2 k:1
~分	0:5 1:-1 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:3 l:-1 m:-1
~分け	0:1 3:1 h:1
~分别	0:1 1:-1 3:-1 h:2
~分割	0:-1 1:-1 3:3
~切	1:3 2:1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1
~切り	0:1 1:-1 3:1 j:1
~列	0:-2 1:2 3:-1 4:-1 5:-1 6:1 7:-1 8:-1 9:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:1 j:1 k:-1 l:-1
~列一	0:-1 g:2 h:-1 i:-1
~列一下	0:-1 g:2 h:-1 i:-1
~列出	1:-1 g:-1 h:1 i:1 j:1
~列挙	6:1 9:1 h:-1 j:1
~列挙し	6:2 j:1
~列挙して	6:2 j:1
~列表	0:-2 1:3
~则	0:1 3:-1
~创	0:-1 a:-1 c:3 j:-1
~创建	0:-1 a:-1 c:3 j:-1
~初	0:-1 1:-2 2:2 3:3 c:-1
~删	0:-2 1:-1 3:-2 4:3 9:2 a:-1 c:-1 j:-1 k:-1 m:2
~删掉	0:-1 1:-1 3:-1 4:3 k:-1 m:1
~別	4:3
~利	0:-1 3:2 6:-1 j:1
~别	0:3 1:-1 2:-1 3:1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:1 i:-1 j:-1 k:-3 l:-2 m:-1
~别是	0:-1 1:-1 h:2
~别的	0:-1 1:-1 3:-1 6:2 a:1 d:3 k:-3 l:-1 m:-1
~到	0:-2 1:1 2:-1 3:-1 4:-1 5:3 6:1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 l:4 m:-2
~到了	0:-1 1:-1 3:-1 5:1 j:2 k:1 l:-1
~到哪	4:1 6:2 l:-2
~到哪些	4:1 6:2 l:-2
~到底	0:2 1:-2 2:-1 3:1 4:-1 l:1
~制	1:2 2:2 3:-2 c:-1 g:-1 i:1
~前	0:-4 1:2 2:2 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:2
~前端	0:-2 1:-2 2:2 3:-1 6:-1 8:-1 9:1 m:2
~割	0:2 1:-1 2:-1 3:2 5:1 f:-1 g:-1 i:-1 k:-1
~力	0:2 1:-1 2:-1 3:-1 a:-1 l:2
~功	0:2 1:-1 3:-1 4:1 d:-1
~加	0:6 1:-1 2:-1 3:-2 4:1 5:-1 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~加す	0:2
~加する	0:2
~加する手	0:1
~加一	0:2 1:-1 3:-1 4:2 6:-1 j:-1 k:-1
~加一个	0:1 1:-1 4:2
~加了	1:2
~务	0:-1 1:2 2:-2 3:-1 6:1 e:-1 f:1 g:2 i:-2 j:-1 k:-1 l:-1 m:1
~动	0:3 1:2 3:-2 4:2 6:-1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
~動	0:-3 1:1 2:4 3:1 4:-1 e:-1 f:-3 g:2 i:-2 l:-1
~務	0:-1 3:2
~包	0:-3 1:2 2:-1 4:-1 5:-1 6:-2 b:-1 c:-1 d:4 e:-1 g:-1 h:-1 i:-1 j:2 k:-2 l:-1 m:1
~化	0:1 2:1 3:1 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 i:1 j:-1 k:-1 l:-1 m:-1
~化し	0:-1 1:-1 3:2 c:1 i:1
~化して	0:-1 1:-1 3:2 c:1 i:1
~化してる	0:-1 1:-1 3:2 c:1
~区	0:-1 1:-1 2:-1 3:4 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1
~区别	0:4 1:-1 3:-1 4:-1 h:-1 l:-1
~十	0:-1 3:3 d:-1 k:-3
~千	0:-1 3:2
~千多	0:-1 3:2
~半	0:-1 1:3 2:-1 3:-1 6:-1 e:1 j:1 k:-1 l:-1
~单	1:1 2:1 3:2 5:1 6:1 7:-1 8:-1 9:-1 a:-1 b:2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-2 k:-1 m:-1
~单测	0:-1 1:4 3:-2 5:2 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-1
~卡	1:2
~卡在	1:1
~却	1:-1 m:1
~历	0:1 1:-1 l:2
~压	0:-1 1:1 3:-1 6:-1 i:-1 m:2
~原	0:-2 1:4 2:-1 3:-1
~原因	0:-3 1:4 2:-1 3:-1
~去	0:2 2:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:1 f:2 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
~去的	0:1 2:-1 8:-1 e:2
~参	0:1 3:1 4:-1 6:-1 8:-1 a:-1 b:1 c:1 d:-1 e:-1 g:-1 h:2 i:-1 j:-1 l:-1
~参数	1:1 6:-1 c:1 h:2 k:-1
~参照	0:-1 1:-1 3:2 b:2 c:-1 k:1
~参照し	1:-1 3:1 b:2 k:-1 m:1
~参照して	1:-1 3:1 b:2 k:-1 m:1
~又	0:-1 6:2 j:-1
~及	0:-1 1:-1 3:-1 4:3 6:-1 a:-1 j:-1
~反	0:-5 1:6 2:-1 3:1 4:-1 5:-1 7:-1 a:-1 b:-1 c:-1 f:1 g:-1 h:-1 i:-2 j:-1 m:-1
~发	0:-4 1:1 2:3 3:1 4:-2 5:-1 6:2 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:4 f:1 g:-1 h:-1 i:-2 j:-3 k:-1 m:-1
~发出	1:-1 e:2 f:2 j:-1
~发的	0:-1 1:-1 3:-1 e:2 l:2
~取	0:-2 1:-1 2:3 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-2 b:6 c:-1 e:-2 g:-1 i:-1 j:-2 k:-1 l:1 m:-1
~取り	1:1 2:2 3:-2 b:-1 d:1 e:-1 l:1
~受	0:-1 1:-1 3:-1 7:1 8:-1 9:1 a:-1 f:1 g:-1 h:2 l:1 m:-1
~受け	1:-1 8:-1 9:1 a:-1 f:2 h:1
~变	0:-2 1:3 2:1 3:-1 4:-1 a:2 b:1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
~变成	0:-1 1:3 2:1 3:-1 e:-1 l:-1
~口	0:1 1:1 2:-1 3:-2 4:-1 5:-1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:-2 k:-1 l:1 m:2
~叩	0:-1 1:1 6:-1 9:-1 a:-1 b:-1 c:-1 j:4 k:-1 l:-1
~只	0:-1 1:3 4:-1 5:-1 8:2 a:-1 c:1 e:-1 f:-1 j:-1 k:-1
~只有	0:-1 1:1 3:-1 4:-1 7:-1 8:2 a:-1 c:1 k:-1
~叫	0:1 3:-1 6:-1 b:-1 f:1 i:2 j:-1
~可	1:2 2:-1 3:-2 4:-1 5:-1 6:-2 7:3 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:1
~可以	0:1 1:1 3:-1 4:-1 h:-1 l:-1 m:2
~可能	0:-1 1:-1 7:3 8:2 e:-1
~台	1:4 2:-1 3:-3 c:-1
~号	0:1 2:-1 3:-2 4:-1 6:-1 7:1 f:1 h:-1 i:-1 j:-1 k:2 l:1 m:-1
~各	0:-3 1:-3 2:3 3:4 4:-1 6:-1 a:-1 d:-1 f:-1 g:3 i:-2 j:-1 k:-1 l:-1 m:-1
~合	0:-1 1:-1 2:-1 3:6 4:1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
~合の	0:2 1:-1 3:-1 4:1
~合理	3:1
~同	1:5 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1 m:-1
~同じ	0:-1 1:3
~同一	0:-2 1:4 3:-1
~名	0:-1 1:-3 2:-1 3:2 4:2 5:-1 6:-3 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:3 i:2 j:2 k:-2 l:-1 m:-1
~后	0:-4 1:4 2:4 3:-2 7:-1 8:-1 9:-1 a:-2 b:1 c:-2 d:-1 e:-2 f:1 g:-1 h:-1 i:-1 j:-2 l:2 m:-2
~后端	0:-2 1:2 2:-1 3:-1 e:-1 k:2 l:2
~吗	0:-1 1:-1 2:-1 5:4 6:-2 7:-2 8:1 9:2 a:-2 c:-3 d:1 e:-2 f:-2 g:-2 h:-3 i:-2 j:2 k:1 l:-1 m:-3
~听	3:-1 f:3 k:-1 m:-1
~启	0:-1 1:2 2:1 3:-1
~味	0:3 1:-1 3:1 4:-1 b:-1 c:-1
~呼	1:-1 2:-1 3:-1 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:1
~呼ば	0:-1 1:1 3:-1 6:2 a:-1 j:1 m:1
~呼ばれ	0:-1 1:1 3:-1 6:2 a:-1 j:1 m:1
~呼ばれて	1:1 j:1 m:1
~呼ばれま	1:1 j:1 l:1
~呼び	0:-1 6:2 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:2
~呼び出	0:-1 6:2 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:2
~呼び出し	0:-1 6:1 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 j:2 k:-1 l:2
~呼ん	0:-1 1:-1 2:-1 6:3 7:-1 j:1 k:-1
~呼んで	0:-1 1:-1 2:-1 6:3 7:-1 j:1 k:-1
~呼んでる	0:-1 1:-1 2:-1 6:3 7:-1 j:1 k:-1
~命	0:-2 1:-3 3:4
~和	0:4 1:-1 2:2 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
~品	0:-1 1:-1 3:3
~响	0:2 1:1 2:-1 3:-3 4:2 a:-1 d:-1 f:1 m:-1
~响到	4:1
~响到哪	4:1
~响到哪些	4:1
~哪	0:1 1:-2 7:1 8:1 9:-1 e:1 h:-1 j:-1 k:-1 l:-1
~哪一	1:2 2:-1 3:-2 7:-1 9:2 c:-1
~哪一层	0:1 1:-1 2:-1 9:2
~哪个	0:-1 2:-1 3:2 4:-1 5:1 6:-2 7:-1 8:4 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-1 k:-3 l:-1 m:-1
~哪些	0:-1 1:-3 3:-1 4:1 6:1 7:2 8:-2 9:-1 a:-1 e:-1 f:1 h:-1 j:-1 k:1 m:1
~哪些函	6:3 j:-1 k:-1 l:1
~哪些函数	6:3 j:-1 k:-1 l:1
~哪些地	0:-1 1:-1 2:-1 4:3 5:-1 7:-1 8:-1 9:-1 c:1 e:-1 h:-1 j:-1 l:1
~哪些地方	0:-1 1:-1 2:-1 4:3 5:-1 7:-1 8:-1 9:-1 c:1 e:-1 h:-1 j:-1 l:1
~哪些子	0:1 i:2
~哪些子类	i:2
~哪些异	7:2
~哪些异常	7:2
~哪些文	0:3 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 c:1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2
~哪些文件	0:3 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 c:1 d:2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2
~哪些方	0:-2 2:-1 3:-2 6:-1 7:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:2 k:3 l:-1 m:-1
~哪些方法	0:-2 2:-1 3:-2 6:-1 7:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:2 k:3 l:-1 m:-1
~哪些测	1:-1 5:3 g:-1
~哪些测试	1:-1 5:3 g:-1
~哪些类	i:1 l:1
~哪儿	0:1 1:1 3:-1 4:-1 a:2 b:1 c:-1 j:-1 k:-1
~哪几	0:2 1:-1 4:-1 5:-1 6:-1 7:-1 8:1 a:-1 b:-1 c:-1 d:1 e:1 f:-1 g:1 h:1 i:-1 j:-1 k:-1
~哪几个	0:2 1:-1 d:1 g:2 h:-1
~哪几个文	0:1 1:-1 3:1 d:1
~哪里	0:3 3:-1 4:1 5:-1 6:-1 7:-1 a:-1 b:1 d:-1 h:-1 i:-1 k:-1 l:-1 m:-1
~哪里抛	1:-1 8:2 9:-1
~哪里被	0:-1 1:-1 9:1 b:1 c:-1 e:-1 f:1 g:1 j:1 k:-1
~啊	0:1 1:1 e:1
~啥	0:3 1:-1 2:-1 3:-2 4:-1 7:-1 b:-1 c:1 g:-1 h:1 j:-1 k:-1 l:1
~啥区	0:3 1:-1 3:-1 h:-1 l:-1
~啥区别	0:3 1:-1 3:-1 h:-1 l:-1
~嘛	0:2
~嘛的	0:1
~器	0:-2 1:2 2:1 3:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:1 j:-1 k:3 l:-1 m:-1
~四	0:-1 1:-1 3:1 j:2 k:-1
~回	0:-2 1:3 2:1 3:-3 4:-1 5:1 6:-2 8:3 9:-1 a:-1 b:-1 c:1 d:-1 e:-2 f:1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
~回事	0:1 1:2 3:-1 l:-1
~因	0:-3 1:5 2:-1 3:-2 4:-1
~囲	0:2 1:-1 4:2 b:-1 f:-1
~图	0:-4 1:3 2:2 6:-1
~图片	0:-3 2:3 3:1
~圈	3:1
~圈复	3:1
~圈复杂	3:1
~圈复杂度	3:1
~在	0:1 1:-1 2:-2 3:1 4:-2 6:-2 8:-2 a:1 b:-1 c:-1 e:1 f:1 g:-1 h:-1 i:1 j:2 k:2 l:-1 m:-2
~在代	0:2 3:-1 a:1
~在代码	0:2 3:-1 a:1
~在代码里	0:2 3:-1 a:1
~在哪	0:3 1:-2 2:-1 3:1 4:-2 5:1 6:-1 8:-2 a:1 b:-1 c:-1 d:-1 e:2 f:2 g:-1 j:-1 k:-1 l:-1 m:-1
~在哪一	1:2 2:-1 3:-2 7:-1 9:2 c:-1
~在哪一层	0:1 1:-1 2:-1 9:2
~在哪个	0:1 3:2 8:-1 a:-1 c:-1 e:-1 f:1 k:-2
~在哪些	0:-2 1:-1 3:-1 4:-1 6:-1 7:2 8:-2 a:-1 b:-1 c:2 d:-1 e:-1 f:2 g:-1 j:-1 k:2
~在哪儿	1:-1 3:-1 a:2 b:1 k:-1
~在哪里	0:4 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 d:-1 h:-1 i:-1 j:1 k:-1
~在哪里被	0:-1 1:-1 b:1 c:-1 e:-1 f:1 g:1 j:1 k:-1
~在监	f:1
~在监听	f:1
~在这	0:1 1:-1 3:2
~在这个	0:2 3:-1
~地	2:-1 3:-1 4:1 6:-1 7:-1 8:1 9:-1 a:1 b:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-2 k:2 l:1 m:-1
~地方	0:-3 1:-2 2:-1 4:2 5:1 6:-1 7:-1 8:1 9:-1 a:1 b:1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:2 l:1 m:-1
~地方会	3:-1 4:-1 7:-1 8:2 a:2 c:-1 j:-1 k:-1
~块	0:2 1:-1 2:-1 3:3 4:1 5:1 6:-1 8:-1 a:-1 b:1 c:-1 d:-1 f:-1 i:-1 j:-1 k:-2 l:-1 m:-1
~块的	0:2 3:-1 5:2 6:-1 j:-1
~型	0:3 1:-3 3:-2 4:2 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 d:-1 g:-1 i:1 j:-1 k:2 l:-1 m:-1
~基	0:-2 1:1 3:3 g:3 h:-1 i:-2 m:-3
~場	0:2 1:-2 2:-1 3:-1 4:2 6:-1 7:-1 8:1 a:-1 b:-1 e:-1 i:-1 l:1
~場合	0:2 1:-1 3:-1 4:2
~場合の	0:2 1:-1 3:-1 4:1
~場所	0:1 1:-1 8:1 a:-1 c:1 e:-1
~境	0:2 1:-2 3:-1 5:-1 b:3 k:-2
~境変	b:2 k:-1
~境変数	b:2 k:-1
~増	1:4 2:-1 4:-1 5:-1 c:-1 d:-1 i:-1 l:-1 m:-1
~増え	0:-2 1:3 2:-1 3:1
~增	0:1 1:2 3:-1
~壊	1:-1 4:3 c:-1
~壊れ	1:-1 4:3 c:-1
~处	0:1 1:-2 2:2 4:-1 6:-1 7:-1 a:-1 b:-1 c:-1 f:3 g:-1 h:-1 j:1 k:-1 l:-1
~处理	1:-1 2:2 3:-1 8:-1 a:-1 c:-1 e:-1 f:3 j:-1 k:-1
~変	0:-2 1:2 2:-1 3:-2 4:2 6:-1 8:-1 a:2 b:2 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
~変え	0:-1 1:-1 4:2 5:1 a:-1
~変えた	0:-1 1:-1 4:2 5:1 a:-1
~変数	4:-1 a:2 b:2 j:-1 k:-1
~変更	0:-1 1:1 3:-1 4:1 a:1
~変更し	0:-1 1:1 3:-1 4:1 a:2
~复	0:-2 1:-1 3:5 e:-1 f:-1 h:-1 m:-1
~复杂	3:1
~复杂度	3:1
~复杂度最	3:1
~外	0:-1 1:-2 2:-1 3:-2 4:-1 5:-3 6:-1 7:5 8:-1 9:-1 a:1 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
~外で	1:-1 3:1 5:-1 c:2
~外を	0:-1 7:3 8:-1
~多	0:-2 1:-1 2:-1 3:4 4:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 i:-1 j:1 k:-1 l:-1
~多行	0:-1 3:2
~夜	2:1 6:2
~夜間	2:1 6:2
~夜間バ	2:1 6:2
~夜間バッ	2:1 6:2
~大	0:2 1:-1 3:-1 4:3 6:-1 8:-1 a:-1 k:-1
~大丈	0:2 1:-1 3:-1 4:2 a:-1
~大丈夫	0:2 1:-1 3:-1 4:2 a:-1
~天	0:-3 1:3 2:2 3:-1 e:1 f:-1 l:-1
~太	1:-1 3:2
~夫	0:2 1:-1 3:-1 4:2 a:-1
~失	0:-1 1:-1 2:3 3:-2 4:-1 6:-1 7:4 8:-1 9:1 a:-1 c:-1 h:-1 j:-1 l:-1 m:-1
~失敗	1:-2 2:2 3:-1 4:-1 7:3
~失败	2:-1 3:-1 7:2 8:-1 9:2
~头	0:-3 1:2 2:-1 3:-1 6:2 b:-1 e:2 f:-1 i:-1 j:-1 l:-1 m:-1
~套	0:1 1:-2 3:3 6:-1 j:-1 k:-1 m:-1
~好	1:3 2:-1 4:1 d:-1 h:1 k:-1 l:-1 m:-1
~如	0:-1 1:-1 3:4 4:1 a:-1 k:-1
~如果	0:-1 3:2 4:1 a:-1
~始	0:3
~子	0:2 1:-2 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 g:2 h:-1 i:2 j:-1 k:-2 l:-1 m:-1
~子类	0:-2 3:-1 i:3 m:-1
~字	2:-2 3:2 4:2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 k:-2 m:-1
~字段	0:4 1:-1 3:-2 4:2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
~存	0:1 1:2 2:-2 3:-1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:1
~存し	0:1 1:-1 3:2 6:2 m:-1
~存して	0:1 1:-1 3:1 6:2 d:1
~它	0:-1 2:-1 3:-2 4:1 6:2 9:2 a:-1 d:-1 j:-1 k:2 m:-1
~安	0:-2 1:1 2:-1 3:3 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 e:-1 g:-1 h:-1 j:-1 k:-1 m:-1
~安全	0:-2 1:-2 3:4 4:2 5:-1 8:-1 a:-2 b:-1 c:-1 e:-1 h:-1 k:-1
~完	0:-2 1:-2 2:-1 3:-2 4:-1 5:4 6:1 7:-1 a:-1 b:-1 d:-1 e:1 f:-1 g:-1 h:-1 j:-1 k:-1 m:-1
~定	0:4 1:1 2:-1 3:-4 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:1 i:-1 j:-1 l:-1 m:1
~定义	0:2 1:-1 3:-1 m:1
~定数	k:2
~定时	1:2 2:-1 3:-1 6:2
~定義	0:2 1:-2 2:-1 3:-1 e:-1 f:-1 h:2 i:-1 m:1
~实	0:-2 1:1 2:-1 3:-1 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:3 d:-1 e:-2 f:-1 g:2 h:-1 i:3 j:-1 k:-1 l:-1 m:-1
~实例	0:-2 1:-1 3:-1 5:-2 c:4 e:-1
~实现	1:-1 3:-2 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:3 j:-1 k:-1 l:-1
~实现了	0:-1 3:-1 c:-1 g:1 h:-1 i:3
~实现的	0:1
~実	1:1 2:2 3:-3 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-2 f:-1 g:1 h:-1 i:3 j:-1 k:-1 l:-1 m:-1
~実行	0:-1 1:-1 2:3 3:-1 6:1 8:-1 a:-1 e:-1 l:-1
~実装	0:-2 1:-1 3:-1 9:-1 a:-1 b:-1 c:-1 f:-1 g:2 i:3 k:-1
~実装し	0:-1 1:-1 3:-1 9:-1 b:-1 g:2 i:3 k:-1
~実装して	0:-1 1:-1 3:-1 9:-1 b:-1 g:2 i:3 k:-1
~害	0:1 3:2
~容	0:-1 1:-1 3:1 4:2
~对	0:-1 1:2 2:-1 3:-1 4:-1 5:2 8:-1 a:-1 b:-1 c:3 e:-1 f:1 j:-1 k:-1 l:-1
~对应	1:-1 3:-1 5:2 b:-1 f:1
~对应的	1:-1 3:-1 5:2 b:-1 f:1
~对象	0:-2 1:2 a:-1 c:3 j:-1 l:-1
~导	0:-2 1:2 2:-1 3:-2 6:-1 d:1 e:-1 l:2 m:1
~导出	0:-1 1:2 3:-1 m:1
~导出的	0:-1 1:3 3:-1
~対	0:2 3:2 b:-1 d:-2
~小	0:1 1:3 2:-1 3:-2
~少	0:-1 1:2 3:-2 4:3 6:-1 a:-1 b:-1 h:-1 j:1 k:-1 l:-1 m:-1
~就	0:-2 1:5 2:-1 3:-2 4:-1 9:1 a:-1 b:-1 k:-1 l:-1
~层	1:-3 2:-1 3:5 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:-1 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-3
~届	0:-1 1:1 3:-1 6:-1 e:-1 l:2
~展	0:2 1:-2 3:1 g:-1 i:-1 m:-1
~層	1:-1 3:2 9:1 m:-1
~工	1:-1 3:2 4:-1 8:-1 c:3 j:-1 k:-1 m:-1
~差	0:1 3:-1 g:2 h:1 i:-2
~已	0:-1 1:3 2:2 3:-1 e:-1 k:-1 l:-1
~已经	0:-1 1:4 2:-1 3:-1 k:-1
~帮	0:-1 1:1 2:-1 3:-1 4:1 5:2 d:-1 i:-1 m:1
~帮忙	0:-2 1:1 3:-1 4:1 5:2 d:-1
~帮我	1:-1 m:1
~常	2:-1 4:-1 5:-1 6:-1 7:3 8:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:-1
~常量	0:-1 3:-1 6:-1 8:-1 a:-1 j:-1 k:4
~干	0:1 1:2 3:-2 d:1
~干嘛	0:2
~干嘛的	0:1
~并	0:-2 1:-1 3:4 4:-1
~序	0:-2 1:1 2:3 3:-1 l:-1
~库	0:4 1:1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:-1
~库里	0:-1 1:1 3:-1 c:1 i:2
~应	0:-1 1:5 3:-4 4:-1 5:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~应的	1:-1 3:-1 5:2 b:-1 f:1
~应该	0:2 1:2 3:-2 4:-1 8:-1 c:1
~底	1:-3 2:-1 3:3 4:-1 8:-2 9:2 a:-1 c:-1 f:-1 g:1 i:-1 j:-1 k:-1 l:1
~度	0:-1 1:1 2:-1 3:3 5:1 8:-1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:-1 m:1
~度が	0:-1 3:2
~度が高	0:-1 3:2
~度も	1:1 k:-1 m:1
~度最	3:1
~度最高	3:1
~度最高的	3:1
~建	0:-1 a:-1 c:3 j:-1
~开	0:-1 1:3 2:-1 3:1 k:-1 l:-1
~异	0:1 2:-1 6:-1 7:3 8:-1 9:2 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~异常	0:1 1:-1 4:-1 5:-1 6:-1 7:3 8:-1 9:2 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~异步	1:2 2:-1 5:1
~式	0:5 1:-2 3:-3 7:1 d:-2 g:-1 i:-1 m:-1
~引	2:-2 3:1 5:1 6:-2 7:1 8:-1 9:-1 a:-2 b:-1 c:1 d:3 e:-1 f:-1 g:-1 h:2 i:-1 j:-2 k:1 l:-1
~引き	0:3 1:-2 2:-1 3:1 m:-1
~引き継	0:4 2:-1 3:-2
~引数	0:1 1:-1 4:1 6:-1 8:-1 a:-1 c:1 e:-1 h:3 i:-1 j:-1 k:-1
~引用	0:-2 1:-1 3:-1 a:-1 b:-1 d:3 j:-1 k:2 m:1
~当	0:-1 1:1 5:1
~录	0:1 2:2 3:-2 f:-1 g:-1 l:-1 m:1
~形	0:2 1:-1 3:-1 4:1 7:1 a:-1 d:-2
~影	0:3 1:1 2:-1 3:-3 4:3 5:-1 6:-1 a:-1 d:-1 i:-1 l:-1 m:-1
~影响	0:2 1:1 3:-3 4:2 a:-1 d:-1 m:-1
~影响到	4:1
~影响到哪	4:1
~影響	0:-1 4:2
~影響範	0:-1 4:2
~影響範囲	0:-1 4:2
~往	0:-1 4:-1 6:2 a:2 e:2 f:-1 k:-1 l:-2
~後	0:-2 1:2 2:3 3:-1 l:-1
~得	0:1 1:1 2:-1 3:4 4:2 5:-2 6:-1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
~循	0:-1 1:-1 3:4 d:-1 m:-1
~循环	3:2
~循环依	3:2
~循环依赖	3:2
~循環	0:-1 3:3 d:-1
~循環参	0:-1 3:2
~循環参照	0:-1 3:2
~必	1:2 3:-1 4:1 5:-2
~志	0:1 1:1 3:1
~志里	1:1
~忙	0:-2 1:1 3:-1 4:1 5:2 d:-1 m:-1
~応	0:2 3:-1 d:-2 f:2 i:-1
~快	0:-2 1:4 2:-1 3:-2 5:-3
~念	0:3 1:-1 2:-1 3:-1
~怀	0:-1 1:2
~怀疑	0:-1 1:2
~态	0:-3 1:1 2:3 3:2 5:-1 e:-1 f:-1 l:-2 m:-1
~怎	0:4 1:-3 2:3 3:-1 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
~怎么	0:4 1:-3 2:2 3:-1 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:3 m:-1
~怎么实	0:1
~怎么实现	0:1
~怎么拆	0:-2 3:3
~思	0:2 1:-1 2:-1 3:2 5:-1
~思う	0:-1 1:1 3:2 5:-1
~性	0:-2 1:-1 3:2 7:1 8:2 e:-1 i:-1
~总	0:-1 1:1 3:1
~息	0:-1 1:1 2:-1 3:-2 4:-1 8:-1 e:2 l:2 m:-1
~情	0:-2 1:-1 3:2 7:3 8:-2 k:1
~情况	0:-1 1:-2 3:2 7:3 8:-2 k:2
~想	0:3 1:-3 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-1 i:2 j:2 k:1 m:-1
~想加	0:2 1:-1 3:-1
~意	0:5 1:-1 2:-1 4:-1 b:-1 c:-1 h:-1
~意味	0:3 4:-1 b:-1 c:-1
~意思	0:1
~成	0:2 1:4 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
~成的	0:4 1:1 2:-1 3:-1 a:-1 c:-4 e:-1
~我	0:1 1:2 2:-1 3:-1 4:1 6:-2 8:-1 9:1 a:-2 b:2 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-2 l:-1
~截	0:-1 1:1 2:2 3:-1 l:-1
~户	1:2 2:-1 3:-1 4:-1 k:-1 l:3 m:-1
~戻	0:1 1:-1 3:-1 4:2
~所	0:-2 1:-2 2:-1 3:-1 5:-1 6:-2 8:1 9:-1 a:1 b:-2 c:4 d:-2 e:1 f:-1 g:-2 i:1 k:3 l:-1 m:-1
~所は	0:-1 1:-1 3:-1 4:2 a:1 k:1
~所を	0:-1 1:-1 3:-1 4:-1 6:-1 7:1 8:1 9:-1 a:1 b:-2 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 k:3 l:-1
~所有	0:-1 1:-1 6:-1 8:1 g:-1 h:1 i:2 j:1
~手	0:3 1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 h:-1 i:-1 j:-2 k:2 l:1 m:-1
~手机	0:-2 1:2 3:-2 j:-2 k:3 l:2
~手順	0:1
~手順を	0:1
~手順を教	0:1
~才	0:-2 1:3 3:-2
~打	0:-1 1:1 2:-1 3:1 6:2 9:-1 m:-1
~执	0:-2 2:4 3:-1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 l:-1
~执行	0:-2 2:4 3:-1 6:1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 l:-1
~找	0:-2 1:-3 2:-1 3:1 4:-1 5:2 6:-1 7:-1 a:2 b:-1 g:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:1
~承	0:-1 1:-1 3:1 8:-1 a:-1 e:-1 g:-1 i:4 j:-1 k:-1
~承し	0:-1 3:-1 e:-1 g:-1 i:3
~技	0:-2 1:-1 3:3
~把	0:-3 1:-3 2:-1 6:-1 7:-1 8:-1 9:1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-2 j:2 k:2 l:-1 m:-1
~投	1:-1 3:-1 5:-1 7:2 8:3 9:-1 c:-1 e:-1 f:-1 j:-1
~投げ	0:-1 1:-1 3:-1 7:2 8:3 9:-1 e:-1 f:-1
~抛	0:-1 1:-1 3:-1 4:-1 7:3 8:3 9:-1 a:-1 c:-1 e:-1 j:-1 k:-1
~抛出	1:-1 7:1 8:1 9:-1
~抛出哪	7:1
~抛出哪些	7:1
~択	0:3 3:-1
~报	0:-1 1:2 3:-1 5:-1 6:-1 7:1 8:1 j:1 k:-1
~报错	1:-1 7:1 8:1
~押	0:2 2:1 3:-1
~抽	0:-1 1:-1 i:2 m:1
~拆	0:-2 3:3
~括	0:1 6:-2 a:1 j:2 k:-1 l:-1
~拾	0:-1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:4 a:-2 b:-4 c:-1 d:-1 e:-1 f:2 g:-1 h:-1 i:-1 j:-2 k:3 l:-1
~挂	0:-1 1:3 3:-1 4:1 5:-2 i:1
~指	0:2 1:-1 2:-1 3:2 f:-1
~按	0:-2 1:2 2:1 3:1 6:-1 8:-1 c:1 l:1
~挙	0:-1 1:-1 3:1 6:1 9:1 f:-1 g:2 h:-1 i:-2 j:1
~挙し	6:2 j:1
~挙して	6:2 j:1
~捕	8:-1 9:3 f:-1
~捕获	8:-1 9:2
~换	1:1 2:-1 3:1 4:2 5:-1 6:-1 a:-1 b:-1 g:-1 h:-1 m:-1
~换成	0:-2 1:1 3:2
~据	0:-1 1:2 2:-1 4:-1 6:-1 a:-1 e:-1 f:-1 l:3
~据库	0:3 1:1 3:-1
~掉	0:-2 1:-1 4:3 7:-1 9:2 a:-1 b:-1 c:-1 e:-1 j:-1 k:-1 l:-1
~排	0:-2 1:1 2:2 3:1
~探	0:-1 1:-1 3:-1 8:2 9:-1 b:2 c:-1 d:-1 f:2 i:-1
~探し	0:-1 1:-1 3:-1 8:2 9:-1 b:2 c:-1 d:-1 f:2 i:-1
~探して	0:-1 1:-1 3:-1 8:2 9:-1 b:2 c:-1 d:-1 f:2 i:-1
~接	1:1 2:-1 3:-3 4:-1 5:-2 6:-2 7:-1 8:-1 9:-1 a:-1 b:-2 c:1 d:-1 e:-1 f:-1 g:-2 h:1 i:1 j:5 k:-2 l:-1 m:1
~接口	0:-1 1:2 2:-1 3:-1 6:-1 e:-1 g:-1 i:2 j:-1 k:-1 m:2
~控	1:2 3:-2 c:-1 i:2
~控制	0:-1 1:2 3:-2 i:2
~推	1:1 3:-1 e:1
~推送	0:1 1:1
~提	0:1 1:1 6:-1 l:1
~提交	1:1 6:-1 l:1
~握	0:-1 9:3
~握り	0:-1 9:3
~握りつ	0:-1 9:3
~握りつぶ	0:-1 9:3
~搜	0:-1 1:2 3:-1 k:1
~支	0:1 1:-1 2:-1 3:1 4:-1 5:-1 7:-1 9:2 a:-1 l:2
~支付	1:-1 2:-1 9:2 l:2
~收	0:-2 1:2 2:-1 3:-1 f:1 l:1
~收到	0:-2 1:2 2:-1 3:-1 f:1 l:1
~改	0:1 2:-1 3:-2 4:4 5:1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
~改了	0:-1 1:1 5:1
~改哪	0:3 1:-1 3:-1 4:-1 a:-1
~改成	4:1 5:1
~放	0:2 1:2 2:-1 3:-1 5:-1
~效	0:-2 2:2
~敗	1:-2 2:2 3:-1 4:-1 7:3
~教	0:1 1:-2 3:-1 5:-1 6:-1 8:-1 a:2 b:-1 c:1 d:1 e:-1 f:1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1
~教え	0:1 1:-2 3:-1 5:-1 6:-1 8:-1 a:2 b:-1 c:1 d:1 e:-1 f:1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1
~教えて	0:1 1:-2 3:-1 5:-1 6:-1 8:-1 a:2 b:-1 c:1 d:1 e:-1 f:1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1
~教えてく	0:1 7:1 f:1 i:-1
~数	0:-4 1:2 2:-2 3:3 4:-1 5:-1 6:3 7:-1 8:2 9:-1 a:-1 b:-1 d:-1 f:-1 g:-1 h:1 i:-2 l:1
~数が	0:-1 1:1 2:-1 3:1 6:1 7:1 d:-1 e:-1 h:-1 j:1 m:-1
~数は	0:1 6:-1 8:3 a:-1 h:-1 k:-1
~数を	0:-1 1:-1 2:-1 3:-1 4:1 6:3 8:-1 a:-1 c:2 d:-1 e:-1 h:-1 i:-1 j:-1 k:-1 l:2
~数字	0:-2 1:-2 2:-1 3:4 j:-1
~数据	0:-1 1:2 2:-1 4:-1 6:-1 a:-1 e:-1 f:-1 l:3
~数据库	0:3 1:1 3:-1
~整	0:-1 1:-2 2:-1 3:3 4:-1 6:-1 c:1 i:-1 l:1
~整体	0:-2 1:-1 3:3
~文	0:2 1:2 3:-1 4:-2 5:1 7:-1 8:-1 9:-1 a:-1 b:-1 d:3 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:2 m:-1
~文件	0:2 2:-1 4:-2 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:4 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
~文字	0:-1 1:2 2:-1 3:-1 l:1
~断	0:-2 1:2 2:-1 b:2 k:-1
~新	0:6 1:1 2:-2 3:-3 4:1 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-1 d:-1 e:-1 f:-2 g:1 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
~新し	0:3 1:-1 3:-1 a:2 b:-1 f:-1
~新しい	0:2
~新人	0:3 3:-1
~新的	0:2 1:2 2:-1 3:-1 k:-1
~方	1:-4 2:-2 3:2 4:2 6:1 7:-1 8:1 9:-1 c:-1 d:-2 e:-1 f:-1 g:-1 i:-2 j:1 k:2 m:-1
~方会	3:-1 4:-1 7:-1 8:2 a:2 c:-1 j:-1 k:-1
~方法	0:-1 1:-2 2:-1 3:-3 4:1 5:-1 6:2 8:1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 h:1 i:-1 j:2 k:2 l:-1 m:-1
~日	0:-1 1:4 2:-1 3:1 9:-1 a:-1 e:-1
~日志	0:1 1:1 3:1
~日志里	1:1
~旧	0:-2 1:3 3:-1 4:1
~旧的	1:1 3:-1 4:1
~时	0:1 1:5 2:-1 3:-4 4:-1 5:-1 6:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
~时候	0:1 1:2 2:1 3:-1 6:-1 j:-1
~时间	0:1 1:2 2:-1 3:-2 c:-1 k:1
~明	1:2 2:-1 7:1 l:1 m:-1
~明し	0:1 3:-1 l:1
~明して	0:1 3:-1 l:1
~明明	1:1
~昨	0:-1 1:3 2:-1 3:-1
~是	0:4 1:3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 a:1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 i:-1 k:-1 l:-1 m:-1
~是一	0:2 1:1 3:-1 4:-1 5:-1 9:2 l:-1
~是不	0:-2 1:-2 3:4 4:-1 h:1
~是不是	0:-2 1:-2 3:4 4:-1 h:1
~是不是太	1:-1 3:2
~是什	1:2 3:1 6:-1
~是什么	1:2 3:1 6:-1
~是哪	0:-3 2:-1 3:1 4:-1 5:1 6:-1 7:1 8:1 a:2 c:-1 d:-1 f:1 g:-1 h:-1 k:-1
~是哪个	0:-2 3:-1 5:2 7:-1 8:1 e:-1 f:1
~是在	0:3 1:-1 2:-1 4:-1 8:-1 a:2 b:1 c:-2 e:-1 f:-1 g:-1 j:-1 k:-1
~是在哪	0:3 1:-1 2:-1 4:-1 8:-1 a:2 b:1 c:-2 e:-1 f:-1 g:-1 j:-1 k:-1
~是太	1:-1 3:2
~是干	0:1
~是干嘛	0:1
~是干嘛的	0:1
~是怎	0:5 1:-2 3:-3 e:-1 l:1
~是怎么	0:5 1:-2 2:-1 3:-3 e:-1 l:1
~是谁	0:-1 1:-1 3:-1 c:2 e:1 i:-1 j:2 k:-1
~显	0:1 1:1 3:1
~显示	0:1
~時	0:-1 2:2 3:-1
~更	0:-2 1:3 2:-1 3:-1 5:-1 6:-1 8:-1 a:4 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1
~更し	0:-1 1:1 3:-1 4:1 a:2
~更新	0:-1 1:2 3:-1 4:-1 a:4 c:-1 e:-1 f:-1 g:-1
~書	0:-1 1:-1 2:-1 3:2 4:-1 6:1 8:-1 9:-1 a:1 b:-1 c:-1 f:1 g:2 h:-1 i:-1 j:-1 l:-1
~書き	0:-1 1:-1 3:2 4:-1 5:-1 a:2 b:-1 g:2 i:-1 j:-1
~替	0:4 1:-2 3:-1 4:-1 a:-1 g:2 h:-1 i:-2 l:-1
~最	0:2 1:-3 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
~最后	0:3 3:-1 b:-1
~最高	3:1
~最高的	3:1
~月	a:2 f:-1
~有	0:-1 1:-1 2:-1 3:1 4:1 6:-2 7:-1 9:1 a:-2 b:1 c:-1 d:1 h:1 j:1 l:-2
~有人	0:-3 1:-3 3:-3 4:-1 5:-2 6:-1 7:-1 8:-1 9:3 a:-2 b:2 c:1 d:-1 e:-1 f:-2 g:-1 h:-2 i:-1 j:3 k:2 l:-1 m:-2
~有什	0:2 1:-2 3:2 4:1 d:-1 g:-1
~有什么	0:2 1:-2 3:2 4:1 d:-1 g:-1
~有几	1:1 3:-1 h:2
~有几个	h:2
~有几个重	h:2
~有别	0:-1 1:-1 3:-1 a:1 d:3 k:-1 m:-1
~有别的	0:-1 1:-1 3:-1 a:1 d:3 k:-1 m:-1
~有哪	0:-3 1:-1 2:1 3:1 5:-2 6:-1 8:-1 a:-1 b:2 c:-1 e:1 f:1 g:-1 i:2 j:-1 k:-1 l:-1 m:-1
~有哪些	0:-2 1:-1 2:1 3:1 5:-2 6:-1 8:-1 a:-1 b:2 c:-1 d:1 e:1 f:1 g:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:-1
~有啥	0:3 1:-1 3:-1 h:-1 l:-1
~有啥区	0:3 1:-1 3:-1 h:-1 l:-1
~有啥区别	0:3 1:-1 3:-1 h:-1 l:-1
~有多	0:-2 1:-1 3:-2 4:4 6:-1 a:-1 b:-1 g:-1 h:-1 j:1 k:-1 m:1
~有循	3:2
~有循环	3:2
~有循环依	3:2
~有没	0:1 1:-3 2:-1 3:2 4:-1 5:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:2 h:1 i:-2 j:-1 k:-1 l:-1 m:2
~有没有	0:1 1:-3 2:-1 3:2 4:-1 5:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:2 h:1 i:-2 j:-1 k:-1 l:-1 m:2
~有没有循	3:1
~有的	0:-2 3:3 4:-1 5:-2 9:2 j:-1 l:1
~有谁	1:-2 3:-1 9:-1 a:-1 b:-1 c:-1 e:1 f:2 g:2 h:-1 i:-2 j:-1
~服	e:-1 f:1 m:1
~服务	e:-1 f:1 m:1
~期	1:-1 2:2 3:1 6:2 f:-1 l:-1
~未	0:1 1:1 3:-1 d:-1 e:-1 m:1
~本	0:1 1:2 2:-1 3:-2 4:-1 5:-2 6:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 g:2 h:1 i:-2 j:-1 k:-1 l:1 m:1
~本地	0:3 1:2 3:-1 5:-2
~本番	0:1
~机	0:-2 1:3 2:-2 4:-1 5:-1 6:-1 j:-2 k:2 l:1 m:-1
~杂	3:1
~杂度	3:1
~杂度最	3:1
~杂度最高	3:1
~条	1:1 2:1 6:-1 l:1
~来	0:-2 2:2 4:-1 5:-2 9:1 a:1 b:1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:1
~来没	m:1
~来的	0:2 1:-2 3:-2 4:-1 7:-1 8:1 a:-1 c:3
~构	0:-3 1:1 2:-1 3:3 8:-1 c:1 i:-1 l:-1
~析	0:-1 1:2 7:1 l:-1
~枚	0:-1 a:-1 h:-1 j:-1 k:3
~枚举	0:-1 a:-1 h:-1 j:-1 k:3
~果	0:-2 1:4 2:-1 3:1 4:1 a:-1 m:-1
~架	2:-1 3:2 5:-1
~查	0:-2 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-2 l:-1 m:-1
~标	1:1 3:2
~样	0:-2 1:4 2:1 3:3 4:-2 5:-2 6:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~样的	0:-2 1:3 2:1 3:-2 5:-1 l:-1
~根	0:-2 1:1 3:-1 6:-1 b:-1 i:-1 m:4
~案	0:-1 1:-1 2:-1 3:2 b:-1 l:2
~检	0:3 2:-1 3:-1 7:1
~検	0:1 2:-1 5:1 l:1 m:-1
~概	0:4 1:-1 2:-1 3:-2
~概念	0:3 1:-1 2:-1 3:-1
~構	0:2 1:1 2:-1
~構成	0:2 1:1 2:-1 3:-1
~様	0:1 2:-1 3:-1 a:2 f:-1
~模	0:2 1:1 2:-1 3:3 4:1 5:-1 6:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
~模块	0:2 1:-1 3:3 4:1 5:-1 6:-1 b:1 d:-1 f:-1 i:-1 j:-2 k:-2 l:-1 m:-1
~模块的	0:3 3:-1 6:-1 j:-1
~次	1:2 2:1 3:-1 4:-1 6:2 7:-1 8:-1 9:-1 a:2 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~次调	0:-1 2:-1 6:3
~次调用	0:-1 2:-1 6:3
~正	0:2 1:2 2:-1 3:-1 4:1 6:-1 k:-1 l:-1
~步	0:-2 1:3 2:2 3:-2 5:1 a:-1 f:-1
~死	0:2 1:-3 2:-1 3:2 4:-1 c:-1 m:2
~残	3:-1 d:2 m:1
~残っ	3:-1 d:2 m:1
~残って	3:-1 d:2 m:1
~残ってい	1:-2 3:-1 d:1 m:2
~段	0:4 1:-3 2:1 3:-4 4:2 5:2 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:1 f:-2 g:-1 h:-1 i:-1 j:-2 k:-2 l:-1 m:-1
~毎	0:-1 1:1 3:-1 c:2
~毎回	0:-1 1:1 3:-1 c:2
~每	0:-2 1:1 2:2 3:-1
~比	1:2 2:-1 3:2 h:-1 m:-1
~比较	0:1 1:-1 3:2
~比较好	0:1 1:-1 3:2
~気	1:-1 3:4 5:-1
~気が	0:-1 1:-1 3:4
~求	0:-2 1:4 2:1 3:-1 4:-1 5:-1 6:1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
~決	0:1 1:-1 7:-1 8:2 a:1 d:-1 e:-1
~決済	1:-1 3:1 7:-1 8:2 a:1
~没	1:1 2:-1 3:-1 4:-1 5:2 6:-1 7:-1 8:-1 a:-1 b:-1 e:-1 f:-1 g:1 i:-2 j:-1 k:-1 l:-2 m:3
~没人	0:-1 1:-1 b:-1 m:3
~没人用	m:1
~没有	0:-1 1:1 2:-1 3:1 4:-1 5:-1 7:-1 8:-1 9:1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:2 h:1 i:-2 j:-1 k:-1 l:-1 m:2
~没有循	3:1
~没有循环	3:1
~没被	0:-1 1:-1 m:2
~法	0:-3 1:-4 2:-1 3:4 4:1 5:-1 6:2 8:1 9:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 h:1 i:-2 j:1 k:2 l:-2 m:-1
~波	0:-1 4:3 6:-1 a:-1
~注	0:-3 1:1 2:1 3:1 6:1 c:-1 e:-1 f:2 i:-1 m:-1
~注文	0:-1 1:2 2:1 3:-1 6:1
~洗	0:-1 1:-1 3:1 k:2
~洗い	k:2 m:1
~洗い出	k:2 m:1
~洗い出し	k:2 m:1
~流	0:-1 1:-1 2:-1 3:3 4:-1 6:-1 c:-1 e:-1 f:-1 k:-2 l:3
~流れ	1:-1 l:2
~流れを	1:-1 l:2
~测	0:-1 1:2 2:-1 3:-2 4:-1 5:5 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:1 d:-1 e:-1 f:-1 g:-2 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
~测试	0:-2 1:2 2:-1 4:-1 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~测试覆	0:-2 3:3 g:-1
~测试覆盖	0:-2 3:3 g:-1
~消	0:-3 1:1 2:1 3:-3 4:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:1
~消息	0:-1 1:1 2:-1 3:-2 4:-1 8:-1 e:2 l:2 m:-1
~消費	0:-2 1:-1 2:-1 3:-1 5:1 e:-1 f:3
~消费	0:-1 1:2 3:-1 e:-1 f:1
~混	0:-1 3:2
~清	0:2 1:1 2:-2 3:-2 4:-1 5:-1 6:1 7:-1 9:-1 a:-1 b:2 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~済	3:1 7:-1 8:2 a:1
~減	0:-2 1:2 3:-1 4:1 a:2 b:-1 c:-1 m:-1
~減ら	0:-2 1:2 3:-1 4:1 a:2 b:-1 c:-1 m:-1
~渠	e:-1 i:2
~渠道	e:-1 i:2
~游	0:-3 1:-3 2:-1 3:-3 4:2 5:-1 6:2 7:-1 8:-1 9:-1 a:-3 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-3 l:-1 m:-1
~漏	0:-2 1:3 3:1
~点	0:-2 1:4 2:1 3:2 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:2 m:-2
~点击	0:-3 1:4 3:-1 l:1 m:-1
~烦	1:2 3:-1 4:1 d:-1 l:-1
~照	0:-2 1:3 3:1 5:-3 a:-1 b:2 c:-1 j:-1 k:1
~照し	1:-1 3:1 b:2 k:-1 m:1
~照して	1:-1 3:1 b:2 k:-1 m:1
~照してい	b:2 k:-1 m:1
~片	0:-3 2:3 3:1
~版	1:1 3:-1 g:2 h:1 i:-2
~版本	0:-1 1:1 g:2 h:1 i:-2
~特	1:2 3:1 m:-1
~特别	1:1 3:1
~状	1:-1 2:2 3:3 5:-1 e:-1 f:-1 l:-1
~状态	0:-2 1:-1 2:2 3:3 e:-1 l:-1
~独	0:1 2:-1 3:-1 5:-1 g:2 i:-1
~率	0:-3 1:-1 3:3
~环	0:2 1:-2 3:1 5:-1 b:2 k:-1 m:-1
~环依	3:2
~环依赖	3:2
~环境	0:3 1:-2 3:-1 5:-1 b:2 k:-1
~现	0:-1 1:-2 2:-1 3:4 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 e:-1 f:-1 g:2 h:-1 i:3 j:-1 l:-1 m:-1
~现了	0:-1 3:-1 c:-1 g:1 h:-1 i:3
~现在	0:-2 1:-1 2:-1 3:4 4:-1 6:-1 8:-1 a:-1 b:-1 c:1 d:1 e:-1 f:-1 g:-1 i:-1 j:-1 l:-1 m:-1
~现在哪	0:-1 3:2 c:1 f:-1
~现在这	1:-1 3:2
~现的	0:1
~現	0:1 1:2 3:-1
~理	1:1 5:-1 6:2 a:1 b:-1 d:-1 e:-1 f:3 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
~理を	0:-1 1:-1 6:2 8:2 f:-1
~理的	0:2
~環	0:-1 1:-1 3:3 b:2 d:-1 k:-1
~環参	0:-1 3:2
~環参照	0:-1 3:2
~環境	b:2 k:-1
~環境変	b:2 k:-1
~環境変数	b:2 k:-1
~生	0:3 2:2 3:-2 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:-2 b:-1 c:-1 d:-1 e:3 f:-1 g:2 h:-2 i:-2 j:-2 k:-2 l:-1 m:-1
~生成	0:4 1:1 2:-1 3:-1 4:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:-1
~生成的	0:4 1:1 2:-1 3:-1 a:-1 c:-4 e:-1
~用	0:4 1:-2 2:-1 4:-2 5:-1 6:1 7:-1 8:-1 9:-1 a:-2 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:5 l:1 m:1
~用两	1:2 6:-1
~用了	a:-1 j:1 k:1
~用到	1:-1 6:2 k:2 l:-1
~用到了	1:-1 6:2 k:2 l:-1
~用吗	0:-3 1:-1 3:-2 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 h:-1 i:-1 j:-2 k:4 m:-1
~用户	1:2 2:-1 3:-2 l:3
~用的	0:3 1:-1 2:-1 3:-2 5:-1 k:-1 m:3
~用链	6:-1 j:1 l:1
~由	0:-1 6:-2 8:-1 c:1 d:-1 e:1 f:-1 g:2 i:-2 j:-1 k:-1 l:2
~画	1:3 2:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 h:-1 i:-1 j:-1 k:1 l:1 m:-1
~画面	1:4 2:1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
~画面に	1:1 2:2 3:-1 l:-1
~番	0:-1 1:2 2:1 6:1 7:1 a:-1 f:-1 l:-1
~番だ	1:1
~疑	0:-1 1:3 3:-1
~発	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:-2 b:-1 c:-1 d:-1 e:5 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 m:1
~発生	0:-1 1:-1 3:-1 4:-1 6:-1 7:-1 8:2 9:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2
~登	0:-1 2:2 3:-1 f:2
~登录	0:-1 1:-1 2:2 3:-1
~登録	1:1 f:2
~白	0:-1 1:3 3:-1
~百	0:-1 3:2
~的	1:-1 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:1 e:2 g:-1 h:-1 j:2 l:1
~的に	0:-2 1:-2 3:2 4:-1 7:1 9:-1 a:-1 b:1 d:-1 e:-1 f:-1 g:1 j:-1 l:2 m:-1
~的代	1:-1 2:-1 3:-2 4:-1 8:-1 a:-2 b:1 c:-2 e:4 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
~的代码	1:-1 2:-1 3:-2 4:-1 8:-1 a:-2 b:1 c:-2 e:4 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
~的几	3:1 h:1
~的几个	3:1 h:1
~的函	0:-2 1:-1 3:3 6:-1 i:-1 j:-3 k:3
~的函数	0:-2 1:-1 3:3 6:-1 i:-1 j:-3 k:3
~的分	0:3 1:-2 3:-1 m:-1
~的地	0:-1 1:-1 4:-1 8:-1 a:2 b:2 k:-1
~的地方	0:-1 1:-1 4:-1 8:-1 a:2 b:2 k:-1
~的所	0:-1 1:-1 6:-1 8:1 h:1 i:1 j:1
~的所有	0:-1 1:-1 6:-1 8:1 h:1 i:1 j:1
~的时	0:1 1:2 2:1 3:-1 6:-1 j:-1
~的时候	0:1 1:2 2:1 3:-1 6:-1 j:-1
~的是	0:-2 1:2 3:1 e:-1 f:1
~的有	0:-2 1:-1 2:-1 3:-2 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:2 g:-1 h:-1 i:-1 k:4 m:-1
~的测	0:-1 1:-1 3:1 5:2 a:-1 c:-1 j:-1
~的测试	0:-1 1:-1 3:1 5:2 a:-1 c:-1 j:-1
~的类	0:-2 1:-1 3:3 g:-2 i:2
~的话	0:2 1:-2 4:-1 7:1 9:2 a:-1 j:-1 l:1
~的那	0:-3 1:-1 2:-2 3:-3 5:1 6:1 7:1 a:-1 c:-1 e:-1 g:-1 h:-1 i:1 j:3 k:-1 m:1
~的那个	0:-2 1:-1 2:-1 3:-1 6:1 7:1 e:-1 i:1 j:3 k:-1 m:-1
~监	0:1 1:-1 3:-1 f:3 k:-1 m:-1
~监听	3:-1 f:3 k:-1 m:-1
~盖	0:-2 3:3 m:-1
~目	0:4 1:-1 2:-1 3:-3 c:-1 d:1 g:-1 m:1
~目录	0:3 1:-1 3:-1 g:-1 m:1
~目里	0:1
~直	0:-3 1:-1 2:-1 3:2 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-1 l:-1
~直し	0:1 1:-1 3:-2 5:2
~直した	0:1 1:-1 3:-2 5:2
~直接	0:-2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 9:-1 b:-2 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:5 k:-1 l:-1
~相	0:-1 3:2 5:-1
~看	0:2 1:1 2:-1 3:1 4:-1 6:1 8:-1 a:-1 b:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1
~看看	a:-1 c:1 j:-1 k:2
~真	0:-3 1:4 2:-2 3:-2 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:4 l:-1
~着	0:-2 2:2 3:-2 4:2 5:-1 7:-1 a:-2 b:-1 e:-1 f:-1 h:-1 k:-1 l:3
~知	1:1 2:-1 3:-2 5:-1 6:2 8:-1 9:-1 a:-1 b:-1 d:1 e:1 f:-1 g:-1 h:-1 i:1 j:1 k:-1 l:-1 m:-1
~知り	0:1 1:-1 2:-1 3:-1 6:2 8:-1 d:1 j:-1 l:-1
~知りた	0:1 1:-1 2:-1 3:-1 6:2 8:-1 d:1 j:-1 l:-1
~知りたい	0:1 1:-1 2:-1 3:-1 6:2 8:-1 d:1 j:-1 l:-1
~码	0:1 1:-4 2:1 3:1 4:2 6:-2 7:-1 8:-1 9:1 a:-1 c:2 d:-1 e:3 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2
~码在	1:-1 3:-1 9:2
~码里	0:3 1:-1 2:-1 3:-1 a:1 e:-1
~確	0:-1 1:-1 2:1 3:1 6:1 c:2 j:-1 k:-1
~示	0:2 3:-1 e:-1 i:1 l:-1
~示さ	0:1 1:1
~示され	0:1 1:1
~离	1:2 2:-1 3:-1
~种	0:1 1:-1 3:1 4:-1 a:-1 h:1 i:-1 m:2
~秒	0:-1 1:3 3:-2
~租	0:1 1:2
~租户	0:1 1:2
~移	0:-2 2:3 3:-1 4:2 9:-1 c:-1 e:-1 f:-1 g:-1 l:-1
~程	0:-1 1:3 2:-1 3:2 4:-1 6:-1 7:-1 a:-1 e:-1 k:-1 l:-1
~種	0:1 1:-1 3:-1 7:2 h:1
~種類	1:-1 3:-1 7:2 h:1
~種類あ	0:1 h:1
~種類ある	0:1 h:1
~空	0:-1 1:3 3:-1
~立	0:3 1:-2 2:-1 3:-1 4:-1 8:-1 a:-1 c:2 e:-1 j:-1 k:-1 l:2
~端	0:-4 1:2 2:2 3:-1 5:-1 6:-1 7:-1 8:-1 9:1 c:-1 d:-1 e:-1 f:-1 i:-1 j:-1 k:1 l:2 m:2
~符	1:2
~第	0:-3 1:3
~签	1:1 3:-2 4:2 6:-1 a:-1 h:2 j:-1 k:-1
~签名	0:1 1:-1 3:-2 4:2 6:-1 a:-1 h:2 j:-1 k:-1
~箇	0:-2 1:-1 2:-1 4:1 5:-1 6:-1 7:-1 a:2 b:-1 c:2 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
~箇所	0:-2 1:-1 2:-1 4:1 5:-1 6:-1 7:-1 a:2 b:-1 c:2 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
~箇所は	0:-1 1:-1 3:-1 4:2 a:1 k:1
~算	0:3 1:-2 2:-1 3:-1 4:-1 5:2 6:1 a:-1 d:-1 g:-1 i:1 j:-1 k:-1 l:-1 m:-1
~管	0:-1 1:2 3:1
~管理	0:-1 1:2 3:1
~範	0:2 1:-1 4:2 b:-1 f:-1
~範囲	0:2 1:-1 4:2 b:-1 f:-1
~类	1:-1 2:-1 4:1 5:-1 6:-2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-2 i:3 j:-1 m:-1
~类型	0:1 1:-1 3:-1 4:2 6:-1 7:1 a:-1 b:-1 g:-1 h:-1 i:-1 j:-1 k:2 m:-1
~类有	0:-1 g:2 h:-1 i:1
~类重	g:1
~类重写	g:1
~类重写了	g:1
~系	0:5 1:-3 3:-2 5:-1 6:-1 7:-1 e:-1 i:-1 j:-2 k:-1 l:-1 m:-1
~系统	0:2 1:-1 2:2 3:-1 6:-1 j:-1 l:-1
~索	0:-1 1:3 2:-1 3:-1 l:1
~組	0:1 1:-1 2:-1 3:2 4:-1 8:-1 a:-1 c:2 e:-1 i:-1 j:-1 k:-1
~組み	0:1 1:-1 2:-1 3:2 4:-1 8:-1 a:-1 c:2 e:-1 i:-1 j:-1 k:-1
~経	1:-2 2:-1 3:-1 6:-2 c:1 d:-1 j:-2 l:4
~経路	0:-1 1:-1 2:-1 6:-2 j:-2 l:4
~結	0:-1 1:1 3:1
~継	0:3 1:-1 2:-1 a:-1 e:-1 f:-1 g:-1 i:3
~継承	0:-1 1:-1 3:1 e:-1 g:-1 i:3
~継承し	0:-1 3:-1 e:-1 g:-1 i:3
~级	0:2
~线	0:-4 1:3 2:-1 3:3 4:1 5:-1 6:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
~线上	0:-2 1:3 3:-1
~线程	0:-1 1:1 3:2 4:-1 k:-1
~组	0:-2 1:-1 2:-1 3:-1 5:-1 6:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:4 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
~组件	0:-2 1:-1 2:-1 3:-1 5:-1 6:-1 a:-1 b:3 c:-1 d:-1 e:-1 f:4 g:-1 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
~经	0:-1 1:3 2:-1 3:-1 4:-1 6:-1 a:-1 i:-1 j:-1 k:-1 l:3
~经过	6:-1 l:3
~结	0:-1 1:1 3:1 4:-1 6:2
~结果	0:-1 1:2 3:-1
~给	0:2 1:-2 2:-1 3:-1 4:1 5:2 6:-2 7:-1 8:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:-1
~统	0:3 1:-2 2:2 3:-2 6:-1 f:-1 j:-1 l:-1
~缓	0:3 1:-1 2:-1 3:1 b:-1 l:-1
~缓存	0:3 1:-1 2:-1 3:1 b:-1 l:-1
~编	1:3 2:-1 3:-1
~编译	1:2 3:-1 4:1
~缺	0:-2 1:-1 3:3
~缺点	0:-2 1:-1 3:3
~网	0:-1 1:2 2:-1 4:-1 6:-1 k:-1 l:3
~网关	0:-1 1:2 2:-1 4:-1 6:-1 k:-1 l:3
~置	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 7:-1 9:-1 a:2 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:1
~置项	0:-2 1:-1 9:-1 a:-1 b:3 f:-1 j:-1 l:-1 m:2
~義	0:2 1:-2 2:-1 3:-1 e:-1 f:-1 h:2 i:-1 m:1
~翻	0:-1 d:-1 m:2
~耦	0:-1 3:2
~耦合	0:-1 3:2
~职	1:-1 3:3 i:-1
~能	0:2 1:2 2:-1 5:-2 6:-1 7:3 8:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
~能不	0:1 1:-1 3:-1 l:2
~能不能	0:1 1:-1 3:-1 l:2
~能不能用	0:2 1:-1
~能用	0:3 1:-2 3:-1
~自	0:3 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:5 h:-1 i:-2 j:-1 k:-1 l:-1 m:-1
~色	0:-1 1:2 2:-1 3:-1 e:-1 l:2
~获	8:-1 9:2
~落	0:-1 1:1 2:-1 3:-1 5:1 6:-1 8:-1 e:-1 f:-1 i:1 l:3
~落ち	1:2 3:-1 5:1
~落ちる	1:2
~行	1:2 2:4 3:1 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 b:-2 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-2 l:-2 m:-1
~表	1:4 2:-1 3:-3 4:2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 m:-1
~表示	0:1 3:-1 e:-1 i:2
~表示さ	0:1 1:1
~表示され	0:1 1:1
~被	0:-5 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-1 9:3 a:2 b:3 d:2 e:-1 g:2 h:-1 i:-1 j:2 k:-2 l:-1
~被哪	0:-1 6:-2 b:2 g:2 h:-1 j:2 k:-1
~被谁	0:-1 1:-1 9:2 a:-1 b:3 f:-1 k:-1 l:-1
~被调	0:-1 1:2 6:-1 j:2
~被调用	0:-1 1:2 6:-1 j:2
~装	0:-3 1:-2 2:1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 i:3 j:-1 k:3 l:-1 m:-1
~装し	0:-1 1:-1 3:-1 9:-1 b:-1 g:2 i:3 k:-1
~装して	0:-1 1:-1 3:-1 9:-1 b:-1 g:2 i:3 k:-1
~複	0:-1 1:-2 3:3 c:-1 e:2 h:-1 i:-1
~西	0:1 d:1
~要	0:4 1:-1 2:-1 3:1 4:3 8:-1 9:-1 a:-2 b:-1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-2 l:-1
~要用	0:1
~覆	0:-2 3:3 a:-1 g:1 i:-1 m:-1
~覆盖	0:-2 3:3 m:-1
~見	0:-2 1:-3 2:-1 3:4 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:3 l:-1 m:1
~見て	0:-1 1:-2 3:2 6:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 k:3 m:1
~覧	0:-1 3:-1 8:1 a:-1 b:-1 d:-1 e:-1 g:1 i:2 j:-1 k:-1 l:-1 m:1
~覧を	0:-1 1:1 b:-1 g:1 i:2
~觉	1:-1 3:2
~解	0:4 1:-1 2:-1 3:-1 7:1 8:-1 a:-1
~触	0:2 2:1 3:1 4:-1 5:1 6:2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
~触发	0:-1 1:1 2:2 3:-1 5:-1 6:2 7:-1 b:-1 e:2 f:-1 h:-1 i:-1 j:-1 l:-2
~言	0:-2 1:-1 3:4 b:-1 e:-1
~計	1:1 2:-1 3:2 5:1 a:-1 f:-1 i:-1
~計算	0:-1 3:-1 5:2
~設	0:3 1:-2 2:-1 3:2 4:-1 5:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1
~設定	0:4 1:-1 3:-1 4:-1 a:1 b:-1 g:-1 m:1
~設計	1:-1 3:3 i:-1
~証	0:3 1:-2 2:-1 3:-1 5:1
~認	0:4 1:-2 2:-1 3:-1 a:-1 c:2 e:-1 j:-1 k:-1
~説	0:1 3:-1 l:1
~説明	0:1 3:-1 l:1
~説明し	0:1 3:-1 l:1
~説明して	0:1 3:-1 l:1
~読	0:2 1:1 2:2 3:-3 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-2 b:3 c:-1 d:1 e:-2 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
~読し	0:-1 e:-1 f:3
~読して	0:-1 e:-1 f:3
~読してい	0:-1 e:-1 f:3
~読み	0:2 2:-1 3:-1 4:-1 7:1 8:-1 a:-1 b:1 c:-1 d:1 e:-1 f:-1 j:-1 k:-1 l:1 m:-1
~読み取	0:2 1:-1 2:-1 b:1 l:2
~読み込	0:-1 1:1 3:-1 7:1 b:1 d:2 f:-1 m:-1
~誰	0:-2 1:-1 2:-1 3:-2 4:-2 5:-1 6:-2 7:-1 8:-2 9:4 a:2 b:2 d:-2 e:-1 f:-2 g:-2 h:-1 i:1 j:1 k:-3 l:-1 m:1
~誰か	1:-1 9:1 b:2 j:-1 m:1
~誰が	0:-2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:4 a:-2 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:2 k:-2 l:-1
~調	0:-1 1:2 3:-2 m:2
~調べ	0:-1 1:2 3:-2 m:2
~調べて	0:-1 1:2 3:-2 m:2
~计	0:-1 1:2 2:-1 3:2 5:1 d:-1 k:-1
~订	1:-2 2:2 6:-1 e:-2 f:2 j:-1
~订单	1:-1 2:2 6:-1 e:-1
~认	0:3 1:1 3:-2 g:-1 l:-1 m:-1
~设	0:-2 1:-1 3:4 a:1 b:2 d:-1 g:-1 h:-1 k:-1 m:-3
~设计	1:-1 3:2 d:-1 k:-1
~评	0:-2 1:-1 3:4
~译	1:2 3:-1 4:1
~试	0:-1 1:2 2:-1 4:-1 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~试覆	0:-2 3:3 g:-1
~试覆盖	0:-2 3:3 g:-1
~话	0:1 1:-2 3:2 4:-1 7:1 9:2 a:-1 j:-1 k:-1
~询	0:1 1:1 b:2
~该	0:1 1:1 2:-1 3:2 4:-1 5:2 8:-1 a:-1 c:1 d:-1 i:-1 k:-1 l:-1 m:-1
~该跑	1:-1 5:2
~该跑哪	1:-1 5:2
~该跑哪些	1:-1 5:2
~误	0:3 1:-2 3:-1 7:2 8:-1
~误码	0:2 1:-1 3:-1
~说	0:-3 1:2 3:2 l:-1
~请	0:-1 2:2 3:1 4:-1 6:-1 a:-1 c:-1 e:-1 f:-1 g:-1 i:1 j:-1 k:-1 l:3
~请求	0:-1 1:2 2:2 6:-1 l:1
~读	0:-4 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:6 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:1
~读取	0:-1 3:-1 b:3 e:-1 f:-1
~谁	0:-3 1:-3 2:2 3:-2 5:-1 7:-1 8:-2 9:2 a:-1 b:1 d:-1 e:2 f:2 g:1 h:-1 j:-1 k:2 l:-1 m:-1
~谁会	1:-1 4:1 9:-1 a:2 b:-1 e:1 j:-1
~谁发	1:-1 e:3
~谁在	0:-2 1:-1 3:-1 b:1 e:-1 f:1 i:-1 j:1 k:2
~谁在监	f:1
~谁在监听	f:1
~谁调	j:1
~谁调用	j:1
~谁调用了	j:1
~调	1:-1 2:-2 3:-4 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-2 f:1 g:-1 h:-1 i:-2 j:6 k:-3 m:1
~调了	0:-1 1:-1 6:3 j:-2
~调用	0:1 2:-1 3:-2 4:-1 5:-1 6:2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-2 l:1 m:-1
~调用了	6:1 j:1 k:-1
~调用链	6:-1 j:1 l:1
~象	0:-3 1:3 2:-1 3:-3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:3 e:-1 f:-1 g:-1 h:-1 i:4 j:-1 k:-1 l:-1 m:-1
~責	0:-1 3:2
~責務	0:-1 3:2
~費	0:-2 1:-1 2:-1 3:-1 5:1 e:-1 f:3
~購	0:-1 2:3 3:-1 e:-1 f:1
~購読	0:-1 2:3 3:-1 e:-1 f:1
~購読し	0:-1 e:-1 f:3
~購読して	0:-1 e:-1 f:3
~责	0:-1 1:-2 3:3 f:1 i:-1
~败	2:-1 3:-1 7:2 8:-1 9:2
~费	0:-1 1:2 3:-1 e:-1 f:1
~赖	0:-2 1:-2 2:-1 3:5 4:1 6:2 a:-1 b:-1 g:-1 h:-1 j:-1 k:-2 l:-1 m:-3
~走	0:-4 1:3 2:1 3:-2 4:-1 6:2 a:-1 b:-1 c:-1 e:-1 j:-1 k:-1 l:3 m:-1
~走到	0:-2 1:-1 6:2 l:2
~起	0:-1 1:1 2:2 4:-1 6:-1 l:1
~起動	0:-3 1:2 2:2 3:1
~跑	0:1 1:1 2:2 3:-3 4:-1 5:2 a:-1 f:-1 l:-1
~跑哪	1:-1 5:2
~跑哪些	1:-1 5:2
~跟	0:-1 1:3 4:2 a:-1 h:-1 l:-1
~路	0:1 1:-3 2:-1 4:-1 6:-2 7:-1 9:2 a:-1 b:-1 d:-1 e:-1 j:-2 k:-1 l:5
~轮	3:2
~载	0:-1 1:-1 3:-2 4:-1 5:-1 6:1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:5 i:-1 j:-1 k:-1 l:-1 m:-1
~较	0:1 1:-1 3:2
~较好	0:1 1:-1 3:2
~辑	0:-2 1:1 2:-1 3:-1 4:-1 5:2 6:2 a:2 k:-2 l:-1
~込	0:-2 1:1 2:-1 3:-1 4:2 7:1 8:-1 a:-1 b:1 c:-1 d:2 e:-1 f:-1 k:-1 l:1 m:-1
~込ま	0:-1 1:1 3:-1 4:2 a:-1 b:2 d:-1
~込まれ	0:-1 1:1 3:-1 4:2 a:-1 b:2 d:-1
~过	0:-3 1:2 3:2 5:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:2
~返	0:-1 2:2 3:-2 4:-1 5:-1 6:-2 7:1 8:5 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
~返す	1:-1 2:2 3:-1 4:-1 6:-1 8:3 h:-1 k:-1 l:-1
~返回	0:-1 1:1 3:-1 6:-2 7:1 8:4 a:-1 b:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
~还	0:2 1:1 2:-1 5:-1 6:-1 7:-1 8:-1 9:2 b:-1 c:-1 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
~还是	0:3 1:1 2:-1 4:-1 6:-1 9:2 a:-1 b:-1 j:-2 k:-1 l:-2 m:-1
~还有	0:-1 1:-1 3:1 4:1 9:1 a:1 j:-1 m:-1
~这	0:2 1:-1 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 9:-1 b:-1 c:-1 d:2 g:-1 h:-1 j:-2 k:1 l:-1 m:-1
~这个	2:-1 3:-3 5:-1 6:-1 7:-1 9:-1 a:1 b:-1 c:-1 d:3 e:1 f:1 g:-1 h:-1 j:-2 k:2 l:-1 m:-2
~这个事	e:2 f:1
~这个事件	e:2 f:1
~这个项	0:2 3:-1
~这个项目	0:2 3:-1
~这块	0:1 1:-1 3:1
~这段	0:3 1:-2 3:-1
~进	0:-1 1:3 2:2 3:-1 6:-1 l:-1
~进去	0:-1 1:2 3:-1
~连	0:1 4:1
~追	1:-2 2:2 3:-1 f:-1 l:2
~追い	0:-1 1:-1 2:1 l:2
~追っ	0:-1 1:-1 2:2 l:1
~追って	0:-1 1:-1 2:2 l:1
~追加	0:2
~追加す	0:2
~追加する	0:2
~退	0:-2 1:2 3:-1 5:2 l:-1
~送	0:-2 1:1 2:-1 3:1 4:-1 5:-1 7:1 8:-1 a:-1 b:-1 c:-1 e:4 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
~选	0:4 1:-3
~选中	0:3 1:-2 3:-1
~选中的	0:2 1:-2 3:-1
~途	0:-2 1:3 2:1 3:-2 4:-1 8:-1 9:1 a:-1 d:-1 f:-1
~途中	0:-1 2:2 9:1
~途中で	0:-1 2:2 9:1
~通	0:-1 1:2 2:1 3:-2 4:1 6:-1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:1 j:-1 k:-1 l:2 m:-1
~通る	0:-2 1:1 2:2 3:-1 l:-1
~通るの	0:-1 1:2
~通るのに	0:-1 1:2
~通知	1:2 3:-1 8:-1 e:1 f:-1 i:1
~造	0:-1 1:-2 3:3 c:1
~週	0:1
~逻	0:-2 1:-1 4:-1 5:2 6:2 a:2 k:-1
~逻辑	0:-2 1:-1 4:-1 5:2 6:2 a:2 k:-1
~道	1:-1 4:2 5:-1 6:-1 7:-1 9:-1 a:-1 d:-1 e:-1 g:-1 i:1 j:2 k:-1 m:-1
~違	0:1 1:2 3:-1 4:-1 a:-1 c:-1 e:-1 g:-1 h:2 i:-1 l:-1 m:-1
~違い	0:3 1:-1 3:-2 h:1
~違う	0:-2 1:1 2:1 3:-1 h:2
~遷	0:-1 1:1 2:2 l:-1
~遷移	0:-1 1:1 2:2 l:-1
~選	0:4 1:-1 3:-1 b:-1 f:-1
~選択	0:3 3:-1
~那	0:-3 2:-2 3:-4 4:-1 5:3 6:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:1 k:2 l:-1 m:1
~那个	0:-1 1:-2 2:-2 3:-2 6:1 7:1 8:-1 a:-1 b:-1 d:-1 e:-1 i:1 j:2 k:3 l:-1 m:-1
~部	0:-4 1:-3 2:2 3:-1 4:-1 5:-1 6:2 7:-1 8:-2 9:-1 a:2 b:-3 c:-2 d:-1 e:3 f:-1 g:-1 i:2 j:-2 k:1 l:1 m:-1
~都	0:-3 1:1 2:1 4:-2 5:-1 6:2 8:-1 9:-1 a:1 c:-1 e:3 f:-2 g:-2 h:-1 i:2 k:-2 l:-1 m:-1
~都在	0:-3 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-2 e:3 f:-2 g:-1 i:1 k:-1
~都在哪	0:-3 1:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-3 e:3 f:-2 g:-1 i:1 j:1 k:-1
~都有	1:-1 2:2 7:1 e:-1 l:-1
~配	0:3 1:-3 2:-1 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:2 c:-1 d:1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:2
~配下	0:-1 d:1 m:2
~配置	0:2 1:-1 2:-1 3:-1 5:-1 9:-1 a:-1 b:3 c:-1 e:-1 f:-1 j:-1 k:-1 l:-1 m:2
~配置项	0:-2 1:-1 9:-1 a:-1 b:3 f:-1 j:-1 l:-1 m:2
~里	0:2 1:2 3:-1 4:1 5:-1 7:-1 9:-1 a:-1 c:1 d:-1 e:1 h:-1 j:-1 k:-1 m:2
~里抛	1:-1 8:2 9:-1
~里有	0:-1 1:-1 3:-1 b:-1 c:1 g:1 m:3
~里有没	0:-2 1:-1 3:-1 b:-1 g:1 m:3
~里有没有	0:-2 1:-1 3:-1 b:-1 g:1 m:3
~里没	0:-1 1:3 3:-1 m:2
~里的	3:-1 b:1 e:-1 f:-1 l:2
~里被	0:-1 1:-1 9:1 b:1 c:-1 e:-1 f:1 g:1 j:1 k:-1
~里面	0:-2 1:-1 2:2 3:-1 6:1
~重	0:-6 2:-2 3:6 4:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:4 i:-2 j:-1 k:-1 l:-1 m:-2
~重写	a:-1 g:3
~重写了	a:-1 g:2
~重启	0:-1 1:2 3:-1
~重复	0:-2 1:-1 3:4 e:-1 f:-1 h:-1 m:-1
~重构	0:-1 3:2
~重複	0:-1 1:-2 3:3
~重载	0:-1 1:-1 3:-2 5:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:5 i:-1 j:-1 k:-1 m:-1
~量	0:-4 1:2 3:3 4:-1 6:-1 8:-1 9:-1 a:2 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:2 m:-1
~金	0:-2 1:3 3:1 5:-1
~録	0:-1 2:-1 b:-1 f:2 l:2
~链	6:-1 j:1 l:1
~错	0:2 1:-1 3:-1 4:-1 7:4 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 k:-1
~错误	0:3 1:-2 3:-1 7:2 8:-1
~错误码	0:2 1:-1 3:-1
~間	1:3 3:-1 6:2 a:-1 d:-1
~間バ	2:1 6:2
~間バッ	2:1 6:2
~間バッチ	2:1 6:2
~関	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:3 7:1 8:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:1 k:-1 l:1 m:1
~関数	0:-2 1:-2 2:-1 3:-1 4:-1 5:-1 6:3 7:1 8:2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:1 k:-1 l:1 m:1
~関数が	0:-1 1:-1 2:-1 6:2 7:2 j:1
~関数は	0:-1 6:-1 8:3 h:-1 k:-1 m:1
~関数を	0:-1 1:-1 2:-1 3:-1 4:-1 6:3 d:-1 h:-1 j:-1 l:2
~问	1:1 3:-1 e:-1 f:-1 l:2
~问题	1:2 l:-1
~间	0:-1 1:1 2:2 3:1 4:-1 5:-1 6:-3 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 l:3 m:-1
~间有	3:1 l:1
~限	0:3 1:-1 2:2 3:-2 l:-1
~除	0:-1 1:1 3:-1 a:1 c:2 m:-1
~除了	3:-1 a:1 c:2 m:-1
~险	0:-2 3:3
~隔	0:2 3:-1
~静	0:-1 1:2 2:-1 b:2 l:-1
~面	0:1 1:3 2:2 3:-2 4:1 5:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 j:-1 k:2 l:-2 m:-1
~面に	1:1 2:2 3:-1 l:-1
~音	0:-2 1:3 2:-1 4:-1 5:-1 a:-1 b:2 d:-1 e:-1 m:-1
~響	0:-1 3:-1 4:4 c:-1 f:-1
~響範	0:-1 4:2
~響範囲	0:-1 4:2
~順	2:4 6:1 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 l:-1
~順に	0:-1 2:1 3:1
~順を	0:1
~順を教	0:1
~順を教え	0:1
~順番	0:-2 1:2 2:2 3:-1 6:1
~願	1:-1 3:1 g:1
~願い	1:-1 3:1 g:1
~願いし	1:-1 3:1 g:1
~願いしま	1:-1 3:1 g:1
~類	1:-1 3:-1 7:2 h:1
~類あ	0:1 h:1
~類ある	0:1 h:1
~页	1:3 2:2 3:-4 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
~页面	0:2 1:2 3:-3 4:-1 k:2 m:-1
~项	0:-1 1:-1 3:-1 9:-1 a:-1 b:3 d:1 f:-1 j:-1 l:-1 m:2
~项目	0:2 3:-1 d:2 m:-1
~项目里	0:1
~顺	0:-3 1:1 2:4 3:-1 l:-1
~顺序	0:-1 1:1 2:2 3:-1 l:-1
~题	0:-1 1:2 3:-1 e:-1 l:1
~风	0:-2 3:3
~风险	0:-2 3:3
~飛	0:-1 1:1 3:-2 7:2 f:1 i:-1
~飛ん	0:-1 1:-1 7:2 f:2 i:-1
~首	0:-2 1:3 3:-2
~验	0:1 1:-1 3:-1 5:2
~高	0:-1 1:-1 3:3
~高的	3:1
~麻	1:2 3:-1 4:1 d:-1 l:-1
~麻烦	1:2 3:-1 4:1 d:-1 l:-1
~가	0:-2 1:3 3:2 4:1 5:-2 6:-1 8:1 9:-1 b:1 c:-1 d:-1 f:-1 i:-1 k:-1 m:-2
~가나	0:-1 1:-1 2:-1 3:-1 4:2 6:2 j:-1 l:1
~가나요	0:-1 1:-1 2:-1 3:-1 4:2 6:2 j:-1 l:1
~가는	0:-1 1:-2 2:3 3:-1 4:-1 9:1 e:-1 f:-1 k:-1 l:2
~가는지	0:-1 1:-1 2:2 9:1
~가요	0:3 2:-1 3:1 5:-1 6:-2 7:-1 8:3 9:-1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
~가져	0:-1 1:-1 3:-1 b:3 d:1 g:-1 k:-1
~가져다	0:-1 1:-1 3:-1 b:3 d:1 g:-1 k:-1
~가하	0:2 1:-1 3:-1 4:2 7:-1
~가하려	0:3 1:-1 3:-1
~가하려면	0:3 1:-1 3:-1
~각	0:-2 1:1 2:-1 3:-2 7:-1 a:-1 b:-1 g:2 h:3 i:-1 k:-1 l:-1 m:-1
~간	0:3 2:1 3:-1 4:-1 6:-1 8:-1 9:1 e:-1 f:-1 l:-1
~간에	0:2 2:2 6:-1 8:-1 9:1 e:-1 l:-1
~값	0:-3 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:6 b:3 c:-2 d:-2 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:1
~값을	4:-1 a:3
~같	1:2 2:-1 3:3 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:2 i:-1 j:-1 k:-2 l:-2 m:-1
~같은	0:-1 1:3 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:2 i:-1 j:-1 k:-1 l:-2 m:-1
~같은데	0:-2 1:2 a:-1 b:-1 g:2 m:-1
~개	1:-1 2:-1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:-1 g:-1 h:3 i:1 j:-1 k:-1 l:-1 m:-1
~거	0:-2 2:-1 3:4 4:-1 5:-1 6:-1 7:-2 9:1 a:-2 b:1 d:-1 e:-2 f:-1 g:-1 h:2 i:-1 j:1 m:-2
~건	0:-1 1:2 2:-1 4:-2 6:-2 7:-2 8:3 9:-1 a:1 b:-2 c:3 d:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:-2 k:-3 l:-2 m:-1
~건가	0:1 3:1 4:-1 6:-1 7:-1 8:3 a:-1 c:-1 f:-1 g:-1 h:-1 k:-2 l:-1
~건가요	0:1 3:1 4:-1 6:-1 7:-1 8:3 a:-1 c:-1 f:-1 g:-1 h:-1 k:-2 l:-1
~건드	0:-1 1:-1 3:1 4:-1 5:1 a:3 b:-1 c:-1 g:-1 h:-1 l:-1
~건드리	0:-2 1:-1 3:1 4:-1 5:1 a:3 c:-1 g:-1 h:-1 l:-1
~걸	1:4 2:-1 4:-1 5:-1 a:-1 b:-1 e:-1 f:-1 g:-1 l:-1 m:-1
~검	0:2 1:-1 3:1 5:1 k:-1 m:-2
~검증	0:1 3:-1 5:1
~것	0:-3 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:1 k:-1 l:-1 m:2
~것들	0:-1 1:-2 3:2 b:-1 d:-1 g:-1 i:2 m:2
~게	0:3 2:-1 3:1 4:1 5:1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1 l:1
~겠	0:1 1:-1 3:2 6:2 a:-1 b:-1 g:-1 j:-1 l:-1
~겠어	0:1 1:-1 3:2 6:2 a:-1 b:-1 g:-1 j:-1 l:-1
~겠어요	0:1 1:-1 3:2 6:2 a:-1 b:-1 g:-1 j:-1 l:-1
~결	2:-1 3:1 4:-1 a:2 b:-1 g:-1 h:-1 i:-1 l:1
~결제	0:1 2:-1 3:-1 a:3 h:-1 i:-1 l:1
~경	0:1 1:-2 2:-1 3:-1 4:-1 6:-2 7:-1 8:-1 a:2 b:1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-2 j:-1 k:-1 l:3
~경로	0:-1 1:-1 2:-1 6:-1 l:3
~계	0:2 2:1 3:1 4:-1 5:-1 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
~계층	0:-1 1:-1 3:3 9:1 m:-1
~고	0:2 1:1 2:1 3:-2 5:-1 7:-1 8:-1 a:1 b:1 c:1 e:-1 g:-2 h:-1 i:-1 l:-1 m:-1
~곳	0:-2 1:-2 2:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:3 b:1 c:1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:1 k:2 l:-1 m:-1
~곳이	0:-1 1:-1 8:-1 9:2 b:2
~과	0:-1 1:2
~구	0:1 1:-1 2:-1 3:-1 6:-2 7:-1 8:-2 9:-2 a:2 b:-2 c:3 d:-1 e:-2 h:-1 i:4 j:-2 k:-2 l:-1 m:-2
~구조	1:-1 3:1 4:2 5:-1 a:-1 e:-1 i:2
~구현	3:-1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:1 i:3 j:-1 k:-1
~구현체	g:-1 i:2
~군	1:-1 3:-1 4:-1 8:1 a:2 c:-1 e:2
~군데	1:-1 3:-1 4:-1 8:1 a:2 c:-1 e:2
~궁	0:2 1:-1 9:1
~궁금	0:2 1:-1 9:1
~그	0:3 1:2 2:1 3:-4 4:-2 5:-1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 h:2 i:-1 j:1 k:-1 l:-1 m:-1
~그인	0:1 2:2 3:-1 c:-1 l:-1
~글	0:-1 1:2 3:-1
~금	1:1 2:-1 4:-1 6:2 8:-1 9:1 d:-1 f:-1 k:-1 l:-1
~기	0:3 2:2 3:1 4:-2 5:-1 6:-2 7:-1 8:-1 9:1 a:-2 b:-1 c:-1 d:-1 e:-2 f:-1 g:1 h:-1 i:-2 j:-1 k:-2 l:2 m:-1
~기까	0:-1 1:-2 2:2 3:-1 l:2
~기까지	0:-1 1:-2 2:2 3:-1 l:2
~기서	0:3 1:-2 2:-1 3:-2 4:-1 8:-1 9:2 a:-1 c:-1 e:-1 f:-1
~까	0:-2 1:1 2:1 3:2 5:-2 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:5
~까요	1:1 2:1 3:3 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~까지	0:-1 1:-3 2:1 3:-2 4:1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:6 m:-1
~깨	0:-1 1:3 3:-1 4:1 5:1
~꾸	0:-1 1:-1 3:-1 4:3 6:-1 a:2 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1 l:-1
~꾸는	4:-1 a:3
~꾸면	4:2 a:-1
~나	1:1 2:1 3:-1 6:1 7:-1 8:-1 9:1 a:1 d:1 e:-1 f:-1 h:-1 i:-1 j:-1 l:-1 m:-1
~나는	1:1 2:1 3:-1
~나서	0:-1 1:2 3:-1 5:1
~나요	0:1 1:-2 3:-2 6:1 8:-1 9:1 b:1 c:1 d:1 f:-1 g:1 k:-1 m:-2
~날	0:-2 1:2 3:2 6:-1 7:2 j:-1 m:-1
~남	0:-1 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-2 8:-1 9:2 a:-2 b:-1 c:-1 d:1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:4
~내	0:-3 2:-1 3:-2 4:-1 6:1 8:-1 a:-1 c:-1 d:2 e:3 f:-1 h:-1 j:-1 k:-1 l:2 m:-1
~내는	0:-1 1:-1 3:-1 c:-1 d:2 e:3 j:-1 k:-1
~너	0:-2 3:2 5:-1 e:-1 f:2
~너무	0:-1 1:-1 3:3
~넌	1:-1 3:-1 6:-1 b:2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:1 m:-1
~넌트	0:-1 1:-1 6:-1 b:2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:1 m:-1
~넘	0:-2 1:-2 2:-1 3:4 4:-1 5:-1 6:2 8:-1 b:-1 c:-1 d:-2 e:-1 f:-1 j:-1 k:-1
~넣	0:2 1:-1 2:-1 3:-1 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:3 b:-2 c:-2 d:-1 e:2 f:-2 g:-1 i:-1 j:-1 k:1 l:-1 m:-1
~넣는	0:2 1:-2 2:-1 3:-1 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
~네	0:1 1:2
~네요	0:1 1:2 3:-1
~누	0:-2 1:-3 3:-2 4:-2 5:-1 6:-3 7:-1 8:-2 9:1 a:2 b:-1 c:3 d:-1 e:-2 f:-1 g:-1 h:-1 i:1 j:2 k:-2 m:-1
~누가	0:-1 1:-1 3:-1 6:-2 7:-1 8:-1 9:1 a:-1 b:1 c:-1 e:-1 g:-1 i:2 j:3 k:-1
~느	0:1 1:2 2:-2 3:-3 4:1 5:1 6:1 7:-1 8:1 9:-1 a:-1 b:2 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~는	0:-1 4:-1 5:-1 7:-1 8:1 a:1 c:1 d:1 e:1 g:-1 h:-2 i:-1 l:-1 m:2
~는데	0:-1 1:5 2:-1 3:-1 4:1 7:-1 8:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1 m:1
~는데도	0:-1 1:2 3:-1
~는지	0:-3 2:2 4:1 5:-1 6:1 7:-1 8:1 a:-1 b:-1 f:-1 g:-1 h:-1 i:-1 k:-1 l:-1 m:-1
~니	0:-1 1:3 3:1 6:-1 8:-1 b:-1 d:-1 e:-1 g:-1 h:1 i:-1 l:-1 m:-1
~니까	0:-1 7:1 c:1 j:1
~니다	1:4 4:1 5:-1 6:-1 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 l:-1 m:-1
~다	0:-1 1:3 3:1 5:-1 8:-1 b:2 c:-1 e:-1 g:-2 h:2 i:-1 l:-1 m:-1
~다면	0:-2 1:-1 3:4 i:-1
~단	0:4 1:-2 2:1 3:1 4:-1 5:-1 7:-1 a:-1 b:-1 e:-1 f:-1 g:-1 i:-1 m:-1
~단계	0:1 1:-1 2:2 3:-1 l:-1
~달	1:2 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 e:-1 f:1 l:1
~답	0:-1 1:3 3:-1 5:-1
~답이	0:-1 1:3 3:-1 5:-1
~대	0:2 1:2 4:-1 6:-1 7:1 8:1 9:-1 a:-1 b:-1 c:-1 e:-1 g:-1 h:-1 k:-1 l:-1
~대로	0:-1 1:1 2:1 3:-1
~던	0:2 1:-3 2:-1 3:-1 4:-1 6:-1 7:2 8:2 9:-1 a:-1 b:-1 e:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
~던데	0:3 1:-1 3:-1 6:-1 7:-1 8:-1 g:-1 h:3 i:-1 j:-1 k:-1 l:-1
~던지	1:-2 7:1 8:3 9:-1
~던지는	1:-2 7:-1 8:4 9:-1
~데	0:1 1:3 2:-2 3:-2 5:-1 6:-1 7:-1 9:-1 a:2 c:-1 g:1 h:1 i:-2 j:-1 k:-1 l:-1
~데가	0:-3 1:-1 4:2 7:-1 8:-1 9:-1 a:2 b:-1 c:1 d:-1 e:1 f:1 g:-1 h:-1 j:-1 k:-1 l:-1
~데도	0:-1 1:2 3:-1
~데이	0:2 1:-2 2:-1 3:-2 5:-2 a:2 e:-1 l:1
~델	1:1
~도	1:1 2:-1 3:4 6:-1 7:-1 8:-1 9:-1 a:1 b:1 c:-1 d:-1 e:-1 f:-2 g:-2 i:-1 j:-1 k:-1 m:1
~도가	0:-1 1:1 2:-1 3:2
~돌	0:2 1:1 2:-2 3:1 4:-1 5:2 a:-1 e:-1 g:-1 l:-1 m:-1
~돌려	0:-1 1:-1 3:-1 5:3
~돌려야	0:-1 1:-1 3:-1 5:3
~돌아	0:1 1:3 2:-1 3:-2
~동	1:-2 3:3 4:-1 5:-1 6:-1 a:-1 c:-1 e:-1 f:-1 g:2 i:-2 k:-1
~돼	0:1 1:2 2:3 3:-2 4:-1 7:-1 e:-1 f:-1 l:-1
~돼요	0:-3 1:2 2:2 3:-1
~되	0:2 1:-1 2:1 3:1 4:1 5:-1 7:-1 8:-1 9:-1 a:1 b:-2 d:1 f:-1 g:-1 h:-1 i:-1 l:-1
~되고	0:2 1:-1 2:2 c:-1 l:-1
~되나	0:-1 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 9:-1 a:2 b:-1 c:1 d:2 e:1 f:-1 h:-1 j:1 l:-1 m:1
~되나요	0:-2 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 9:-1 a:2 b:-1 c:1 d:2 e:1 f:-1 h:-1 j:1 l:-1 m:-1
~되는	0:-3 2:1 3:3 4:3 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 l:-1 m:-1
~되는지	0:-2 1:-1 2:1 3:1 4:2
~된	0:1 1:1 g:-1 h:2
~됩	0:-1 1:1 3:-1 c:1 j:1
~됩니	0:-1 1:1 3:-1 c:1 j:1
~두	1:2 3:-1 6:-1 j:1
~뒤	0:-1 1:-1 2:1 3:2 i:-1
~듈	0:-1 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 8:-1 a:2 b:-1 c:-1 d:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~드	0:-2 2:-1 4:2 6:-1 9:-1 a:2 b:-2 c:3 d:-1 f:-1 i:-2 j:-2 l:2 m:-1
~드가	0:-3 2:-1 3:1 5:-1 6:-1 7:1 8:1 9:-1 a:1 b:-1 d:-1 e:1 f:-1 g:-1 i:-1 j:-1 k:2 l:-1 m:-1
~드는	0:-2 1:-1 2:-1 3:-2 4:2 5:-1 6:2 7:-1 8:-1 9:-1 a:-2 b:-1 c:3 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~드를	0:-1 1:-1 3:-1 6:-1 a:-1 f:2 g:1 j:1 l:1
~드리	0:-2 1:-1 3:1 4:-1 5:1 a:3 c:-1 g:-1 h:-1 l:-1
~드립	0:1 1:-1 3:1
~드립니	0:1 1:-1 3:1
~드립니다	0:1 1:-1 3:1
~드에	0:1 1:2
~드하	0:-1 1:2 3:-1 g:1
~드하면	0:-1 1:3 3:-1
~드한	0:-1 g:2 h:-1 l:2
~든	0:-1 1:-1 3:2 5:-1 h:1
~들	0:-2 1:-5 3:-1 5:-1 6:3 7:-1 8:-2 9:-1 a:-3 b:1 c:-1 f:2 g:1 j:-3 k:-3 m:4
~들러	1:1 3:-1 6:-1 a:-1 f:3 h:-1
~들어	0:-2 1:-1 2:2 3:-1 f:2 l:1
~들을	0:-1 1:-1 3:2 4:-1 6:3 f:-1 g:-1 h:2 j:-1 l:-1 m:-1
~디	0:1 1:-2 3:1 4:1 5:-2 6:-1 7:-1 a:1 b:-1 c:-1 d:-1 e:2 f:2 g:-1 h:-1 i:-1 l:-1 m:-1
~디까	4:2 a:-1
~디까지	4:2 a:-1
~디서	0:2 1:-1 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:1 9:-2 a:2 c:1 d:-1 e:1 f:-2 h:-1 i:-1 k:1 l:-1 m:-1
~디어	0:-1 1:-1 3:-1 a:1 d:1 k:2
~디어디	0:-1 1:-1 3:-1 a:1 d:1 k:2
~디에	0:-1 1:-1 3:-1 4:2 a:-1 f:1 i:1 j:1
~디인	0:-1 1:-1 3:2 9:1 d:1 e:1 f:-1
~디인가	0:-1 3:2 d:1 e:1 f:-1
~디인가요	0:-1 3:2 d:1 e:1 f:-1
~디죠	0:1 1:-1 3:-1 e:2 f:1
~따	0:-1 1:-1 2:1 g:2 i:-2 l:1
~때	0:-6 1:4 2:3 3:1 4:-1 5:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:1 m:-1
~때만	0:-1 1:3 3:-1 d:-1
~떤	0:3 1:-3 2:2 3:-3 4:-1 5:1 6:-1 7:1 8:2 9:-1 a:-2 b:-1 d:-1 e:-2 f:-1 g:1 h:-1 j:-2 k:-2 m:-1
~떻	0:3 1:-1 2:-1 3:-1 4:2 c:-1 l:1
~떻게	0:3 1:-1 2:-1 3:-1 4:2 c:-1 l:1
~뜨	1:2
~뜨는	1:2
~라	1:-1 3:1 4:-1 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:2 h:2 i:-1 j:-1 k:-1
~라가	0:-1 1:-1 2:1 9:1 l:1
~라이	0:1 1:-1 2:-1 3:-1 4:-1 e:2 f:-1 g:3 h:-1
~라이드	0:-1 g:3 h:-1
~락	0:-1 1:3 3:-2
~랑	0:4 1:-2 3:1 6:-1 7:-1 a:-1 g:-1 h:-1 j:-1 k:-2 l:-1
~래	0:2 1:-1 2:-1 3:-1 4:1 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:2 h:-1 i:3 j:-1 k:-1 m:-1
~래그	0:3 1:-1 2:-1 3:-1 a:-1 g:1
~래스	0:-3 1:-2 2:-1 4:1 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:1 h:-1 i:3 j:-1 k:-1 m:-1
~러	1:1 2:-2 3:-4 4:-1 5:-1 6:-2 7:2 8:-1 9:-1 a:-1 b:-2 c:-1 d:2 e:1 f:2 g:-1 h:2 i:-1 j:1 k:-1 l:1 m:-2
~러가	0:-1 1:3 2:-1 3:-1 f:-1 l:2
~럼	0:-1 3:1 a:2
~레	0:1 1:-1 2:-1 3:1 4:2
~려	0:1 1:2 2:-2 3:-2 4:2 5:1 6:-1 8:-1 9:-1 a:-2 b:1 d:-1 e:-1 g:-1 h:-1 j:2 k:-1 l:1 m:-1
~려고	4:2
~려면	0:3 1:-1 3:-1
~려야	0:1 1:-1 3:-1 5:3
~려주	0:1 1:-1 2:-1 3:1 6:-1 g:-1 j:1 l:1
~려주세	0:1 1:-1 2:-1 3:1 6:-1 g:-1 j:1 l:1
~려주세요	0:1 1:-1 2:-1 3:1 6:-1 g:-1 j:1 l:1
~려줘	0:-1 1:-1 7:1 8:-1 b:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:2 l:1
~로	0:2 1:2 2:1 3:-2 7:-2 8:-2 a:-1 b:-2 c:-2 d:-1 e:1 f:-2 g:-1 h:2 i:-2 l:2 m:-1
~로그	0:-1 1:1 2:2 3:-1 4:-1 9:2 a:-1 c:-1 e:-1 f:-1 k:-1 l:-1
~로그인	0:-2 1:1 2:2 3:-1 l:-1
~로드	0:-2 1:2 2:-1 3:-1 4:-1 a:-1 b:-1 f:-1 g:-1 h:3 l:2
~로드하	0:-1 1:2 3:-1
~로드하면	0:-1 1:2 3:-1
~로젝	0:2 3:-1
~로젝트	0:2 3:-1
~로직	0:1 3:-2 5:2
~로컬	0:2 2:-1 3:-1
~록	1:-2 2:-1 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 e:-1 f:1 g:-2 h:2 i:1 j:-1 k:-1 l:1 m:-1
~롤	0:-1 1:2 2:-1 3:-2 7:-1 b:-1 e:-1 f:-1 h:-1 i:-1 j:3 l:-1
~류	0:3 1:-2 3:-3 4:-1 5:-1 7:3 8:-1 b:-1 e:-1 f:-1 g:-1 h:2 j:-1 k:-1 l:-1
~르	0:1 1:-1 2:1 3:-1 6:1 7:-1 a:-1 g:-1 h:-1 j:2 k:-1 l:-1 m:1
~르는	1:-1 6:1 j:1 m:1
~를	0:-1 1:-3 2:1 3:-2 4:-1 5:1 6:-1 7:2 9:1 a:-2 b:-2 d:2 f:2 g:2 h:-1 l:1 m:-2
~름	0:-3 1:-3 2:2 4:-1 7:-1 a:-1 c:-1 e:-1 g:-1 h:2 k:-1 l:2 m:-1
~리	1:1 2:-3 3:2 5:-1 6:-2 8:1 9:1 a:1 c:-1 d:-1 e:-2 f:2 g:-2 h:1 i:-1 j:1 k:-2 l:-2 m:-1
~리는	0:1 1:2 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:1 a:2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
~리뷰	0:2 1:-1 3:1
~리스	0:-1 3:-1 f:2
~리스너	0:-1 3:-1 f:2
~리하	0:-1 1:-1 9:-1 e:-1 f:4
~리하는	0:-1 1:-1 3:-1 e:-1 f:3
~림	0:-1 1:2 2:-1 3:1 4:-1 7:-1 a:-1 b:-1 e:1 f:-1 g:-1 i:1 j:1 l:-1 m:-1
~립	1:-2 2:2 3:1 l:-1
~립니	0:1 1:-1 3:1
~립니다	0:1 1:-1 3:1
~마	0:2 1:1 2:-1 3:1 a:-1
~만	0:-1 1:3 2:1 6:1 7:-1 8:-1 9:-1 a:-3 b:1 c:3 d:-2 e:-1 f:-1 g:-1 h:-1 j:-2 k:-2 l:-2 m:1
~만들	0:2 1:-2 3:-1 4:2 c:-2
~많	0:-1 3:3
~말	0:3 1:-2 2:-1 3:-1 4:-1 7:-1 9:-1 a:2 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1
~말고	0:1 1:-1 3:-1 9:-1 a:2 b:1 c:-1 f:-1 g:-1 h:-1 k:-1 l:-1
~말하	0:3 1:-1 3:-1
~말하는	0:3 1:-1 3:-1
~매	0:-2 1:-2 2:-1 3:4 4:-1 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-2 e:-1 f:-1 h:-1 k:2 m:-1
~먼	0:-1 1:-1 2:2 3:2 e:-1 g:1 k:-1
~먼저	0:-1 1:-1 2:2 3:2 e:-1 k:-1
~메	0:-3 2:-1 4:1 5:-1 6:-1 7:2 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 h:-1 i:-1 k:2 l:-1 m:-1
~메서	0:-3 1:-2 3:-1 4:1 6:-1 7:2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:1 k:3 l:-1
~메서드	0:-3 1:-2 3:-1 4:1 6:-1 7:2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:1 k:3 l:-1
~메서드가	0:-1 1:-1 3:-1 4:-1 6:-1 7:1 8:1 9:-1 g:-1 j:-1 k:3
~메시	1:-1 e:2 f:1
~메시지	1:-1 e:2 f:1
~면	0:-2 1:3 2:1 3:1 4:4 7:2 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-2 f:1 g:-1 h:-1 i:-2 j:1 k:-1 l:-1 m:-1
~명	0:3 1:1 2:-2 3:-2 k:-2 l:2 m:-1
~명해	0:2 1:-1 2:-1 3:-1 k:-2 l:2
~몇	0:-3 1:-1 3:-2 4:-1 6:-1 7:-1 8:1 a:1 b:-1 c:1 d:2 e:-1 f:-1 g:-1 i:2 j:-1 k:2 l:-1 m:-1
~모	0:-1 1:2 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 9:-1 a:2 b:-1 c:-1 d:2 e:-1 f:-1 g:1 i:-2 k:-1 l:-1
~모델	1:1
~모듈	0:-1 1:-1 2:-1 3:2 4:-1 5:-1 6:-1 8:-1 a:2 b:-1 c:-1 d:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~목	0:-3 1:3 2:-1 3:-3 4:-1 5:-2 6:3 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:1 g:-2 h:2 i:1 j:-1 k:-1 l:-1 m:-1
~목록	0:-2 1:-1 3:-1 5:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:2 g:-2 h:2 i:1 j:-1 k:-1 l:-1 m:-1
~무	0:-1 1:-1 3:4 5:-1 7:1 8:-1 9:-1 a:-1 b:1 c:-1 d:-2 e:-1 f:-1 g:-1 h:-1 j:-2 k:-1 l:-1
~무슨	0:2 1:-1 2:1 3:-1 6:-1 7:2 j:-1 l:-1
~문	0:-3 1:3 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:2 m:-1
~문제	0:-2 1:1 3:4 4:-1 5:-1 c:-1 e:-1 g:-1
~뭐	0:2 1:-3 2:1 3:-4 4:-2 6:-1 7:1 8:-1 9:-1 a:-2 b:2 c:-2 d:-1 e:-2 f:-1 g:1 h:2 i:-1 j:-1 k:2 l:-1 m:-2
~뭐가	0:1 1:-1 2:2 3:-2 4:-1 6:-1 7:3 c:-1 e:-1 g:-1
~뭐뭐	0:-1 1:-1 3:-1 4:-1 6:-1 7:-2 c:-1 g:2 h:-1 j:-1 k:3
~뭔	0:2 1:1 3:-1 4:-1 6:-1
~뭔가	0:2 1:1 3:-1 4:-1 6:-1
~뭔가요	0:2 1:1 3:-1 4:-1 6:-1
~뭘	0:3 6:2 j:-1 k:-1 m:-2
~미	1:-2 2:-1 3:-2 4:-1 7:-1 a:-1 b:3 d:-1 f:-1 h:3 i:-1 k:-1 l:-1 m:-1
~바	2:-1 3:-2 4:3 5:1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-2 f:-1 g:1 h:-1 i:-2 j:2 k:-1 l:-1 m:-1
~바꾸	0:-1 1:-1 3:-1 4:3 6:-1 a:2 b:-1 c:-1 e:-1 f:-1 g:-1 k:-1 l:-1
~바꾸는	4:-1 a:3
~바꾸면	4:2 a:-1
~반	0:-2 1:1 2:-1 3:2 f:1 j:2 m:-1
~받	0:-2 1:-2 3:-1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:3 g:-1 h:1 i:2 j:-1 k:-1
~받는	0:-1 1:-1 3:-1 4:1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:3 g:-1 h:1 i:1 j:-1 k:-1
~발	1:-1 2:1 3:-1 4:-1 6:-1 7:-1 8:2 9:-1 a:-1 c:-1 e:1 f:1 g:-1 j:-1 k:-1 l:1
~발생	0:-1 3:-1 7:-1 8:3 9:-1 e:-1 f:2
~발생하	0:-1 3:-1 8:2 9:-1 f:2
~발행	0:-1 1:-1 2:2 3:-1 c:-1 e:1 f:-1 l:1
~발행하	e:2 f:-1
~방	0:5 1:-2 2:-1 3:1 5:-2 6:-1 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
~방식	0:3 1:-1 2:-1 3:2 6:-1 8:-1 e:-1
~배	0:-1 1:1 2:3 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~배치	0:-1 1:1 2:1 3:-1 4:-1 6:2 a:1 j:-1 l:-1
~배포	0:-3 1:2 2:2 3:-1
~백	1:2 3:1 k:-1
~버	0:-3 1:-2 2:1 3:3 4:1 5:1 6:-1 7:-1 8:-2 9:1 a:-2 b:-2 c:-2 d:-2 g:1 h:3 i:-1 j:-1 k:-2 m:-1
~버라	0:-1 g:3 h:-1
~버라이	0:-1 g:3 h:-1
~버라이드	0:-1 g:3 h:-1
~버로	0:-1 1:-1 3:-1 a:-1 b:-1 f:-1 g:-1 h:4 l:-1
~버로드	0:-1 1:-1 3:-1 f:-1 h:3
~번	0:1 1:1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:2
~번호	0:3 1:-1 2:-1 3:-1 a:-1 e:-1 h:-1 j:-1 k:2
~법	0:5 1:-2 2:-1 3:-2 5:-2 j:-1 k:-2 l:-1
~벤	0:-2 1:-2 2:1 3:2 4:-1 7:-1 a:-1 d:-1 e:1 f:2 i:-1
~벤트	0:-1 1:-2 2:1 3:1 4:-1 7:-1 e:1 f:2 i:-1
~변	0:-1 1:-1 3:-2 4:-1 a:4 b:2 c:-1 e:-1 g:-1 k:-1
~보	1:-1 2:1 3:2 4:-1 5:1 6:-2 7:-1 8:-1 9:-1 a:-2 b:1 c:-1 d:-1 e:2 f:1 g:-1 h:-1 k:-1 l:-2 m:-1
~보여	1:-1 3:-2 5:2 6:-2 a:-1 b:2 f:1 h:-1 j:1 k:-1 m:-1
~보여줘	0:-1 1:-1 3:-1 5:2 6:-1 a:-1 b:2 h:-1 j:1 k:-1
~보이	0:-2 1:-1 3:3
~복	0:-1 1:1 2:-1 3:2 5:1
~본	0:-1 1:1 3:-1 7:2
~봐	0:-2 1:1 2:-1 3:-1 4:2 6:-1 8:-1 a:-1 b:-1 c:-1 e:1 f:-1 g:3 h:-1 l:-1
~부	0:1 1:-3 2:-2 3:3 4:-1 5:-1 7:-1 8:-1 9:-1 a:1 b:-2 d:-1 e:-1 f:-1 g:1 h:-1 j:2 l:2 m:1
~부르	0:-1 1:-1 3:-1 6:1 j:2 m:1
~부르는	1:-1 6:1 j:1 m:1
~부분	1:-1 3:2 5:1
~부탁	0:1 1:-1 3:2 c:1
~부탁드	0:1 1:-1 3:1 c:1
~부탁드립	0:1 1:-1 3:1
~부터	0:2 1:-1 2:-2 3:-1 a:-1 b:-1 l:3
~분	0:-1 2:-1 3:3 5:1 9:-1 e:-1 m:-1
~불	0:-1 3:-2 5:2 6:-1 d:3 m:-1
~붙	0:-1 1:2 4:-1 6:-1 7:-1 8:-1 a:-1 g:-1 h:-1 j:-1 k:3 m:-1
~뷰	0:1 1:-1 2:-1 3:2
~블	0:-1 2:-1 a:2 b:2 e:-1 f:-1 k:-1 l:1
~비	0:2 1:2 2:-1 3:1 4:-1 5:-1 6:-1 7:1 9:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:-1 g:-2 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
~비스	0:2 1:-2 2:-1 3:2 4:-1 6:-1 7:-1 8:1 9:-1 a:-1 e:2 f:-1 g:-1
~빌	1:2
~빌드	1:2
~빼	0:-2 1:-1 3:-1 4:2 5:-2 c:2 j:1
~사	0:2 1:1 2:-1 3:2 4:-1 6:-2 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:1
~사용	0:3 1:-1 4:-1 5:1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:3 l:-1
~사용되	k:1 m:1
~사용자	0:1 1:-1 3:1 k:-1
~사용하	0:-1 3:-1 a:-1 b:-1 d:-1 k:3 m:1
~산	2:-1 3:-2 5:1 6:3 j:-1 m:-1
~상	0:-4 1:1 2:1 3:4 4:-1 5:-1 6:-2 8:-1 9:-2 a:-2 b:-1 c:-1 d:-1 e:-1 f:-2 g:-2 h:-1 i:4 j:1 k:1 l:-2 m:-1
~상속	g:-1 i:3
~새	0:3 1:2 3:-1
~새로	0:1 1:2 3:-1
~생	0:-1 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 8:2 9:-2 a:-1 b:-1 c:4 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-1 k:-1
~생성	1:-1 2:-1 3:-1 4:-1 8:-1 a:-1 c:5 e:-1 f:-1 g:-1 j:-1 k:-1 l:1
~생성되	0:1 2:-1 4:-1 c:2
~생성하	0:-1 c:3
~생하	0:-1 3:-1 8:2 9:-1 f:2
~서	0:1 1:1 2:2 3:-1 5:-1 7:1 b:1 d:-2 e:1 f:-2 g:1 h:-1 i:-2 j:1 k:1 l:-1
~서드	0:-3 1:-2 3:-1 4:1 6:-1 7:2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 i:-1 j:1 k:3 l:-1
~서드가	0:-1 1:-1 3:-1 4:-1 6:-1 7:1 8:1 9:-1 g:-1 j:-1 k:3
~서로	0:-2 2:3 3:1
~서만	1:3 3:-1
~서버	0:-3 1:2 2:2 3:-1 5:-1 e:2 f:1
~서비	0:2 1:-2 2:-1 3:2 4:-1 6:-1 7:-1 8:1 9:-1 a:-1 e:2 f:-1 g:-1
~서비스	0:2 1:-2 2:-1 3:2 4:-1 6:-1 7:-1 8:1 9:-1 a:-1 e:2 f:-1 g:-1
~섞	0:2 1:1 2:-1 3:2 i:-1 k:-1
~선	0:-1 1:2 2:-1 m:1
~설	0:4 2:-1 3:-1 4:-1 7:-1 a:-1 f:-1 k:-2 l:2 m:-1
~설계	0:2 1:-1
~설명	0:2 1:-1 2:-1 3:-1 k:-2 l:2
~설명해	0:2 1:-1 2:-1 3:-1 k:-2 l:2
~설정	0:1 1:1
~성	1:-2 2:-1 3:3 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:1
~성되	0:1 2:-1 4:-1 c:2
~성하	0:-1 c:3
~세	1:-2 2:-1 3:1 4:-1 5:-1 7:1 9:-1 a:2 c:-2 d:-1 e:-1 f:2 g:1 i:-1 k:-1 m:-1
~세요	0:1 1:-2 2:-1 3:1 4:-1 5:-1 6:-2 7:1 8:-1 9:-1 a:1 c:-1 d:-1 e:-1 f:2 g:1 i:-1 k:-1
~셀	0:-1 1:2 g:2
~션	0:1 2:-1 4:-1 6:-1 7:-2 8:-1 a:-1 b:-1 c:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:-1 m:-1
~소	0:3 1:1 2:-1 3:-2 c:-1 m:1
~속	1:3 2:-1 3:-1 4:-1 6:-1 f:-1 g:-1 h:-1 i:2 j:-1 k:-1
~솔	0:-2 1:1 3:2
~솔직	0:-2 3:2
~수	0:-2 1:-1 2:-1 3:-1 5:2 6:2 7:2 8:2 9:-1 a:-1 c:-1 d:-1 e:-1 g:-2 h:1 i:-1 j:-1 l:1
~수가	0:-3 1:2 2:-1 3:-2 4:-1 5:-1 6:1 7:-1 8:3 a:-1 c:-1 d:-1 f:-1 h:-1 k:-1
~수는	0:-1 4:2 6:2 7:-1 j:-1 m:1
~수단	0:2 1:-1 3:-1
~수들	0:-1 1:-1 3:-1 4:-1 6:4 j:-2 k:-1
~수정	0:-1 1:-1 3:-1 4:2 5:2 7:-1 a:1 g:-1
~수정하	5:2 a:1
~순	0:-1 2:4 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-2 m:-1
~순서	2:4 3:-2 6:-1 a:-1 b:-1 e:-1 g:-1 l:-2
~순위	0:-1 3:2
~스	0:-2 4:1 5:2 6:-2 8:-1 9:-1 a:-2 b:-2 c:1 d:-1 e:1 f:1 g:1 h:-1 i:2 k:-2 m:-1
~스너	0:-1 3:-1 f:2
~스를	1:-1 f:2 g:1 i:-1
~스크	0:-2 1:1 2:2 3:-2 5:-1 a:-1 b:-1 g:2 l:-1 m:-1
~스트	2:-1 3:1 4:-1 5:4 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:-1 m:-1
~스트가	0:-1 1:-1 3:3 4:-1
~슨	0:2 1:-1 2:1 3:-1 6:-1 7:2 j:-1 l:-1
~습	0:-2 1:1 2:1 3:1 4:-1 a:1 b:-1 e:-1 f:1 l:-1 m:-1
~습니	0:-2 1:1 2:1 3:1 4:-1 a:1 b:-1 e:-1 f:1 l:-1 m:-1
~습니다	0:-2 1:1 2:1 3:1 4:-1 a:1 b:-1 e:-1 f:1 l:-1 m:-1
~시	0:2 1:1 2:-2 3:2 4:-2 5:-1 6:1 7:-2 9:-1 a:-2 b:-1 c:-1 d:-1 e:1 g:-1 h:1 i:-1 j:-1 k:-1 m:-1
~시를	0:2 1:-1 3:-1
~시지	1:-1 e:2 f:1
~식	0:2 1:-1 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:2 i:-1 j:-1 k:-1
~식으	0:3 1:-1 2:-1 6:-1
~식으로	0:3 1:-1 2:-1 6:-1
~신	0:3 1:-1 3:-1 f:1 l:-1
~실	0:1 1:-1 2:2 3:3 4:-1 5:-3 6:1 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 j:-1 k:-2 l:-2 m:1
~실패	3:-1 4:-1 7:2
~실패하	0:1 3:-1 4:-1 7:2
~실행	0:2 1:-1 2:3 3:-1 4:-1 6:2 7:-1 b:-1 e:-1 f:-1 j:-1 l:-1
~심	0:-1 1:-3 3:4
~싶	0:2 1:-2 2:2 4:-1 6:2 a:1 b:-1 c:-1 d:-1 f:-1 g:-1 l:1 m:-1
~싶습	0:-1 1:-1 2:2 3:1 a:1 k:1
~싶습니	0:-1 1:-1 2:2 3:1 a:1 k:1
~싶습니다	0:-1 1:-1 2:2 3:1 a:1 k:1
~싶은	0:3 1:-1 c:-1
~싶은데	0:3 1:-1 c:-1
~써	0:4 1:-1 3:-1 a:-1 e:-1 g:-1 l:-1
~쓰	0:1 1:-3 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:2 c:-1 e:-1 f:-1 g:1 h:-1 i:-1 j:-1 k:4 l:-1 m:2
~쓰고	0:3 3:-1 k:1 l:-1 m:-1
~쓰는	0:-1 1:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-2 b:1 c:-1 d:1 e:-1 f:-1 g:2 h:-1 j:-1 k:2 l:-1 m:2
~씩	0:-2 1:3 3:-1
~아	0:-2 1:-2 2:-2 3:3 4:-2 5:-1 6:-2 7:-3 9:-1 a:1 f:-2 g:1 h:-2 i:-1 k:2 l:-2 m:4
~아무	0:-1 3:-1 b:2 m:1
~아주	k:2 m:1
~아주세	k:2 m:1
~아주세요	k:2 m:1
~아줘	0:-2 7:-1 8:1 9:-1 a:1 b:-1 c:-1 d:-1 e:1 g:-1 j:-1 k:1 l:-1 m:1
~아직	0:-1 1:-1 3:-1 4:-1 c:2 d:2 g:-1 k:2 m:-1
~안	0:-3 1:4 2:1 3:-2 4:-1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:2
~않	0:-1 1:-1 3:1 k:-1 m:3
~않는	0:-1 3:-1 k:-1 m:3
~알	0:1 1:-3 3:-1 4:-1 5:-1 6:1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:1 f:-2 h:-1 i:1 j:3 m:-1
~알고	0:1 1:-1 2:-1 3:-1 6:2 b:-1 k:1
~알려	0:1 1:-2 2:-1 3:1 4:-1 5:-1 6:-1 7:1 8:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 h:-1 i:1 j:3 k:-1 l:1 m:-1
~알려주	0:1 1:-1 2:-1 3:1 6:-1 g:-1 j:1 l:1
~알려주세	0:1 1:-1 2:-1 3:1 6:-1 g:-1 j:1 l:1
~알려줘	0:-1 1:-1 7:1 8:-1 b:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:3 l:-1
~알림	1:-1 3:-1 e:2 i:1
~앱	0:2 1:1 2:1 3:-2 4:-1 a:-1 d:2 e:-1 h:-1 k:-1 m:-1
~야	1:3 2:-1 3:-3 4:2 5:1 6:-2 7:-1 9:-1 a:-3 b:-1 c:-2 d:-1 e:1 f:-1 g:-1 h:2 i:-1 k:2 l:-1 m:-1
~어	0:2 2:1 3:1 5:-1 8:1 9:-1 a:-1 c:-2 d:-1 f:1 h:-1 i:-1 j:-1 m:-2
~어가	0:-2 1:-1 2:-1 3:-1 4:-1 6:2 b:3 e:-1 j:-1 k:-1 l:1 m:-1
~어나	0:-2 1:2 2:1
~어느	0:2 1:1 2:-1 3:-2 4:1 5:1 6:1 7:-1 8:1 9:-1 a:-1 b:2 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~어디	0:1 1:-2 3:1 4:1 5:-2 6:-1 7:-1 a:1 b:-1 c:-1 e:1 f:2 g:-1 h:-1 j:1 l:-1 m:-1
~어디까	4:2 a:-1
~어디까지	4:2 a:-1
~어디서	0:2 1:-1 2:-1 3:-2 4:-2 5:-1 6:-1 7:-1 8:1 9:-2 a:2 c:1 d:-1 e:1 f:-2 h:-1 i:-1 k:1 l:-1 m:-1
~어디어	0:-1 1:-1 3:-1 a:1 d:1 k:2
~어디어디	0:-1 1:-1 3:-1 a:1 d:1 k:2
~어디에	0:-1 1:-1 3:-1 4:2 a:-1 f:1 i:1 j:1
~어디인	0:-1 1:-1 3:2 9:1 d:1 e:1 f:-1
~어디인가	0:-1 3:2 d:1 e:1 f:-1
~어디죠	0:1 1:-1 3:-1 e:2 f:1
~어떤	0:3 1:-3 2:2 3:-3 4:-1 5:1 6:-1 7:1 8:2 9:-1 a:-2 b:-1 d:-1 e:-2 f:-1 g:1 h:-1 j:-2 k:-2 m:-1
~어떻	0:3 1:-1 2:-1 3:-1 4:2 c:-1 l:1
~어떻게	0:3 1:-1 2:-1 3:-1 4:2 c:-1 l:1
~어요	0:-1 1:2 2:-1 4:-1 5:-1 6:3 7:-1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-2 j:-1 k:1 m:-1
~어줘	0:-1 1:-1 2:-1 3:1 8:1 a:-1 c:-1 l:2
~언	0:1 1:-1 3:-1 e:2 m:1
~업	0:-1 3:-2 a:2 l:2
~업로	0:-1 1:1 3:-1 l:2
~업로드	0:-1 1:1 3:-1 l:2
~없	0:-3 1:1 3:3 4:-1 5:1 6:-1 7:2 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 k:-1 l:-1 m:1
~없는	0:-1 m:2
~에	2:2 3:-2 4:2 5:-1 6:-1 7:2 8:-2 9:-1 a:-2 c:-1 d:-2 e:-1 f:-1 g:1 l:1
~에러	0:1 1:-1 3:-1 6:-1 7:3 j:-1
~에서	0:-4 1:1 2:1 4:2 5:-1 7:1 8:-2 9:-1 a:-1 b:1 c:1 d:-2 e:-1 g:2 h:-1 i:-3 j:2 k:-1 m:1
~에서만	1:3 3:-1
~에선	1:1
~엔	0:-1 1:-2 2:-1 3:2 4:2 m:1
~여	0:3 1:-1 2:-1 3:-4 4:-1 5:1 6:-2 7:-1 8:-1 9:-1 a:-1 b:1 c:-1 d:-1 e:1 f:1 g:-1 h:2 i:-1 l:-1 m:-1
~여기	0:5 1:-2 2:-1 3:-1 7:-1 8:-1 l:-1
~여기서	0:4 1:-2 2:-1 3:-1
~여줘	0:-1 1:-1 3:-1 5:2 6:-1 a:-1 b:2 h:-1 j:1 k:-1
~역	0:3 1:-1 3:3 4:-1 5:-3 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
~였	0:-2 2:-1 3:-1 4:-1 6:-1 a:-1 b:3 c:-1 d:-1 h:-1 k:2 m:-1
~영	0:-2 2:-1 3:2 4:4 5:-3 9:-1 a:-1 c:-1 f:-1 g:-1 k:-1 l:1
~영향	0:-2 1:-1 3:-1 4:4 a:-1
~영향이	0:-1 1:-1 3:-1 4:3
~예	0:2 2:-1 3:-2 4:1 5:-1 6:-1 7:4 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 i:-1 j:-1 k:-2 l:-1 m:-1
~예외	0:1 1:-1 3:-1 4:-1 7:4 8:-1 9:1 a:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:-1
~예외를	0:-1 1:-1 7:2
~예요	3:-1 4:2 a:-1 h:1
~오	0:-4 1:3 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:2 e:-1 f:1 g:1 h:3 i:-1 j:-1 k:-1 l:-1 m:-2
~오는	0:-2 1:3 3:-1 6:-1 d:3 m:-1
~오버	0:-3 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:4 i:-1 k:-1 l:-1 m:-1
~오버라	0:-1 g:3 h:-1
~오버라이	0:-1 g:3 h:-1
~오버로	0:-1 1:-1 3:-1 a:-1 b:-1 f:-1 g:-1 h:4 l:-1
~오버로드	0:-1 1:-1 3:-1 f:-1 h:3
~올	0:-1 1:-1 3:-1 7:2 9:1 f:-1 j:2
~왜	1:4 2:-1 3:-1 a:-1 l:-1
~외	0:2 1:-2 2:-1 3:-1 4:-1 6:-1 7:4 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
~외를	0:-1 1:-1 7:2
~요	0:3 1:1 3:1 7:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~요청	0:1 1:1 2:2 3:-1 l:-1
~용	0:2 1:-1 2:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:2 l:2
~용되	k:1 m:1
~용이	0:-2 1:1 3:-1 l:2
~용자	0:1 1:-1 3:1 k:-1
~용하	0:-1 3:-1 a:-1 b:-1 d:-1 k:3 m:1
~우	0:1 1:-1 5:-1 6:-1 g:2 i:-2 j:2
~운	0:1 1:3 3:-1
~워	0:-1 m:2
~원	0:2 1:3 2:-1 3:-4 4:-1 5:-1 a:-1 b:-1 d:-1 e:-1 f:2 g:-1 l:1 m:-1
~위	0:-1 1:-3 2:-1 3:3 4:1 5:-1 6:1 7:-1 8:-1 a:-1 c:-1 d:-1 e:-1 g:2 h:-1 i:-1 j:1 l:-1 m:-1
~위치	1:-1 b:1 f:1 k:1
~위험	0:-1 1:-1 3:3
~위험한	0:-1 1:-1 3:3
~유	0:1 1:2 2:-1 3:1 4:-1 5:2 b:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
~유가	0:2 1:-1
~으	0:5 1:1 2:2 3:-3 4:1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-2 l:-2 m:-1
~으로	0:5 1:1 2:1 3:-3 4:1 5:-1 6:1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-1
~으면	0:1 1:-1 2:2 3:-1 4:-1 7:-1 a:-1 b:-1 e:-1 f:-1 h:-1 j:3 l:-1
~은	0:2 2:-2 3:2 4:-2 5:-3 6:-2 7:-3 8:-1 9:1 a:-1 c:-2 d:-2 f:1 h:1 j:-2 k:-2 l:-2 m:3
~은데	0:1 1:2 2:-1 3:1 4:-1 5:-1 7:-1 a:-1 b:-1 c:-1 g:2 h:-1 m:-1
~을	0:-1 1:-5 2:1 3:3 5:-1 6:2 7:-2 8:-2 a:2 c:-1 d:-2 e:1 f:1 g:1 i:-1 j:-2 l:1 m:-1
~을까	0:1 1:-2 2:1 3:3 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:1 f:-1 g:-1 h:-1 k:-1 l:-1 m:1
~을까요	0:1 1:-2 2:1 3:3 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:1 f:-1 g:-1 h:-1 k:-1 l:-1 m:1
~음	0:-1 2:2 3:-2 4:-1 5:2 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 i:2 j:-1 k:1 l:-1 m:-1
~응	0:-1 1:3 2:-1 3:-2 5:-1 f:2
~응답	0:-1 1:3 3:-1 5:-1
~응답이	0:-1 1:3 3:-1 5:-1
~의	0:-4 1:-4 2:1 3:4 4:-1 5:-1 7:-1 8:-1 9:-1 a:1 c:-1 e:-1 f:-1 g:4 h:2 i:-1 j:-1 k:-2 l:1 m:-1
~의존	0:-1 1:-1 3:1 6:2 d:1 k:-1
~의존하	0:-1 1:-1 3:1 6:2 d:2 m:-2
~이	0:2 1:4 2:-1 3:2 5:-2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-2 k:1 l:1 m:-1
~이거	0:-1 1:2 3:1 7:-1 8:1 9:-1 a:-1 k:1
~이드	0:-1 g:3 h:-1
~이름	0:-2 1:-1 3:1 g:-1 h:3
~이벤	0:-1 1:-2 2:1 3:1 4:-1 7:-1 e:1 f:2 i:-1
~이벤트	0:-1 1:-2 2:1 3:1 4:-1 7:-1 e:1 f:2 i:-1
~이블	0:-1 2:-1 3:-2 a:2 b:2 e:-1 f:-1 k:-1 l:1
~이스	c:2 i:1
~이에	0:1 5:1
~이유	0:2 1:1 f:-1
~이유가	0:2 1:-1
~이지	0:2 3:-1 k:-1 m:2
~인	1:2 3:2 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 c:1 d:1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1
~인가	0:2 2:-1 3:1 4:1 6:-1 7:-1 9:-1 a:1 b:-1 c:-1 d:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
~인가요	0:2 1:-2 2:-1 3:2 4:1 6:-1 7:-1 9:-1 a:1 b:-1 c:-1 d:1 f:-1 g:-1 j:-1 l:-1
~인지	0:-1 1:-1 3:1 9:1 a:-1 g:2
~인터	b:2 g:-1 i:1
~인터페	i:1
~인터페이	i:1
~일	2:-1 3:5 4:-2 5:1 6:-1 7:-1 8:-1 9:-1 a:-2 c:-2 d:2 e:-2 f:-2 g:-1 h:-2 i:-1 j:-1 k:-2
~일이	0:1 1:-1 2:1 3:-1 5:1 l:1
~읽	0:1 1:-2 3:-1 4:-1 8:-1 9:-1 a:-1 b:5 c:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1 m:-1
~읽는	0:-1 1:-1 3:-1 a:-1 b:4 k:-1 m:-1
~임	0:2 2:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 k:-1 m:-1
~입	0:1 2:-1 3:-1 4:1 6:2 7:-1 a:-1 b:-1 j:-1 k:1 l:1 m:-1
~입니	0:1 1:1 3:-1
~입니다	0:1 1:1 3:-1
~있	0:1 1:-2 2:-1 3:-1 4:-2 6:-2 7:1 8:-2 a:1 b:-2 e:-2 f:2 g:1 h:-1 j:1 k:1 l:-2 m:2
~있나	0:1 1:-2 2:-1 3:-2 6:-1 8:-2 9:1 a:2 c:1 d:1 e:-1 f:-1 g:1 j:-1 k:-1 l:-1 m:-2
~있나요	0:2 1:-2 2:-1 3:-2 6:-1 8:-1 9:1 a:-1 c:2 d:1 e:-1 f:-1 g:2 h:1 i:1 j:-1 k:-1 l:-1 m:-1
~있는	0:-4 1:-1 2:-1 3:2 4:-2 5:-1 6:-1 7:2 a:-2 b:-2 c:-1 e:-2 f:-2 g:-2 h:-1 i:-1 j:-2 k:2 l:-1 m:4
~있는지	8:2
~있다	0:-1 1:-1 3:3 i:-1
~있다면	0:-1 1:-1 3:3 i:-1
~있어	1:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-2 b:-1 c:-2 d:-1 e:-2 f:4 g:1 h:-1 i:-2 k:1 l:-1 m:-2
~있어요	0:-2 1:2 3:-1 g:2 i:-2 k:2 m:-1
~있을	1:-1 2:1 3:-2 4:-1 5:1 e:2 f:-1 m:1
~있을까	1:-1 2:1 3:-2 4:-1 5:1 e:2 f:-1 m:1
~있을까요	1:-1 2:1 3:-2 4:-1 5:1 e:2 f:-1 m:1
~있지	0:2 1:-1 3:-1 4:-1 a:1 d:-1 f:-1 g:1 h:-1 i:2 l:-1 m:-1
~자	0:-1 1:4 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:2 k:-1 l:-1 m:-1
~작	0:-2 1:2 g:2 i:-1
~잡	0:2 1:1 8:-1 9:1
~장	0:1 1:3 2:-1 3:1 4:-1 5:1 6:-1 7:-1 8:-1 a:-1 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:1 m:-1
~재	0:-1 1:2 3:-1 8:1 9:-1 g:2
~저	0:-1 1:2 2:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:2 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:2 m:-1
~저장	1:3 2:-1 3:-2 6:-1 a:-1 b:2 g:-1 h:-1 l:2 m:-1
~적	0:-1 3:1 4:1 6:1 a:-1 g:-1 i:-1 j:2 m:-1
~적으	4:2 6:1 a:-1 j:-1
~적으로	4:2 6:1 a:-1 j:-1
~적해	0:-1 1:-1 3:2 6:-1 i:-1 j:2
~전	0:3 1:2 2:-1 3:-1 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:2 b:-2 c:-1 d:-1 e:1 f:-2 g:-2 h:1 i:1 j:-1 k:1 l:-1 m:-1
~전부	0:-1 3:-1 a:3 b:-1 f:-1 g:-1 i:2 k:1
~전체	0:2 1:-1 3:-1
~점	0:1 1:2 2:-1 3:2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~점이	0:-1 3:2
~접	0:1 1:-1 2:-1 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:2 h:-1 k:-1 m:-1
~정	0:1 1:-1 2:-1 4:2 5:1 8:-1 9:-1 a:-1 b:-2 c:-1 d:-2 e:-1 f:-1 g:2 h:3 i:-1 j:-2 k:-1 l:-1 m:-2
~정리	0:-2 1:-1 3:1 4:-1 5:-1 7:2 f:-1 g:-1 h:2
~정산	0:1 3:-1 6:2 j:-1
~정의	1:-1 3:-2 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 d:-1 e:-1 f:-1 g:3 h:3 i:-1 k:-1 l:-1 m:-1
~정하	5:2 a:1
~정해	0:1 3:-1 4:2 d:-1
~제	0:2 2:-2 3:3 5:-1 6:-1 7:-1 8:-1 9:-1 a:2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-3 m:1
~제일	0:-1 3:3
~젝	0:2 3:-1
~젝트	0:2 3:-1
~져	0:-2 1:2 2:-1 3:-2 4:-1 6:-1 7:2 a:-1 b:3 d:1 g:-1 h:-1 j:-1 k:-1 l:-1
~져다	0:-1 1:-1 3:-1 b:3 d:1 g:-1 k:-1
~조	0:-1 1:-1 2:-1 3:1 4:1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:3 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:-1 l:-1 m:1
~존	0:-1 2:-1 3:1 6:2 b:-1 d:1 k:-1
~존하	0:-1 1:-1 3:1 6:2 d:2 m:-2
~좀	1:1 2:-1 5:2 a:-1 b:-1 d:1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1
~종	0:-1 1:-1 3:-2 4:-1 7:3 8:-1 f:-1 g:-1 h:2 j:-1
~종류	0:-1 1:-1 3:-2 4:-1 7:3 8:-1 f:-1 g:-1 h:2 j:-1
~좋	0:2 1:-1 3:1 b:-1
~좋을	0:2 1:-1 3:1 b:-1
~죠	0:2 2:-1 3:-2 4:-1 5:1 6:-1 7:-1 8:-1 a:1 b:-1 c:-1 e:3 f:1 g:-1 h:-1 j:-1 k:-1 l:-1
~주	0:1 1:-2 2:-1 3:2 4:-1 5:-1 8:-1 9:1 c:-1 d:-1 e:-1 f:1 g:1 i:-2 j:1 m:-1
~주세	0:1 1:-2 2:-1 3:1 4:-1 5:-1 6:-2 7:1 8:-1 9:-1 a:1 c:-1 d:-1 e:-1 f:2 g:1 i:-1 k:-1
~주세요	0:1 1:-2 2:-1 3:1 4:-1 5:-1 6:-2 7:1 8:-1 9:-1 a:1 c:-1 d:-1 e:-1 f:2 g:1 i:-1 k:-1
~죽	0:-2 1:-1 2:2 3:-1 4:-1 6:-1 7:-2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:4
~준	0:1 1:-1 3:2 k:-1 l:-1
~줄	0:-1 1:1 3:1 4:2
~중	0:-3 2:2 3:1 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:1 e:-2 f:-2 g:-1 h:3 i:-1 j:-1 k:-1 l:-1 m:1
~중복	0:-1 1:1 2:-1 3:2 5:1
~줘	0:-4 1:-4 2:-2 3:2 4:-1 5:1 6:-3 8:1 9:-1 c:-2 d:-1 e:-1 f:-2 g:1 h:-2 j:3 l:3 m:1
~증	1:-1 2:-1 3:-1 4:-1 5:1 7:2 l:1
~지	0:-1 1:-1 2:2 5:-1 7:-1 8:1 9:-1 c:-1 f:-1 h:-1 j:-1 k:-2 l:3 m:1
~지나	1:-1 2:2 3:-1 7:2 8:-1 l:-1
~지나요	0:1 7:2 8:-1
~지는	1:1 2:-1 6:2 7:-1 8:3 9:-1 a:-1 b:-1 j:-1 l:-1 m:-1
~지를	0:-1 b:-1 d:2 f:1 m:-1
~지점	0:-1 1:1 3:-2 a:3 b:-1
~직	0:-1 1:-1 2:-2 3:3 4:-1 5:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:1 l:-1 m:-1
~직접	0:1 1:-1 2:-1 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:2 h:-1 k:-1 m:-1
~진	0:-3 1:2 2:2 3:-1 6:2 j:-1 m:-1
~질	0:-1 1:-1 2:1 3:1 5:1 7:2 8:-1
~짐	0:-1 1:2 3:-1 7:2 d:-1
~짜	0:-1 1:2 3:2 5:-1 m:-1
~쪼	3:2
~쪼개	3:2
~쪽	0:-2 1:1 3:-2 6:-1 7:-1 a:-1 b:-1 c:-1 d:2 e:1 f:3 h:-1 j:-1 k:-1 l:-1 m:-1
~찍	1:4 2:-1 3:-2 4:-1 a:-1 b:-1 c:-1 e:-1 f:-1 j:-1 k:-1 l:-1
~차	0:5 1:-1 2:1 3:-1 6:-1 a:-1 c:-1 g:-1 h:-1 j:-1 l:-3
~차이	0:5 1:-1 3:-1 6:-1 a:-1 c:-1 g:-1 h:-1 j:-1 l:-3
~참	0:-2 1:-1 2:-1 3:1 b:2 d:-1 m:1
~참조	0:-2 1:-1 2:-1 3:1 b:2 d:-1 m:1
~찾	0:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 9:-1 a:3 b:-2 c:-1 d:-1 e:1 f:1 g:2 h:-1 i:-1 j:-1 k:2 l:-1 m:1
~찾아	0:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 9:-1 a:3 b:-2 c:-1 d:-1 e:1 f:-1 g:2 h:-1 i:-1 j:-1 k:2 l:-1 m:1
~찾아주	k:2 m:1
~찾아주세	k:2 m:1
~찾아줘	0:-2 1:1 7:-1 8:1 a:1 b:-1 c:-1 d:-1 e:1 g:-1 j:-1 k:1 l:-1
~채	0:-2 i:1 l:2
~처	0:1 1:-2 2:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:3 g:-1 h:2 i:-1 j:-1 k:1 l:-1
~처리	0:2 1:-1 2:-1 3:-1 7:-1 8:-1 9:1 a:-1 b:-1 e:-1 f:3 h:-1 j:-1 l:-1
~처리하	0:-1 1:-1 3:-1 9:-1 e:-1 f:4
~처리하는	0:-1 1:-1 3:-1 e:-1 f:3
~천	0:-1 1:-1 3:3
~청	0:1 1:1 2:2 3:-1 l:-1
~체	0:1 1:-1 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 9:-1 a:-2 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 h:-1 i:4 j:-2 k:-1 m:-1
~쳐	0:-1 1:-1 3:1 4:2
~초	0:-2 1:1 2:3 3:-1
~추	0:1 1:-2 2:-1 3:1 4:1 6:-2 7:-1 a:-1 c:-1 f:-1 g:-1 h:-1 i:2 j:2
~추가	0:2 1:-1 3:-1 4:2 7:-1
~추가하	0:2 1:-1 3:-1 4:2 7:-1
~추가하려	0:3 1:-1 3:-1
~추상	0:-1 3:-1 f:-1 i:3
~출	0:1 1:-1 2:-1 3:-2 4:-1 5:-1 6:2 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 l:2 m:-2
~출하	0:-1 1:-1 4:-1 5:-1 6:3 7:2 8:-1 a:-1 c:-1 e:-1 f:-1 j:1 k:-1 l:-1 m:-1
~출하나	6:2
~출하나요	6:2
~출하는	0:-1 6:2 j:2
~층	0:-1 1:-1 3:3 9:1 m:-1
~치	0:-3 2:1 4:-1 5:-1 6:1 7:-1 8:-1 c:1 d:-1 e:2 f:1 g:1 h:-1 i:-2 j:-2 l:1 m:-1
~캐	0:3 1:1 2:-1 3:-2 9:1
~캐시	0:4 1:-1 2:-1 3:-2
~커	0:-1 1:1 3:-2 5:2
~컨	0:-2 1:-1 4:-1 7:-1 8:-1 a:-2 b:-1 c:-1 e:-2 f:3 g:-1 h:-1 i:-1 j:2 k:-1 l:-1
~컬	0:2 2:-1 3:-2 a:2
~컴	0:-1 1:-1 6:-1 b:2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:1 m:-1
~컴포	0:-1 1:-1 6:-1 b:2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:1 m:-1
~컴포넌	0:-1 1:-1 6:-1 b:2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:1 m:-1
~컴포넌트	0:-1 1:-1 6:-1 b:2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:1 m:-1
~켜	0:2 2:1 3:-1 8:-1 9:2 a:-1 e:-1
~코	1:-3 3:1 4:1 6:-1 7:-1 8:1 9:-1 a:3 b:-1 c:1 d:-1 e:1 g:-1 h:-1 i:-1 j:-2 k:-2 l:2 m:-2
~코드	1:-3 3:1 4:1 6:-1 7:-2 8:1 9:-1 a:3 b:-1 c:1 d:-1 e:1 g:-1 h:-1 i:-1 j:-2 k:-2 l:2 m:-2
~코드가	0:-2 1:-2 2:-1 3:2 4:1 8:1 a:1 e:1 f:-1 l:-1
~코드에	0:1 1:2
~쿼	0:-1 1:-2 3:3 a:-1 b:2 k:-1
~쿼리	0:-1 1:-2 3:3 a:-1 b:2 k:-1
~크	1:2 2:2 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
~클	0:-1 1:-2 2:-1 3:-1 4:1 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:1 g:1 h:-1 i:3 j:-1 k:-1 m:-1
~클래	0:-3 1:-2 2:-1 4:1 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:1 h:-1 i:3 j:-1 k:-1 m:-1
~클래스	0:-3 1:-2 2:-1 4:1 5:-1 6:-1 7:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:1 h:-1 i:3 j:-1 k:-1 m:-1
~키	0:-1 1:-3 2:-1 3:1 4:-1 5:-1 6:-1 7:-3 8:1 9:-1 a:-2 b:2 c:-1 d:1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:4
~키지	0:-1 1:-1 3:2 5:-1 b:-1 d:2 k:-1
~타	1:2 3:-1 4:1 a:-1 b:-1 f:-1 k:1
~타입	4:1 a:-1 k:1
~탁	0:1 1:-1 3:2 c:1
~탁드	0:1 1:-1 3:1 c:1
~탁드립	0:1 1:-1 3:1
~탁드립니	0:1 1:-1 3:1
~태	0:-1 1:2 9:-1 a:-1 b:-1 g:2 m:-1
~터	0:2 3:-2 4:-2 5:-2 6:-1 7:1 8:-1 9:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 j:-1 k:-1 l:3 m:-1
~터가	0:-2 1:1 2:-1 3:-2 h:3 i:-1 l:1 m:-1
~터페	i:1
~터페이	i:1
~터페이스	i:1
~턴	3:-1 4:-1 6:-1 7:-1 8:3 a:-1 c:1 e:-1 k:-1
~테	0:1 2:-2 4:-2 5:3 6:-1 7:-2 8:-1 9:-1 a:1 b:1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 m:-1
~테스	2:-1 3:1 4:-1 5:4 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~테스트	2:-1 3:1 4:-1 5:4 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~테스트가	0:-1 1:-1 3:3 4:-1
~테이	0:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:2 b:2 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:3 l:1 m:-1
~테이블	0:-1 2:-1 3:-2 a:2 b:2 e:-1 f:-1 k:-1 l:1
~토	0:-2 1:-1 2:2 3:1 4:-1 5:-1 6:-1 a:-1 c:1 e:2 f:-1 j:2 l:-1
~트	2:1 4:-2 5:3 6:-2 7:-2 8:-1 9:-1 d:1 e:2 h:-1 i:-1 j:2 k:-1 l:-2 m:-1
~트가	0:-2 1:-2 2:-1 3:2 4:-1 a:-1 c:-1 e:-1 f:2 g:1
~트는	0:1 1:-2 2:2 3:-2 5:1 j:1 l:-1
~트를	0:-1 3:-1 5:2 k:2
~트하	0:-1 1:-1 3:-1 5:1 a:2 b:-1 c:-1 d:1 e:-1
~트하는	0:-1 1:-1 3:-1 5:1 a:2 b:-1 c:-1 d:1 e:-1
~파	0:1 2:-2 4:1 5:2 6:-1 7:-1 8:-1 9:-1 a:-2 c:-2 d:3 e:-2 f:-2 g:-1 h:2 i:-1 j:-1 k:-1
~파일	0:2 1:-2 2:-1 4:-1 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:1
~파일이	0:1 1:-1 3:-1 5:1 l:2
~패	0:1 1:-1 2:-1 4:-1 5:-1 6:-1 7:2 8:-1 a:-1 b:-2 c:-1 d:2 e:2 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
~패키	0:-1 1:-1 3:2 5:-1 b:-1 d:2 k:-1
~패키지	0:-1 1:-1 3:2 5:-1 b:-1 d:2 k:-1
~패하	0:1 3:-1 4:-1 7:2
~페	0:2 3:-1 i:1
~페이	0:2 3:-1 i:1
~페이스	i:1
~포	0:1 1:2 2:1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 b:1 c:-1 d:2 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 l:-1
~포넌	0:-1 1:-1 6:-1 b:2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:1 m:-1
~포넌트	0:-1 1:-1 6:-1 b:2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:1 m:-1
~포트	0:-3 1:2 3:-2 a:-1 d:3
~프	2:-1 a:-1 e:2 f:-1 g:1 h:-1 j:-1 m:1
~프로	0:1 1:1 3:-1 e:2 f:-1
~프로젝	0:2 3:-1
~프로젝트	0:2 3:-1
~픽	0:-1 1:1 d:-1 e:2 f:-1
~필	0:1 2:2 3:-2 4:2 6:-1 c:-1 g:-1 l:-1
~필드	4:2
~하	0:1 2:-1 6:1 8:1 b:1 c:1 d:1 e:1 f:1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
~하고	0:-1 1:2 2:-1 4:-1 5:1 7:-1 9:-1 a:-1 b:2 c:1 d:1 e:-1 f:-1 g:-1 k:-1 m:-2
~하나	0:1 1:-2 2:1 4:1 5:1 6:1 7:-1 8:1 9:-2 a:-1 b:-1 c:-1 d:-1 f:1 g:-1 h:-1 i:-1 k:-1 l:1 m:1
~하나요	0:1 1:-1 2:-1 3:-1 4:-1 6:2 7:-1 8:2 9:-2 a:-1 b:-1 c:-1 f:1 g:-1 l:1
~하는	0:-1 1:-4 2:-2 8:1 9:1 a:1 b:1 c:2 d:1 e:2 f:2 g:-1 h:-2 i:-1 k:-1 l:-2 m:-2
~하는지	0:-1 1:-1 6:1 8:-1 9:1 e:1 j:1 m:-1
~하려	0:3 1:-1 3:-1
~하려면	0:3 1:-1 3:-1
~하면	0:-1 1:3 2:-1 3:-3 4:2 6:-1 7:3 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
~하위	0:-1 1:-1 3:-1 6:2 b:-1 g:2 j:-1 l:-1
~한	0:2 1:-1 2:-2 3:4 4:-2 5:-2 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:1 e:-1 f:-1 g:4 h:-2 j:-1 k:-1
~한글	0:-1 1:2 3:-1
~할	0:3 1:-1 3:1 4:1 5:1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
~함	0:-5 1:-2 2:-1 4:-2 5:1 6:4 7:-1 8:3 9:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 l:1
~함수	0:-4 1:-2 2:-1 3:-3 4:-1 5:1 6:4 7:-1 8:3 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 l:1
~함수들	0:-1 1:-1 3:-1 4:-1 6:4 j:-2 k:-1
~합	0:2 1:-2 2:-1 3:2 4:1 5:1 7:1 8:-1 a:-1 b:-1 c:-1 e:-1 g:-1 l:-1
~합니	3:-1 4:2 7:1 8:-1 9:1 a:-1
~합니다	3:-1 4:2 9:1
~해	0:3 1:-2 2:-2 3:3 5:-1 7:1 8:-1 9:1 a:-1 b:-2 c:-1 d:-2 e:-1 f:-2 i:-2 j:2 k:-2 l:1 m:1
~해야	0:1 1:1 3:-1 4:2 7:1 a:-1 g:-1 i:-1
~해요	0:-1 1:1 3:2
~해주	0:1 7:-1 9:2 f:-1 j:1 k:-2
~해줘	0:-1 1:-1 2:-1 3:1 6:-1 j:2 l:2 m:-1
~핸	1:1 3:-1 6:-1 a:-1 f:3 h:-1
~핸들	1:1 3:-1 6:-1 a:-1 f:3 h:-1
~핸들러	1:1 3:-1 6:-1 a:-1 f:3 h:-1
~했	0:2 3:-1 5:1 a:-1 b:-1 e:-1 f:-1 g:-1 i:2 j:-1
~했는	0:2 3:-1 5:1 b:-1
~했는데	0:2 3:-1 5:1 b:-1
~행	1:-1 2:4 3:-2 4:-1 5:-1 6:1 7:-1 8:-1 a:-1 b:-1 c:-1 e:1 f:-1 g:-1 h:-1 j:-1 k:-1
~행하	e:2 f:-1
~향	0:-2 1:-1 3:-1 4:4 a:-1
~향이	0:-1 1:-1 4:3
~험	0:-1 1:-1 3:3
~험한	0:-1 1:-1 3:3
~혀	0:-1 1:1 3:2 f:-1
~현	1:2 2:-1 3:-2 4:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:2 h:-1 i:3 j:-1 k:-1
~현체	g:-1 i:2
~호	0:2 1:-1 2:-1 3:-2 4:-1 5:-1 6:2 7:1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 l:1 m:-1
~호출	1:-1 2:-1 3:-1 4:-1 5:-1 6:2 7:1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-1 l:1 m:-1
~호출하	0:-1 1:-1 4:-1 5:-1 6:3 7:2 8:-1 a:-1 c:-1 e:-1 f:-1 j:1 k:-1 l:-1 m:-1
~호출하나	6:2
~호출하는	0:-1 6:2 j:2
~화	0:-2 1:2 2:3 3:-2 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:-1 k:2 m:-1
~화가	0:-2 2:3 3:1
~화면	0:-2 1:2 2:1 3:-2 4:-1 e:-1 k:1 m:-1
~확	1:1 2:-1 3:-2 4:-1 7:2 a:-1 b:-1 c:1 g:2 k:-1 m:-1
~확인	0:-2 1:2 3:-2 4:-1 7:2 a:-1 b:-1 c:1 g:2 k:-1 m:-1
~환	0:-1 3:1 5:2 a:-1 b:2 k:-1 m:-1
~회	1:-1 2:-1 3:-1 a:-1 b:2 f:2 k:-1 l:1
~흐	0:-1 1:-3 2:3 3:-1 a:-1 l:2
~흐름	0:-1 1:-3 2:3 3:-1 a:-1 l:2
~히	0:1 1:3 2:-1 4:-1 7:-1 8:-1 a:-1 b:1 c:-2 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1
~히나	0:1 2:-1 8:-1 9:1 b:2 c:-1
~히나요	0:1 2:-1 8:-1 9:1 b:2 c:-1
~힘	0:-1 1:2 3:2 5:-1
à	0:-1 1:2 2:-1 3:2 4:-1 5:-3 6:1 7:-3 8:-3 9:-3 a:4 c:-1 d:-2 e:-1 f:5 g:-3 h:-3 i:-3 j:-3 k:-3 m:-3
à chaque	0:-2 1:3 3:-2 9:-1 a:-1 b:2 c:-1 e:-1 h:-1 k:-1 m:-1
à la	0:1 1:3 2:-1 3:-5 4:-1 5:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
à n	0:-1 1:1 3:-1 a:2 b:-1
à quel	0:-3 1:-2 2:-1 3:4 8:-1 a:-2 b:-1 c:-1 e:2 f:-1 k:-1 l:-1
à quels	8:1 a:-1 e:-1 k:2
à quoi	0:2 3:-1
à ⟨name⟩	0:2 1:1 2:-1 3:-2 4:-1 5:-2 6:-2 7:-2 8:-3 9:-1 a:-1 b:-1 c:-1 d:-2 e:-2 f:4 g:-2 h:-2 i:-1 k:-2 l:4 m:-1
änder*	0:-3 1:-1 3:-1 4:5 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-2 c:-2 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
ça	1:2 2:-3 3:1 4:2 5:-2 6:-3 7:-3 8:1 9:3 a:-3 b:-3 c:-3 d:3 e:-2 f:-3 g:-1 h:-2 i:-2 j:-3 k:-3 l:-2 m:-2
ça $	0:-1 1:-1 4:-1 6:-1 7:-1 8:1 9:-2 a:-1 b:-1 c:-1 d:4 e:-1 f:-2 i:-1 j:-3 k:-1
è	1:2 2:-3 3:2 4:1 6:-3 7:-2 8:-3 9:-2 a:-2 b:-1 c:-4 e:-3 f:-2 g:2 h:1 i:-1 j:1 k:2 l:-2 m:-1
è il	0:4 1:-1 2:-1 3:-2
è un	0:-1 1:-2 3:4 4:-2 5:-3 7:-1
é	0:4 2:-2 3:-4 5:-1 6:-2 7:-3 a:-1 b:2 e:-1 f:1 g:1 h:-1 i:-1 j:1 k:2 l:-1 m:-2
é que	0:-3 1:-1 2:-1 4:2 6:-1 9:1 j:2
é usada	0:-3 1:-1 3:-1 4:-1 6:-1 b:-1 j:-1 k:4
échou*	5:-1 7:2 9:-1
écout*	0:2 1:-2 2:-1 3:-1 9:-1 b:-1 e:-1 f:3
écoute	0:2 1:-2 2:-1 3:-1 9:-1 f:2
émis	1:1 e:1
über	0:2 1:-4 2:-1 3:3 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-3 k:-1 l:3 m:-1
über die	0:1 2:-1 3:2 4:-1 7:-1 j:-1 l:-1
übera*	0:-1 3:2 4:-1 6:-1 9:-1 a:2 b:-1 g:-1 j:1
überall	0:-1 3:2 4:-1 6:-1 9:-1 a:2 b:-1 g:-1 j:1
überall wird	a:2 c:1
überh*	0:-1 1:-1 3:-1 b:2
überhaupt	0:-1 1:-1 3:-1 b:2
überl*	0:-2 1:-3 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:4 i:-1 j:-1 k:-1 l:-1
überladungen	1:-2 3:3 4:-1 5:-1 7:-1 8:-1 b:-1 c:-1 d:-1 g:-1 h:2 i:-1 k:-1 l:-1
überladungen von	1:-2 3:3 4:-1 d:-1 h:1 k:-1
übers*	0:-1 1:-2 2:-1 3:2 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-5 b:-1 c:-2 d:-1 e:-1 f:-1 g:5 h:-1 i:-1 j:-1 k:-1 l:-1 m:2
überschreiben	1:2 4:-1 g:1
а	0:-3 1:7 2:-2 3:-5 4:-1 5:1 6:-1 7:-2 8:-2 9:2 a:-2 b:-1 c:-1 d:-1 e:-3 f:-2 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-2
без	0:-2 1:5 3:1 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 g:-1 h:-1 j:-1 k:-1 m:-1
броса*	0:2 1:-2 3:-1 6:-1 7:3 9:-1 a:-1 c:-1 e:-1 i:-1
бросает	0:1 1:-1 6:-1 7:3 8:-1 a:-1 i:-1
броси*	7:1 8:-1
бросить	7:1 8:-1
бросить ⟨name⟩	7:1 8:-1
бы	0:-4 1:-1 2:-2 3:5 7:-1 e:-1 i:-1
бы ты	0:-4 1:-2 2:-2 3:5 7:-1 i:-1
в	0:2 1:1 2:-2 3:6 4:-1 5:-1 6:-3 7:-2 8:-3 9:-2 b:-3 c:-1 d:-2 e:-3 f:-3 g:-1 h:-2 i:-2 j:-2 k:-2 l:4
в каких	0:-1 3:-1 c:-1 g:3 h:-1 j:1 k:-1
в коде	0:-1 1:-2 2:-1 3:3 k:1 l:1 m:-1
в модуле	0:-1 1:-1 3:-1 9:1 m:3
в нашей	0:-1 1:-3 2:-1 3:3 8:-1 a:-1 h:1 k:-1
в сутки	1:1
в ⟨name⟩	0:1 1:-2 2:-1 3:3 5:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-2 c:-2 d:-1 e:-2 f:-1 g:-2 i:-1 j:-1 k:-2 l:3
в ⟨path⟩	3:-1 m:2
валид*	1:3 2:-1 3:-2
валидации	1:3 2:-1 3:-2
верси*	0:2 1:-2 3:-4 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:4 i:-1 k:-1 l:-1 m:-1
висит	0:-2 1:-1 2:-1 6:-2 8:-1 d:-1 e:-1 f:-1 h:-1 i:-1 k:4 l:-1 m:-1
включ*	0:-4 1:5 2:-1 3:-3 a:1 b:-1 c:-1 g:-1 h:-1 m:-1
вмест*	1:2 3:-2 l:-1
вместо	1:2 3:-2 l:-1
внутр*	0:-2 3:-1 4:-1 6:4 7:-1 j:-1
внутри	0:-2 3:-1 4:-1 6:4 7:-1 j:-1
возвр*	0:1 1:-1 2:2 7:-1 8:5 9:-1 a:-5 b:-2 c:-2 e:-1 f:-2 g:-1 i:-1 j:-2 k:-1 l:-2
вообщ*	0:-1 1:-3 2:-1 3:1 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-2 h:-1 j:-1 k:-1 l:-1 m:-1
вообще	0:-1 1:-3 2:-1 3:1 4:-1 5:3 6:-1 7:-1 8:-1 9:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-2 h:-1 j:-1 k:-1 l:-1 m:-1
ворке*	0:-2 1:3 2:-1 3:-1 l:1
воркер	0:-2 1:3 3:-1
все	0:-3 1:-3 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:3 9:-1 a:-2 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 i:2 j:-1 l:-1 m:-1
всё	0:-3 1:-1 2:-1 3:6 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
второ*	0:-1 1:3 2:-1 3:-2
выбра*	6:-1 7:-1 8:3 k:-1
выгру*	0:-3 1:4 3:-2
вызов*	0:-3 1:-1 5:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 g:-1 h:-1 i:-1 j:2 k:-1 m:-1
вызовов	0:-3 1:-1 5:-1 6:2 7:-1 b:-1 d:-1 h:-1 i:-1 j:1 m:-1
вызовы	5:-1 6:1 j:1
вызовы ⟨name⟩	5:-1 6:1 j:1
вызыв*	0:1 1:-1 2:-1 3:-1 4:-1 5:-1 6:2 7:-1 8:-1 9:-1 a:-2 b:-1 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:2
вызывает	0:2 1:-1 2:-1 4:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:2 f:-1 h:-1 j:-1
вызывает ⟨name⟩	0:-1 6:2 7:-1 c:-1 j:1
вызывается	0:-1 6:-1 c:-1 j:4 k:-1
вызывается ⟨name⟩	c:-1 j:2
вызываются	6:2 j:-3 l:-1 m:2
выпил*	0:-1 1:3 3:-1 4:-2 5:-1 m:1
где	0:1 1:-2 2:-3 3:-3 4:-3 5:-4 6:-3 7:-3 8:1 a:1 b:2 c:4 d:3 e:-4 f:2 g:-1 h:-3 i:-2 j:-4 k:-2 l:-2 m:-2
где создаётся	c:2
где то	0:-3 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 c:4 d:1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:1 l:-1 m:-1
данны*	1:3 2:-1 3:-1 5:-1 d:-1 k:-1 l:-1
данные	1:3 2:-1 3:-1 5:-1 d:-1 k:-1 l:-1
два	0:1 1:4 2:-1 3:-4 5:-1 a:-1 c:-1 h:-1 l:-1 m:-1
дважд*	0:3 3:-3 4:-1 6:-1 7:-1 b:-1 c:-1 e:-1 k:-1
дважды	0:3 3:-3 4:-1 6:-1 7:-1 b:-1 c:-1 e:-1 k:-1
двух	0:3 1:-2 2:-3 3:2 5:-1 6:-1 7:-1 a:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-2
день	0:4 1:-1 3:-2
десят*	0:-3 1:1 3:4 5:-1 m:-1
для	0:2 1:-4 2:3 3:-2 4:-1 5:1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
до	0:-3 1:3 2:5 3:-4 4:-2 5:-1 6:-2 7:-1 8:-1 9:-1 a:-3 b:-1 c:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-1
до ⟨name⟩	0:-1 1:-1 3:-1 6:-1 a:-1 f:-1 j:-1 l:4
добав*	0:2
добавить	0:2
добавить новый	0:2
доста*	0:3 1:-3 2:-1 3:-3 a:-1 b:2 c:-1 m:-1
дёрга*	0:-1 1:-1 2:-1 6:2 a:-1 j:1 m:1
дёргает	0:-1 1:-1 6:3 j:-1 m:1
его	0:-2 4:-1 5:1 8:-2 9:3 a:-1 b:-1 c:-4 d:-1 f:-1 h:-1 j:4
если	0:-1 1:4 2:-1 3:-3 4:3 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
есть	0:1 1:2 2:-1 3:-5 4:-1 5:1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:3 h:3 i:-2 j:-1 k:-1 l:-1 m:1
есть ли	0:-2 1:-1 3:-1 9:1 f:-2 g:-1 h:3 m:1
ещё	0:-4 1:1 2:-1 3:1 5:-1 6:1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:4 l:-1 m:-2
же	0:-2 1:2 2:-1 3:3 5:-1 8:-1 a:-1 b:-1 c:-1 d:-1 h:-1 k:-1 l:-1 m:-1
за	0:5 1:-4 2:-2 3:-3 4:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:-1 k:-1 l:-1 m:-1
завис*	3:1 d:-1 m:1
завяз*	0:-3 1:-2 3:2 4:-1 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-3 f:-1 g:-1 h:-1 i:-1 j:-1 k:4 l:-1 m:-1
загру*	0:-4 1:-1 2:5 3:-3 4:-1 6:-1 7:1 e:-1 h:-1 i:-1 l:-1 m:-1
запис*	0:-3 1:-1 2:-1 3:-1 4:-1 7:-1 e:3 l:2
записи	0:-3 1:-1 2:-1 3:-1 4:-1 7:-1 a:-1 e:3 l:2
запро*	0:-1 1:3 2:5 3:-4 4:-1 5:-1 6:-1 7:-1 8:-1 9:-2 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
запрос	0:-2 2:3 3:-1 l:1 m:-1
зачем	0:6 1:-4 3:-2 7:-1 g:-1
заявк*	0:3 1:-4 2:-3 3:-3 8:-2 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1
значе*	0:4 1:-2 2:-1 3:-2 4:-2 5:-1 6:-3 7:-2 8:-2 9:-1 b:5 c:-2 d:-1 e:-2 f:-4 g:-2 h:-2 i:-4 j:-2 k:-4 l:-1 m:-1
значение	0:-4 1:-1 3:-1 4:-1 6:-1 7:-1 8:-2 9:-1 a:1 b:6 c:-1 d:-1 e:-1 f:-4 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
и	1:2 2:-2 3:4 4:-2 5:-2 7:-2 8:-2 a:4 b:-3 d:-2 e:-2 f:-4 g:-2 h:-1 i:-1 j:-2 k:-2 l:1 m:-1
и в	0:-1 1:-1 3:3 c:-1
и где	0:-3 3:-1 6:-1 7:-1 8:-2 9:-1 a:5 b:-2 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1
и минусы	0:-1 1:-1 3:3
и то	1:-1 3:2 a:-1 c:-1
и что	0:1 1:-1 3:-1 4:-1 6:2 9:2 a:-1 f:-2
из	0:-2 1:1 2:-2 3:-2 4:-1 5:-1 6:1 7:1 9:-1 a:-3 b:4 c:-2 d:1 e:-2 f:-2 h:-1 i:-2 j:-3 k:-2 l:3
из ⟨name⟩	0:-4 3:-1 6:3 j:-2 l:4
или	0:3 1:-5 2:3 3:2 4:-3 5:-2 6:-3 7:1 8:-2 9:-1 a:-3 b:-2 c:-4 d:-2 e:-2 f:-2 g:-2 h:-3 i:-3 l:-2 m:-2
импор*	0:1 1:-2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:5 e:-1 f:-1 g:-1 j:-1 k:-1 l:-1 m:1
интер*	0:3 2:-1 3:-4 4:2 5:-1 6:-3 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 h:-2 i:5 j:-1 k:-2 l:-1 m:-1
интерфейс	0:2 1:1 3:-2 4:3 6:-1 a:-1 e:-1 g:-1 h:-1 j:-1 k:-1 m:-1
исклю*	1:-2 3:-2 6:-1 7:5 8:-2 a:-1 f:-1 g:-1
исключения	1:-1 3:-1 7:3 8:-1 a:-1
исключения может	7:2 8:-1
испол*	0:-1 1:-2 3:-1 a:-1 b:-1 c:-1 d:-1 j:-1 k:4 m:-1
используется	k:2
к	0:-4 1:-1 2:-1 3:3 4:-1 6:2 7:-1 a:-1 b:1 e:3 h:-1 i:-1 k:-1 l:-1 m:-1
каждо*	0:-2 1:2 2:-1 3:2 5:-2
каждом	0:-2 1:2 2:-1 3:2 5:-2
кажду*	0:4 1:-2 3:-2 7:-1
каждую	0:4 1:-2 3:-2 7:-1
кажды*	0:-1 1:2 3:1
как	0:5 1:1 2:3 3:-4 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
как добавить	0:1
какие	0:-6 1:-2 2:1 3:-2 4:-2 5:1 6:1 7:1 8:-3 9:-1 a:-3 b:-3 c:-2 e:2 f:-3 g:2 h:-1 j:-1 k:1 l:2 m:2
какие исключения	7:1 8:-1
какие классы	0:-2 3:-1 5:-1 6:-2 7:-1 8:-1 e:-1 f:-1 g:3 h:-2 i:3 j:-1 k:-1 l:-1 m:-1
какие методы	0:-1 2:-1 3:-1 5:-1 6:5 7:-1 8:1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:-1
какие тесты	0:-1 3:-1 5:3 a:-1
какие файлы	d:2
какие функции	0:-1 3:-2 7:-1 8:-1 b:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 k:-1 l:4 m:1
каким	0:-1 3:-1 5:-1 6:2 a:2 b:-1 g:-1 k:-1 l:2 m:-1
каким*	0:-2 3:-1 5:2 6:-1 7:1 8:-1 e:-1 h:3 j:-2 l:-1
какими	0:-2 3:-1 5:2 6:-1 7:1 8:-1 e:-1 h:3 j:-2 l:-1
каких	0:-2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:3 h:-1 i:-1 j:1 k:3 l:-1 m:-1
какой	0:1 1:1 2:-2 4:-2 5:-2 6:-3 7:-2 8:-2 9:-1 a:3 b:3 c:-2 d:-1 f:-1 g:-2 h:-2 i:-1 j:-1 k:-3 l:-2 m:-2
карто*	0:-1 1:2 9:3 f:-2
кем	0:-1 1:-1 4:-1 6:-2 7:-1 a:-1 b:-1 c:-1 d:1 g:-1 i:-1 j:4 k:-2 m:-1
кидае*	0:-1 1:-2 3:-1 6:-1 7:4 8:1 9:-2 e:-1 j:-1
кидает	0:-1 1:-2 3:-1 6:-1 7:4 8:1 9:-2 e:-1 j:-1
класс	0:2 1:-1 3:-4 5:3 7:-1 8:-1 i:-1 m:-1
класс*	0:-2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:2 h:-2 i:3 j:2 k:-2 l:-1 m:1
класса	0:-1 4:-1 6:-1 b:-1 g:-1 j:3 k:-1
классы	0:-2 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 e:-1 f:-1 g:3 h:-2 i:3 j:-1 k:-1 l:-1 m:1
клиен*	0:4 1:-3 2:-1 3:1 5:-1 l:-1 m:-1
кнопк*	0:-4 1:2 2:2 3:3 a:2 b:-1 g:-1 i:-1 k:-1 l:-2
код	0:-4 1:-2 2:-1 3:-2 4:-1 5:2 6:-2 7:-1 8:-1 9:-1 a:-1 b:4 c:-1 d:-1 e:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:-1 m:2
коде	0:-1 1:-3 2:-1 3:3 4:-1 c:2 d:-1 h:-1 k:1 l:1 m:-1
коде $	0:-1 1:-1 2:-1 c:2 h:-1 k:1 l:1
колон*	a:2 g:-1
компо*	0:-2 1:-1 2:-1 3:-1 4:-1 5:-1 6:-4 7:-1 8:-3 9:-1 a:-2 b:-2 c:-1 d:-1 e:4 f:-1 g:-2 h:-1 i:-3 j:-2 k:4 l:-1 m:-1
кому	0:2 1:-1 3:-2 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-2 d:-1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-3 k:3 m:-1
конст*	0:-2 1:-2 2:-1 3:-1 6:-1 8:-1 a:-1 c:3 d:-1 e:-1 f:-1 h:2 j:-3 k:1
константа	b:1 k:1
константа ⟨name⟩	b:1 k:1
котор*	1:-5 3:1 4:-1 5:1 6:-1 7:2 8:-1 9:-1 a:1 b:-2 c:-1 d:-2 e:-3 f:-1 g:-1 h:-1 i:-1 j:2 k:-1 l:-1 m:3
которые	0:-3 1:-4 2:-1 3:3 4:-1 5:-1 6:-1 7:2 a:-1 b:-1 d:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:4
которые никто	1:-1 m:2
который	0:-2 1:-2 2:2 3:-1 5:2 a:2 b:-1 m:-1
кто	0:-4 1:-5 2:-2 3:-3 4:-2 5:-2 6:-2 7:-2 8:3 9:-1 a:4 b:1 c:-2 d:-1 f:1 h:-2 i:1 j:3 k:-1 l:-1 m:-1
кто вызывает	0:2 1:-1 2:-1 6:-1 8:-1 a:-1 b:-1 c:2 f:-1 j:-1
кто меняет	a:2
кто нибудь	9:-1 a:-1 b:1 f:1 g:1
кто подписан	f:1
куда	0:3 1:-1 3:-1 c:-1
ли	1:-4 2:-1 3:3 4:-2 5:-1 6:-1 7:1 8:1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-3 g:-1 h:3 i:-1 j:-1 l:2
ловит	1:3 7:-1 8:-1 9:1 f:-3
локал*	0:3 1:-1 2:-1 3:-2 e:-1 l:1
локально	0:3 1:-1 3:-1 l:-1
между	1:-1 2:-1 3:1 6:-1 7:-1 a:-1 b:-1 g:-1 h:-1 l:4
меняе*	0:-2 a:3 b:-1 g:-1
меняет	a:2
места	0:-4 1:-4 2:-1 3:4 7:-1 8:4 9:-1 b:-1 c:-2 d:-1 e:-1 h:-1 i:-1 j:-1 k:-1
места*	0:-2 1:1 2:-1 3:2 a:-2 j:1
метод	0:-1 4:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:1 i:-1 j:4 k:-1
метод ⟨name⟩	0:-1 4:-1 6:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:1 i:-1 j:4 k:-1
метод*	0:-3 1:-3 2:-1 4:-1 5:-1 6:5 7:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-3 f:-2 h:1 i:-2 j:-2 k:2 l:-1
метода	0:-1 g:1 h:2
методы	0:-1 1:-1 2:-1 3:1 4:-1 5:-1 6:5 7:-1 8:1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-2 k:-3 l:-1 m:1
минус*	0:-1 1:-1 3:3
минусы	0:-1 1:-1 3:3
много	0:-1 1:-1 3:3
модел*	0:2 1:-1 3:-2 7:-1 g:3 h:-1 k:-1
модул*	0:-2 1:-3 2:-1 4:-1 6:-1 8:-1 a:-1 b:-1 d:3 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:3
модуле	0:-1 1:-1 3:-1 9:1 m:3
может	0:-2 1:-1 3:-2 4:-1 7:4 8:-1 a:-1 e:-1 f:-1 h:-1 k:-1 l:3
может бросить	7:1 8:-1
можно	0:1 1:-3 2:-1 3:2 5:-3 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:3 i:-1 j:1 k:-2 l:-1
мы	0:2 1:-1 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-1 b:-1 c:3 d:-1 e:-3 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 l:-1 m:-1
на	0:-4 1:3 2:1 3:5 5:1 7:-3 8:-3 9:-1 a:-5 b:-2 c:-3 d:-2 e:-4 f:1 g:-3 h:-3 i:-3 j:-3 k:5 l:-3 m:-5
на ⟨name⟩	0:-1 1:-1 3:-1 5:2 8:-1 9:1 a:-2 b:-1 c:-1 e:-1 g:-1 h:-1 j:-1 k:2
нас	0:1 1:-3 2:-2 3:-2 4:-1 5:3 6:-1 7:-2 8:4 9:-2 a:-3 b:-2 c:-3 d:-2 e:2 g:-2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
наско*	0:-3 1:-1 3:4
насколько	0:-3 1:-1 3:4
насле*	0:2 1:-1 2:-1 6:-1 b:-1 e:-1 f:-1 g:1 i:1 j:-1 k:-1
настр*	0:1 2:-1 3:-1 6:2 7:-1 b:2 e:-1 j:-1 l:-1 m:-1
нашей	0:-1 1:-3 2:-1 3:3 8:-1 a:-1 h:1 k:-1
не	2:-1 3:2 5:-2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:4
не слишком	3:2
нибуд*	0:-3 1:-2 2:-1 3:-3 4:-1 5:-1 6:-2 7:2 8:-2 9:-1 a:-1 c:1 d:2 e:-2 f:1 g:1 h:-1 i:-1 j:2 k:2 l:-1 m:-1
нибудь	0:-3 1:-2 2:-1 3:-3 4:-1 5:-1 6:-2 7:2 8:-2 9:-1 a:-1 c:1 d:2 e:-2 f:1 g:1 h:-1 i:-1 j:2 k:2 l:-1 m:-1
никог*	1:2 j:-1 m:1
никогда	1:2 j:-1 m:1
никогда не	1:2 j:-1 m:1
никто	0:-1 1:-1 3:-1 m:3
никто не	0:-1 1:-1 3:-1 m:3
ничег*	4:1 m:-1
ничего	4:1 m:-1
ничего не	4:1 m:-1
новый	0:2
норма*	0:-2 3:3
нормально	0:-2 3:3
нужен	0:1 1:-1 3:-2 c:-1 k:3 m:-1
обнов*	0:-1 1:1 a:2 g:-1
обраб*	0:1 1:3 3:1 6:-1 7:-1 a:-1 b:-1 c:-1 e:-2 f:1 h:-1 j:-1
объек*	0:-4 1:-1 2:-1 3:2 4:-1 6:-1 8:-3 9:-1 a:-3 b:-3 c:6 d:-2 e:-2 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
один	0:-4 1:5 2:-1 3:-4 5:2 6:-1 7:-1 8:-1 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
одно	1:1 3:2 a:-1 c:-1
одно и	1:-1 3:2 a:-1 c:-1
он	0:3 1:-2 2:-1 3:-1 4:-2 5:-1 6:3 7:-2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:2 k:-1 l:-1 m:-1
от	0:3 1:-2 3:-3 4:1 5:-1 6:1 7:-3 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-2 f:-1 g:-2 h:-2 i:3 j:1 k:-1 l:1 m:-1
от ⟨name⟩	0:1 1:-1 2:-1 3:-2 4:-2 6:3 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:4 j:-4 k:-1
отвал*	0:-2 1:3 3:-2 4:2 5:-1 6:-1 7:-1 a:-1
отвалится	0:-1 1:-1 3:-1 4:4 6:-1 a:-1
отдел*	1:2 2:-1 3:2 5:-1 6:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-1
откуд*	0:-2 1:2 3:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 e:1 j:2 k:-1
откуда	0:-2 1:2 3:-1 6:-1 7:-1 8:2 a:-1 b:-1 c:-1 e:1 j:2 k:-1
отлич*	0:5 1:-1 2:-1 3:-2 b:-1 l:-1
отличается	0:5 1:-1 2:-1 3:-2 b:-1 l:-1
отличается от	0:5 1:-1 2:-1 3:-2 b:-1 l:-1
отпра*	0:-3 1:-1 2:-1 3:-1 7:-1 8:-1 a:-1 e:4 l:1
очере*	1:-2 2:-1 4:-1 5:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:4 f:2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
очереди	0:1 1:-2 2:-1 3:-1 e:3 f:-2
очередь	0:-2 1:-1 2:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:1 f:3 j:-1 l:-1
ошибк*	0:-2 1:2 2:-1 3:1 4:-1 5:-1 6:-1 7:3 8:3 9:-1 a:-1 b:-1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
ошибки	0:2 1:-2 3:1 7:2 8:-1 9:-1 e:-1
ошибо*	0:4 1:-4 3:-1 5:-1 7:2
ошибок	0:4 1:-4 3:-1 5:-1 7:2
падае*	1:3 3:-1 5:-1
падает	1:3 3:-1 5:-1
парам*	0:-1 1:-1 3:-1 4:1 m:2
пару	0:-2 1:5 2:-1 3:-2 7:-1 8:-1 9:-1 f:-2 l:-1
первы*	2:-2 3:3 4:-1 7:-1 i:-1
перег*	0:-2 1:-2 3:-3 5:-1 6:-1 7:-1 a:-1 c:-1 g:-1 h:5 l:-1
перегрузки	1:-1 h:2
перед*	0:3 3:-2 4:-1
перем*	0:-2 1:1 2:-1 3:-1 d:-1 j:-1 k:2 m:-1
перео*	0:1 1:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:3 j:-1
перех*	9:2
плюсы	0:-1 1:-1 3:3
плюсы и	0:-1 1:-1 3:3
по	0:3 1:1 3:2 4:-2 5:-2 6:-2 7:-2 8:-2 9:-1 a:-3 b:-2 c:2 d:-2 e:-2 f:-2 g:-2 h:-2 i:-2 j:-2 k:-2 m:-2
под	1:3 2:2 3:-1 6:-1 7:-1 8:-1 9:-1 f:-2 l:-1
подкл*	d:1 i:1
подпи*	0:2 1:-1 3:-1 9:-1 a:-1 b:-1 e:-1 f:3 j:-1
подписан	9:-1 a:-1 b:-1 f:3
подписан на	f:1
подск*	j:2
подскажите	j:2
пожал*	0:-1 1:-1 2:-1 3:-1 6:-1 8:-1 a:-1 b:-1 c:3 e:-1 h:-1 i:-1 j:1 k:-1 l:1
пожалуйста	0:-1 1:-1 2:-1 3:-1 6:-1 8:-1 a:-1 b:-1 c:3 e:-1 h:-1 i:-1 j:1 k:-1 l:1
покаж*	1:-1 6:2 g:1 j:-2
покажи	1:-1 6:2 g:1 j:-2
показ*	0:-2 1:1 2:3 3:-4 4:-1 5:-1 6:-1 b:-1 c:-1 f:-1 k:-1 l:2 m:-1
покры*	0:-1 3:-1 5:3
покрывают	5:2
поле	0:1 3:-2 4:2 6:-1 a:2 b:-1 g:-1
поле ⟨name⟩	0:-1 4:2 6:-1 a:2 g:-1
польз*	0:3 1:-2 3:-2 4:-1 5:-1 6:-1 7:-1 a:-1 b:-1 f:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
помен*	0:1 1:-1 3:-1 4:1 c:1
поменять	0:1 1:-1 3:-1 4:1 c:1
после	1:2
после*	0:-1 1:1 3:-1 4:3 6:-1 a:-1 k:-1
почем*	0:3 1:1 3:-2 m:-1
почему	0:3 1:1 3:-2 m:-1
при	0:-4 1:7 2:1 3:-3 4:-1 5:-1 6:1 7:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
при каждом	0:-1 1:2 3:-1
прило*	0:2 1:2 2:-1 7:-1 8:-1 a:-1 c:-1 j:-2
приме*	0:-2 1:4 2:-1 3:-3 b:-1 h:-1 j:-1 k:1 m:-1
про	0:3 1:-2 2:-1 3:-1
прове*	1:-6 2:1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:4 c:-3 d:-2 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:1
проек*	1:-2 3:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:3 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1
проекте	0:-1 1:-1 3:2 d:-1
просл*	0:-1 2:2 e:-1
проследи	0:-1 2:2 e:-1
прост*	0:1 1:-3 2:-1 3:-1 8:-2 9:-1 a:4 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 j:-1 l:-1
публи*	0:5 1:-1 2:-1 3:-1 8:-1 e:-2 j:-1
пусто*	1:2
пустой	1:2
путь	2:-3 e:-1 l:3
работ*	0:-2 1:3 2:-1 4:-1 5:-1 6:4 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1 m:-1
раз	0:-2 1:3 3:2 4:-1 5:-1 7:-1 8:-2 a:-1 b:-1 c:3 d:-1 h:-1 j:-1 k:-1 l:-1 m:-1
раз в	1:3 3:-1 5:-1
раза	0:-3 1:4 2:-1 3:-2
разби*	0:-2 1:-1 3:2 8:-1 a:-1 b:-1 c:-1 d:-1 e:-3 f:3 j:-1 k:-1
реали*	0:2 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 b:-1 c:-1 d:-1 e:-1 g:2 h:-1 i:1 j:-1 k:-1 l:-1 m:-1
репоз*	0:3 1:-2 2:-1
ровно	0:-1 1:2
с	0:-1 3:3 4:-1 5:-1 6:-3 8:-2 9:-1 a:-1 b:-1 c:-1 d:2 e:-2 f:-1 g:-2 h:2 i:-2 j:-2 k:-2 l:2 m:-2
с чего	0:-2 1:-1 3:3
свой	0:1 3:-1 5:-1 8:-1 e:-1 g:3 h:-2 i:-2 l:-1 m:-1
сдела*	0:4 1:-1 2:-3 3:-4 4:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-4 d:-1 e:-1 f:-1 h:-1 i:-1 j:5
сделать	0:4 1:-1 2:-3 3:-4 4:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-4 d:-1 e:-1 f:-1 h:-1 i:-1 j:5
себя	3:1 6:1 j:-1
секун*	0:1 1:2 3:-1 7:-1
серве*	0:4 1:-2 3:-2
серви*	0:-3 1:-2 2:-1 3:4 5:-1 7:-1 9:2 a:-1 b:-1 c:-1 d:-1 e:3 f:-3 h:-1 i:-1 k:-1 l:-1 m:-1
сигна*	0:-2 1:-1 3:-1 4:-1 6:-1 8:-1 a:-1 c:-1 e:4 f:-3 g:-1 h:1 i:-1 j:-1 k:-1
сколь*	0:-2 1:-2 3:-2 4:-1 6:-1 7:-1 8:-2 a:-1 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:3 i:1 j:-1 k:1
сколько	0:-2 1:-2 3:-2 7:-1 8:-2 a:-1 b:-1 c:3 d:-1 g:-1 h:3 i:1 k:-1
слишк*	0:-1 1:-1 3:3
слишком	0:-1 1:-1 3:3
слишком ли	3:2
слой	0:-1 1:-1 d:2
слома*	0:1 1:-1
со	0:-3 1:4 2:1 3:-2 l:-1
событ*	0:2 1:-1 3:-1 8:-1 e:2 f:-1
событие	0:2 1:-1 3:-1 8:-1 e:2 f:-1
созда*	0:3 1:-1 3:-3 4:-1 7:-1 8:-1 a:-1 b:-1 c:3 d:-1 f:-1 h:-1 j:-1 k:-1
создаётся	c:2
сообщ*	0:1 1:4 2:-1 3:-3 4:-1 5:-1 7:-1 a:-1 b:-1 e:1 f:-2 g:-1 h:-1 i:-1 k:-1 l:1 m:-1
сообщения	0:1 1:2 2:-1 3:-2 5:-1 7:-1 a:-1 b:-1 e:1 f:-1 l:1 m:-1
стоит	0:-5 1:2 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-2 b:-1 c:-2 d:5 e:-1 f:-1 g:-1 h:-1 i:3 j:-1 k:-1
сутки	1:1
счита*	0:2 1:-2 2:-1 3:-2 5:2 m:-2
счётч*	0:-3 2:-3 3:-2 5:-1 7:-1 8:-2 9:-1 a:4 b:-2 c:-1 d:-1 e:-1 f:-2 g:-1 i:-1 j:-1 k:-1 l:2 m:-2
табли*	0:2 1:-1 2:-3 3:-3 4:-1 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-2 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:4 m:-1
такое	0:-1 1:-1 2:-1 3:3 g:-1 i:-1
там	0:-3 1:-3 3:4 4:-1 5:-1 6:2 7:-1 8:-2 9:3 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-2
тест	0:4 1:2 3:-2 4:-1 5:-4 6:-1 7:-1 a:-1 b:-1 c:-1 e:-1 i:-1
теста*	0:-5 1:-2 2:-1 3:4 5:3 6:-1 a:-1 c:-1 d:-1 h:-1 k:-1 m:-1
тесты	0:1 1:-2 2:-1 3:-3 4:-1 5:5 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
тесты покрывают	5:2
то	0:-6 1:-1 2:3 3:2 4:-2 5:1 6:-2 7:-2 8:-2 9:-2 a:-1 b:-1 c:4 e:-2 f:-2 g:-2 h:-2 i:-1 j:-2 k:1 l:-2 m:-3
то же	1:-1 3:2 a:-1 c:-1
товар*	0:1 1:2 2:2 3:-2 c:-1 d:-1 l:-2
тольк*	0:3 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:-2 b:1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
только	0:3 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:1 9:-1 a:-2 b:1 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:2 l:-1 m:-1
три	0:-4 1:4 2:-1 3:2
ты	0:-4 1:-2 2:-2 3:5 7:-1 i:-1
у	0:1 2:-3 3:-2 4:-3 5:2 6:-2 7:1 8:4 9:-2 a:-3 b:-2 c:-3 d:-2 g:2 h:3 i:-3 j:-1 k:-2 l:-2 m:-2
у нас	0:1 1:-3 2:-2 3:-2 4:-1 5:3 6:-1 7:-2 8:4 9:-2 a:-3 b:-2 c:-3 d:-2 e:2 g:-2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
у ⟨name⟩	3:1 h:1
устро*	0:1 3:1
уходя*	1:3 3:-1
уходят	1:3 3:-1
файле	0:4 3:-3
файлы	d:2
форма*	0:2 1:-1 2:-1 3:2 4:1 7:-1 c:-1 d:-1 e:-3 h:-1 k:-1 l:-1 m:-1
функц*	0:-2 1:-2 2:-1 3:2 4:-1 5:-1 6:-1 7:2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:3 k:-2 l:3
функции	0:-2 1:-2 2:-1 3:3 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-2 k:-2 l:4
функция	0:-3 3:-2 7:3 a:-1 f:-1 h:-1 i:-1 j:3 k:-1 l:-1 m:-1
хендл*	0:-3 1:-2 2:-1 3:4 5:-1 a:-1 b:-1 c:-1 f:1 l:-1
хоть	0:-1 1:-2 3:-1 5:4 7:-1 9:1 a:-1 b:-1 h:-1 k:-1 m:-1
хочу	0:3 1:-1 4:1 6:-1 7:-1 g:-1 i:-2 m:1
чего	0:-3 1:-1 3:3 7:3 8:-1
челов*	0:-1 1:5 2:-1 3:-4 5:-1 a:-1 c:-1 h:-1 m:-1
чем	0:-3 1:2 2:-2 3:2 4:-1 5:4 6:-1 8:-1 9:-1 a:-2 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-2 m:-2
через	0:-4 1:4 2:-1 3:-3 4:-1 5:1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:2 f:-1 g:-1 h:-1 i:-1 j:-1 k:-2 l:3 m:-1
читае*	a:-1 b:3 k:-1
читает	a:-1 b:2
что	0:2 1:-4 2:3 3:-1 4:1 5:-4 6:1 7:2 8:-2 a:-2 b:-2 c:-2 f:-3 g:-2 h:-2 i:3 j:-3 k:-2 m:-2
что бы	0:-3 1:-1 2:-2 3:4 7:-1 i:-1
что за	0:4 1:-2 3:-1
что нибудь	0:-1 1:-1 3:-2 6:-1 7:3 8:-1 d:2 e:-1 j:-1 k:-1
что он	0:1 1:-1 3:-1 4:-2 6:4 7:-1 a:-1 j:-1
что отвалится	0:-1 1:-1 3:-1 4:4 6:-1 a:-1
что у	0:1 1:-1 2:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 a:-1 e:3 i:-1 m:-1
чём	0:2 1:1 3:-1
экзем*	0:-1 1:2 3:-1 c:1
экран	0:-3 1:-2 2:4 3:-1 4:-1 5:-1 6:2 b:-1 c:-1 d:-1 f:-1 j:-1 k:-1 l:-1 m:-1
экран*	0:-3 1:2 2:-1 3:3 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 l:3 m:-2
экрана	0:-2 1:3 3:-2 6:-2 7:-1 8:-1 b:-1 d:-1 e:-1 g:-1 i:-1 k:-1 l:4 m:-1
это	0:4 1:-2 2:-1 3:2 4:-1 5:-2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 f:3 g:-1 h:-1 i:-1 j:-2 k:-1 m:-1
я	0:1 1:1 2:-1 3:2 g:-1 i:-1
⟨erro*	0:-2 1:3 3:-1 8:2 9:4 b:-1 f:-1
⟨error⟩	0:-2 1:3 3:-1 8:2 9:4 b:-1 f:-1
⟨error⟩ $	0:-3 1:5 2:-1 3:-1 4:-1 5:-1 8:-2 9:1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 m:-1
⟨error⟩ ?	0:-1 1:-2 3:-1 7:1 8:2 9:2 m:-1
⟨error⟩ assert	1:2 9:-1
⟨error⟩ at	1:2 8:-1
⟨error⟩ cannot	1:1
⟨error⟩ class	1:1
⟨error⟩ failed	1:1
⟨error⟩ in	1:2 3:-1 7:-1 8:-1 9:1 d:-1
⟨error⟩ no	1:1
⟨error⟩ the	1:1
⟨error⟩ undefined	1:1
⟨error⟩ ⟨name⟩	1:1
⟨error⟩ を	1:-1 8:1 9:1
⟨error⟩ 는	1:-1 8:2
⟨error⟩ 던지는	1:-1 8:2 9:-1
⟨name*	0:-1 2:-1 3:-1 a:1 f:1 m:-1
⟨name⟩	0:-1 2:-1 3:-1 a:1 f:1 m:-1
⟨name⟩ $	0:-1 1:-4 2:-2 3:-3 7:1 8:1 9:-2 a:3 c:-2 e:2 f:3 h:-1 i:1 j:-1 k:-1 l:-1 m:-2
⟨name⟩ '	0:-3 1:3 3:-2 4:-1 7:-2 8:3 9:-1 a:-2 b:-1 c:-1 e:3 f:-1 j:-1 k:-1 l:-1
⟨name⟩ ?	1:-3 2:-1 3:1 6:-1 7:-2 8:1 9:2 b:1 d:-1 e:1 f:2 g:-2 h:-2 k:1 l:1 m:-1
⟨name⟩ a	0:-6 1:-1 2:1 3:-2 4:-2 5:-1 6:4 7:-3 8:-2 9:-2 a:-4 b:-2 c:-1 d:-2 e:-2 f:1 g:-2 h:2 i:-2 j:-2 k:-2 l:5
⟨name⟩ ab	0:-2 1:-2 3:-2 4:-1 6:-1 7:-1 8:-1 9:3 a:-3 b:4 c:-2 d:-1 e:-1 f:-2 g:2 h:-1 i:-2 j:-2 k:-1 l:-1
⟨name⟩ al	0:1 1:3 3:-1 4:-1 a:-1 b:-1 h:-1 j:-1 k:-1
⟨name⟩ an	0:-1 1:-3 2:-1 3:-3 4:-3 5:-1 6:2 7:-1 8:-1 9:-1 a:-4 b:-2 c:-2 d:-1 e:5 f:-2 g:-2 h:3 i:-2 j:-3 k:-2 l:-2 m:-2
⟨name⟩ and	0:-3 1:-3 3:5 4:-1 5:-1 6:-1 7:-1 8:1 c:-1 d:-1 e:-1 f:-1 h:-1 j:-1 m:2
⟨name⟩ as	0:-1 1:1 d:1
⟨name⟩ at	0:-1 1:2 3:-1 4:-2 6:2 b:-1 d:1 j:2 l:-1
⟨name⟩ auch	3:-1 h:2 i:-1
⟨name⟩ auf	0:-3 1:-1 2:-2 3:-1 4:-1 5:-1 6:-2 7:-1 8:-2 9:-1 a:-2 b:-2 c:-3 d:-2 e:3 f:-2 g:-2 h:-1 j:6 k:3 l:-1 m:-1
⟨name⟩ aufgerufen	6:3 c:-1 e:-1 j:-1 l:-1 m:-1
⟨name⟩ aus	0:-1 a:-2 c:-1 e:3 f:-1 g:2
⟨name⟩ avec	6:-1 h:2 j:-1
⟨name⟩ be	0:-2 1:-1 3:3 6:-1 7:3 h:-1 j:-2 l:-1
⟨name⟩ bis	0:-1 1:-1 2:-1 7:-1 l:4
⟨name⟩ c'est	0:3 1:-1 3:1 4:-1 5:-1 6:-1 7:-1 8:-2 9:-1 a:-2 b:-2 c:-4 d:-1 e:3 f:-2 g:-3 h:-1 i:-1 j:-2 k:-4 l:-1
⟨name⟩ call	0:-3 6:4 7:-1 j:-1
⟨name⟩ called	0:-1 1:3 6:-1 j:1
⟨name⟩ chama	0:-1 1:-2 3:-1 6:5 7:-1 c:-1 j:-3 l:-1
⟨name⟩ che	0:3 1:-1 3:-1 4:-2 5:-1 6:-2 7:2 8:-1 9:-1 c:-1 e:-2 f:-1 g:-1 h:-1 i:-1 k:-1 l:2
⟨name⟩ chi	0:-3 1:-3 2:-1 3:-2 4:2 5:-1 6:-2 7:-2 8:3 9:-3 a:-3 b:-4 d:-3 e:-2 f:2 g:3 h:-2 i:-2 j:-5 k:3 l:-1 m:-1
⟨name⟩ class	0:2 1:2 6:-1 9:-1 m:-1
⟨name⟩ cosa	0:-4 1:-2 2:-1 3:-2 4:6 5:-1 6:-1 7:-1 9:-1 a:-2 b:-1 c:-1 e:-2 f:-2 g:-1 h:-1 j:-1 k:-1 l:-1
⟨name⟩ cuando	8:-1 9:2 f:-2
⟨name⟩ da	0:-2 1:-2 2:-1 3:-2 4:4 5:-1 6:-3 7:-2 8:4 9:-1 b:-2 c:-2 d:-1 e:-2 f:-1 h:-1 i:-2 j:-1 k:-2 l:-2 m:-1
⟨name⟩ dans	0:1 1:-2 3:-1 4:1 5:-1 6:-1 7:-1 a:-2 b:-2 c:-1 d:-1 f:-1 h:-1 i:1 j:-1 l:3 m:-1
⟨name⟩ de	0:-2 1:-1 3:-1 4:-1 6:-1 7:-1 8:-1 a:2 b:1 c:-1 d:2 e:-1 i:-1 j:1 k:-1
⟨name⟩ del	0:-2 1:-2 2:3 3:-1 6:-1 a:3 f:-2 k:-1
⟨name⟩ di	0:-3 4:-1 5:-1 8:3 a:2 b:-1 c:-1 g:-2 h:-1 k:-1
⟨name⟩ do	0:3 1:-1 3:1 4:-1 6:-2 7:-1 a:2 c:-1 f:-1 g:-1
⟨name⟩ does	0:-1 1:1
⟨name⟩ dove	0:-1 9:2 a:-1 b:-1 c:3 e:1 f:-1 g:-1 k:-3 l:-1
⟨name⟩ e	1:-2 2:-1 3:1 4:-2 5:2 7:-2 8:3 9:1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:-2 i:-1 j:-1 k:-2 l:2 m:2
⟨name⟩ ein	0:-2 3:-1 4:-1 5:-1 6:-1 7:-1 8:-2 9:1 a:-2 b:4 c:-2 d:1 e:-2 f:-1 g:-1 j:-1 k:-2
⟨name⟩ en	0:2 1:1 2:-1 3:1 4:-2 5:-2 6:-2 7:1 8:-2 a:-2 b:-2 c:3 e:1 f:-3 h:-1 i:-2 j:-2 k:1 l:-1 m:-2
⟨name⟩ error	0:-1 1:2 7:-3 8:2
⟨name⟩ erzeugt	c:2
⟨name⟩ es	0:4 1:-2 3:1 4:-1 h:-1 j:-1 k:-1 l:-1
⟨name⟩ est	0:2 2:-1 3:2 4:-2 5:-2 6:-3 7:-1 8:-1 9:-1 a:-4 b:3 d:-1 e:-1 f:-2 g:-2 h:3 i:-1 l:-1 m:-1
⟨name⟩ et	0:1 1:-2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 d:-1 e:-1 f:-1 g:-1 j:-1 k:-1 l:3 m:2
⟨name⟩ event	e:1 f:1
⟨name⟩ ever	0:-2 1:-2 3:-1 4:-1 5:-1 6:-1 7:3 8:-1 9:-1 a:1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:2 k:3 l:-1 m:-2
⟨name⟩ folder	0:-1 1:-2 3:1 7:-1 m:3
⟨name⟩ for	0:4 1:1 3:-1 4:-1 7:-1 a:-1 b:1 c:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1
⟨name⟩ für	0:-3 1:2 2:-1 3:-2 4:-1 5:-1 6:-1 a:-1 d:-1 f:3 g:-1 h:2 i:-1 k:-1 l:-1 m:-1
⟨name⟩ gelesen	0:-1 a:-1 b:3 c:-1 k:-1
⟨name⟩ gesetzt	a:3 b:-1 c:-1 g:-1
⟨name⟩ gets	0:-2 2:-1 4:1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-2 c:-1 f:-1 g:-1 i:-1 j:4
⟨name⟩ has	0:-1 3:-2 4:-1 5:3 6:-1 7:-1 a:-2 c:-1 e:-1 g:-1 h:3 j:-1 k:-1
⟨name⟩ hasta	0:-1 4:1 l:2
⟨name⟩ have	0:1 1:-2 3:-1 h:2
⟨name⟩ i	1:-2 3:-1 4:-1 8:4 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 j:-1 k:-1
⟨name⟩ im	0:-2 1:-1 3:-1 4:-1 6:-1 8:-1 b:-1 c:-1 f:-1 g:-1 h:-1 i:5 j:-1 k:-1 l:-1
⟨name⟩ import	0:-1 3:-1 6:-1 d:3 l:-1
⟨name⟩ in	1:-3 2:-2 3:-7 4:2 5:-2 6:-4 8:-3 a:-4 b:-3 c:-3 d:2 e:-1 f:-2 g:-2 h:5 i:2 j:-3 k:2 m:-3
⟨name⟩ instantiated	0:-1 c:2
⟨name⟩ instead	1:-1 g:2 h:-1
⟨name⟩ is	0:2 1:3 2:2 3:-1 4:-1 5:-1 6:-2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 f:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
⟨name⟩ jusqu'à	0:-2 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:5
⟨name⟩ lo	0:-2 1:-3 3:-1 4:-1 5:-1 6:-1 7:-1 a:-1 b:1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:4 l:-1 m:-1
⟨name⟩ message	0:-1 6:-1 e:2 f:1
⟨name⟩ n	0:3 3:-1 4:-1 5:-1 6:2 a:-1 b:-1 c:-1 k:-1
⟨name⟩ nach	0:-1 1:-2 4:-1 a:2 h:1 l:2
⟨name⟩ ne	1:1 m:2
⟨name⟩ nehmen	0:2
⟨name⟩ no	0:1 1:-1 2:-1 3:-4 4:1 5:-1 6:-1 7:-1 8:-1 9:1 a:2 b:-1 c:3 d:-1 e:-1 f:-1 h:-1 i:-1 j:-1 k:2 l:-2 m:-2
⟨name⟩ not	0:-1 1:1 c:1
⟨name⟩ o	0:-2 1:-2 2:-1 4:-1 5:-1 6:-2 7:2 8:-1 a:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:4 k:-2 l:2 m:-1
⟨name⟩ oder	0:3 1:-2 2:-1 3:-4 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-3 b:-1 c:-1 d:-1 e:-1 f:-1 g:5 h:-2 i:-1 j:-2 k:-1 l:-3 m:-1
⟨name⟩ of	0:5 1:-2 3:-2 6:-1 f:-1 h:-1 k:-1
⟨name⟩ on	0:-2 1:3 3:-1 4:-1 b:2 g:-1 k:-1
⟨name⟩ or	0:5 1:-3 4:-1 6:-2 7:-1 8:-1 a:-2 b:-1 c:-2 d:-1 e:-1 f:1 g:1 h:-2 i:-1 j:-2 k:-1 l:-2 m:-1
⟨name⟩ ou	0:1 1:-1 3:-2 4:-1 6:-1 7:-1 8:-1 9:4 a:-2 c:1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-1
⟨name⟩ para	0:1 1:-3 3:-1 6:2 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-1 l:-2
⟨name⟩ passe	1:1 3:-1 4:-1 5:-1 7:-1 a:3 c:-1 g:-1 k:-1
⟨name⟩ passes	0:-1 1:2
⟨name⟩ pode	0:1 1:-1 3:-1 4:-1 6:-1 7:5 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1
⟨name⟩ por	0:-2 1:-1 6:1 j:-1 l:3
⟨name⟩ quando	0:1 9:3 d:-1 f:-1
⟨name⟩ que	0:-5 1:-2 2:-1 3:-1 4:-3 5:1 6:-3 7:-3 8:-2 9:-1 a:-3 b:-1 c:3 d:-1 e:-1 f:-1 g:1 h:4 i:-1 j:-2 k:-1 l:2 m:2
⟨name⟩ quem	b:1 e:1 f:1
⟨name⟩ qui	0:-1 1:-1 2:-1 3:-1 4:1 5:-1 6:-1 7:-1 8:1 9:-3 a:-2 b:-2 c:-1 d:4 e:-1 f:-2 g:-1 i:-1 j:-3 k:-1
⟨name⟩ quién	0:-1 3:-1 8:-3 9:4 a:-1 c:1 e:-1 g:-1 j:-3 k:-1
⟨name⟩ qué	1:-1 2:-1 3:-3 4:-1 5:1 6:1 7:4 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-1 f:-1 g:1 h:-1 i:-2 j:-3 k:-2 l:-1 m:-1
⟨name⟩ raise	0:-2 1:2 7:3 8:-2
⟨name⟩ raised	0:-2 1:2 8:1 c:-1 e:1
⟨name⟩ return	0:2 1:2 2:-1 3:-1 4:-2 6:-3 7:3 8:-2 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-2 i:-1 j:-1 k:-1 m:-1
⟨name⟩ returns	0:-2 2:2 3:-1 c:1 m:-1
⟨name⟩ se	0:-1 1:1 3:-1 7:-1 a:-1 e:-1 f:-1 l:3
⟨name⟩ serve	0:-1 1:-2 2:-1 3:-1 4:-2 5:-1 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:5 l:-1 m:-1
⟨name⟩ si	0:-1 1:5 2:-1 4:-1 5:-1 6:-1 7:-2 8:-1 9:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
⟨name⟩ so	0:4 1:-4 3:1 6:1 j:-1
⟨name⟩ statt	0:-1 4:1 7:-1 g:3 h:-1
⟨name⟩ still	0:3 1:-2 3:-1
⟨name⟩ that	0:-1 1:-1 3:-1 6:-1 g:1 h:2 i:-1 j:-1 m:1
⟨name⟩ throw	0:3 1:-2 3:-1 4:-1 6:-1 7:-2 8:2 m:-1
⟨name⟩ to	0:-1 1:-2 3:-1 4:1 a:2 l:3
⟨name⟩ und	0:2 1:-1 2:-1 4:-1 6:-1 7:-1 8:-1 9:-2 a:-2 b:4 c:-1 d:-1 e:-2 f:-2 g:-1 h:-1 j:-1 k:-1 l:1
⟨name⟩ viene	0:-3 1:3 2:-1 3:-1 4:-1 5:-1 6:2 7:-1 8:-1 9:-2 a:-2 b:3 c:-2 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:1 l:-1 m:-1
⟨name⟩ werfen	1:-1 7:3 8:-1
⟨name⟩ what	0:-1 3:1
⟨name⟩ when	1:-1 5:1 9:1
⟨name⟩ which	0:-2 1:-1 2:-1 3:-1 4:2 5:1 6:-1 7:-1 8:2 f:1
⟨name⟩ wird	0:-1 1:2 4:2 6:-1 7:-1 c:-1 m:-1
⟨name⟩ with	0:3 1:-2 6:-1 h:1 j:-2
⟨name⟩ y	0:1 1:1 3:2 4:-1 6:-1 7:-1 a:-1 c:-1 h:-1
⟨name⟩ zu	0:-1 1:-2 4:-1 5:-1 6:-1 8:-1 a:3 b:1 c:-1 d:-1 e:-1 f:-1 j:-1 k:-1 l:-1
⟨name⟩ à	0:2 1:-2 2:-1 3:-2 4:-1 5:-1 6:-2 7:-1 8:-3 9:-1 a:3 b:3 c:-2 d:-1 f:-3 g:-2 h:-2 i:-1 j:-1 k:-2 m:-1
⟨name⟩ é	0:-1 1:2 4:-1 6:-1 8:-1 b:1 c:1 e:-1 f:-1 j:1 m:-1
⟨name⟩ в	0:-2 1:-2 3:-3 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:-1 b:-1 c:2 e:-1 f:-1 g:2 i:-1 j:-1 l:3
⟨name⟩ где	0:-3 1:-2 3:-1 4:-2 5:-1 6:-1 7:-1 8:-2 9:1 a:-3 c:-4 d:1 f:4 g:1 h:-1 i:-1 j:-2 k:-3 l:-1
⟨name⟩ и	1:-1 2:-1 4:1 7:-1 8:2 9:2 a:-1 c:-1 f:-2 l:2 m:-1
⟨name⟩ какие	0:-2 3:-1 4:-1 5:2 6:-2 7:-1 8:-1 a:-1 c:-1 e:-1 f:-1 g:3 h:-2 i:2 j:-1 k:-1 l:1 m:-1
⟨name⟩ кто	8:-1 9:-1 a:-1 b:1 c:2 f:2 j:-3
⟨name⟩ на	0:-1 1:-2 3:2 4:2 5:1 6:-1 7:-1 a:-1 d:-1 f:-1 h:-1 k:-1
⟨name⟩ что	0:2 1:-1 3:-2 4:2 6:2 7:-1 9:-1 a:1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:-2 j:-1 k:-1 l:-1
⟨name⟩ ⟨error⟩	1:2
⟨name⟩ ⟨name⟩	0:1 1:2 2:-1 3:2 4:-2 5:-1 6:-2 7:-2 8:-1 9:-1 b:-2 c:-2 d:-1 e:-2 f:-3 g:-3 h:2 i:-1 j:-3 k:-2 l:4 m:-1
⟨name⟩ ⟨path⟩	0:-1 1:1 2:-1 6:2 7:-1 h:-1 l:2
⟨name⟩ と	0:-1 1:-2 3:4 c:-1
⟨name⟩ の	0:-2 1:-1 a:2 d:1 e:2 f:-1 g:1 l:-1
⟨name⟩ を	0:-1 1:-2 3:-1 4:1 6:-1 7:-1 8:1 9:-1 a:3 b:2 e:1 f:-2 g:-1 i:-1 j:-1 k:-1 l:-1
⟨name⟩ 吗	0:2 1:-1 3:-1 4:-1 9:2 a:1 k:-1
⟨name⟩ 和	0:2 1:-1 2:3 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 h:-1 j:-1 k:-1 l:-1
⟨name⟩ 的	0:-1 1:-1 3:-1 4:-1 6:-2 7:-1 a:2 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 i:2 j:3 k:-1 l:-1
⟨name⟩ 값을	4:-1 a:3
⟨name⟩ 를	0:-2 1:-1 3:-1 5:1 6:-1 7:-1 8:-1 9:2 a:-1 b:-1 c:1 d:1 e:-1 f:-1 g:3 h:-1 i:-1 k:-1 l:-1
⟨name⟩ 어디서	0:-4 4:-1 8:-1 a:2 b:1 c:1 f:-1 g:-1 j:2
⟨name⟩ 은	0:-2 a:1 c:1 e:2 g:1 k:-1
⟨name⟩ 을	0:-1 3:1 9:-1 b:1 f:2
⟨name⟩ 이거	0:-1 1:2 3:1 a:-1 k:1
⟨name⟩ 이벤트	1:-1 2:2 3:-1 f:1
⟨name⟩ 호출하는	6:1 j:1
⟨name⟩ ？	0:-3 1:-1 3:-1 4:-1 6:-2 7:-2 8:-1 9:-1 a:-1 b:-1 c:-2 e:-2 f:-1 g:-2 h:-1 j:-2 k:5 l:-1
⟨path*	0:-1 2:-2 3:1 4:-1 5:1 7:1 8:-1 b:1 c:-1 e:-1 f:-1 m:2
⟨path⟩	0:-1 2:-2 3:1 4:-1 5:1 7:1 8:-1 b:1 c:-1 e:-1 f:-1 m:2
⟨path⟩ $	0:6 1:-7 2:-2 4:-1 5:4 6:-1 8:-1 9:-1 a:-3 b:-4 c:-1 e:-1 f:-1 g:3 h:-1 i:-2 k:-2 l:-3 m:1
⟨path⟩ '	1:3
⟨path⟩ ?	0:-1 1:-5 2:-2 3:-1 4:-1 5:-2 6:-1 7:-3 8:-1 9:-1 b:-4 c:-1 d:1 e:-1 f:-1 g:-2 h:2 i:-2 j:-2 k:6 m:4
⟨path⟩ and	0:-2 1:-2 3:1 d:-1 l:3 m:-1
⟨path⟩ codec	0:-2 1:-1 3:-3 5:-1 6:-1 7:-2 a:-1 b:-3 d:-1 e:-1 f:-1 g:-2 h:-2 i:6 j:-1 k:-1 l:-1 m:-2
⟨path⟩ et	0:-2 1:2 3:-1 b:-1 d:-2 l:3 m:-1
⟨path⟩ line	1:2
⟨path⟩ n	1:3
⟨path⟩ on	1:1
⟨path⟩ secret'	0:-1 1:-2 3:-1 5:-1 7:-1 a:-2 b:5 d:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:-2
⟨path⟩ ts	0:3 1:4 2:-1 3:-4 5:-1 7:-1 a:-1 b:-1 d:-1 h:-1 i:-1 k:-1 l:-1 m:-4
⟨path⟩ ⟨name⟩	0:-2 1:3 2:-1 3:-2 4:-1 5:-1 6:3 7:-2 8:-1 9:-1 a:-4 b:6 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-2 k:-1 l:-2 m:-1
⟨path⟩ ⟨path⟩	1:1
⟨path⟩ 을	0:-1 3:-1 5:-1 b:-1 d:-1 g:2 k:2 m:-1
⟨text*	0:-1 1:4 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:3 9:-1 a:1 c:-1 d:3 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
⟨text⟩	0:-1 1:4 2:-1 3:-3 4:-1 5:-1 6:-1 7:-1 8:3 9:-1 a:1 c:-1 d:3 e:-1 f:-1 h:-1 i:-1 j:-1 k:-1 m:-1
⟨text⟩ $	0:-3 1:-1 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:2 9:-1 a:-2 b:-1 c:-1 d:5 e:-1 f:-1 g:-2 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
⟨text⟩ ?	1:2 2:-1 3:-2 4:-1 5:-1 6:-1 8:-3 9:-1 a:3 c:-1 d:-2 e:-1 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1 m:-1
⟨text⟩ in	0:-1 1:1 3:-2 6:-1 8:-3 a:-1 b:-1 d:3 e:-1 g:-1 k:1 l:-1 m:-1
⟨text⟩ mean	0:-1 1:3
から	0:-1 1:-1 2:-1 3:2 4:1 j:-1 l:2
が	0:1 1:-1 5:-1 c:2
と	0:2 1:-2 3:3 4:-1 a:-1 c:-1 f:-1 l:-1
の	0:-2 1:-2 2:-1 3:-1 4:-1 8:-1 a:2 b:1 c:-1 d:1 e:3 f:-1 g:1 h:-1 j:-1 k:-1 l:-1
を	0:-2 1:-3 3:-2 4:1 5:-1 6:-1 7:-1 8:2 a:3 b:2 e:1 f:-2 g:-1 i:1 j:-1 k:-1 l:-1 m:-1
了	0:-1 1:3 2:-1 3:-1 d:1 g:2 h:-1 k:-1
吗	0:1 1:-1 2:-1 3:-3 4:-2 5:-1 6:-1 7:-1 8:-1 9:3 b:-2 c:-1 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:3 k:-2 l:-1 m:-2
吗 $	0:2 2:-1 3:-1 4:-1 5:-1 6:-1 7:-1 8:-1 9:3 a:1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-2 k:-1 l:-1
和	0:3 1:-1 2:3 3:1 4:-1 6:-1 8:-1 9:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1
哪些	0:-1 1:-1 3:-1 6:-1 a:-1 d:1 g:1 m:3
啊	0:-1 1:1 e:1
定数	k:2
定数 ⟨name⟩	k:2
改了	1:1 4:1 5:1
環境変数	b:2 k:-1
環境変数 ⟨name⟩	b:2 k:-1
的	0:-4 1:-1 2:-1 4:-1 5:-1 6:-2 7:-1 8:-1 9:-1 a:2 b:-1 c:1 d:-1 e:1 f:2 g:-1 h:-1 i:2 j:2 k:-1 m:-1
的 $	0:-1 a:1 c:2 l:1
能不能用	0:2 1:-1
能不能用 ⟨name⟩	0:2 1:-1
谁在监听	f:1
谁在监听 ⟨name⟩	f:1
调用	0:2 6:1 j:-1
里	0:-1 1:1 3:-1 4:2 6:-1 a:-1 b:-1 e:2 h:-1 j:-1
가져다	0:-1 1:-1 3:-1 b:3 d:1 g:-1 k:-1
가져다 쓰는	1:-1 3:-1 b:1 d:2 k:-1 m:1
값	0:-2 1:-1 2:-1 3:-1 4:-1 6:-1 7:-1 8:-1 9:-1 a:4 b:2 c:-2 d:-1 e:-1 f:-1 i:-1 j:-1 k:-1 l:-1 m:-1
값을	4:-1 a:3
값을 바꾸는	4:-1 a:3
같은	0:-3 1:1 2:-1 3:3 4:-1 5:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
같은데	0:-2 1:3 3:-1 a:-1 b:-1 g:2 m:-1
거	0:-3 1:-3 3:3 4:-1 7:-1 a:-1 b:2 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:-1 j:-1 k:-1 l:-1 m:-1
건	0:-2 1:2 3:-2 4:-1 5:-1 6:-1 7:-1 9:-1 a:-2 b:-1 c:4 d:-1 e:-1 f:-1 g:-1 i:-1 j:-2 k:-1 l:-1
건가요	0:1 3:1 4:-1 6:-1 7:-1 8:3 a:-1 c:-1 f:-1 g:-1 h:-1 k:-2 l:-1
건가요 ?	0:1 3:1 4:-1 6:-1 7:-1 8:3 a:-1 c:-1 f:-1 g:-1 h:-1 k:-2 l:-1
것	0:-2 1:1 3:2 4:-1 a:-1 b:-1 g:2 h:-1 k:-1 m:1
것 같은데	0:-2 1:2 a:-1 b:-1 g:2
게	0:1 3:2 4:-1 5:1
결제	0:-1 2:-1 3:-1 a:3 h:-1 l:1
곳	0:-1 1:-1 3:1 5:-1 6:-1 7:-1 9:-1 b:-1 c:1 d:-1 e:1 f:-1 g:-1 j:1 k:2 m:-1
곳 $	0:-1 1:-1 3:1 5:-1 9:-1 a:1 b:-1 c:1 d:-1 e:2 g:-1 j:-1 k:1 m:-1
곳이	0:-1 1:-1 8:-1 9:2 b:2
구조	0:-1 1:-1 3:1 4:2 a:-1
구현체	g:-1 i:2
너무	0:-1 1:-1 3:3
넣는	0:2 1:-2 2:-1 3:-1 4:-1 5:-2 6:-1 7:-1 8:-1 9:-1 a:3 b:-1 c:-2 d:-1 e:2 f:-1 g:-1 i:-1 j:-1 k:-1 l:-1
누가	0:-1 1:-1 3:-1 6:-2 7:-1 8:-1 9:1 a:-1 b:1 c:-1 e:-1 g:-1 i:2 j:3 k:-1
누가 ⟨name⟩	6:-1 8:-1 9:-2 a:-1 c:-1 f:1 g:-1 i:2 j:1
는	0:1 1:-1 8:2
다	0:1 3:-2 4:-1 5:-1 6:-1 7:1 8:-1 a:2 b:1 c:-1 d:-1 e:-1 f:-1 g:-1 h:1 j:-1 k:1 l:-1 m:-1
던지는	1:-2 7:-1 8:4 9:-1
데	0:-1 1:-2 3:-1 8:1 9:-1 a:2 b:-1 e:1 g:2 i:-2 k:1 m:-1
데가	0:-3 1:-1 4:2 7:-1 8:-1 9:-1 a:2 b:-1 c:1 d:-1 e:1 f:1 g:-1 h:-1 j:-1 k:-1 l:-1
돌려야	0:-1 1:-1 3:-1 5:3
되나요	0:1 1:-1 3:-1 8:1 a:-1 d:2 g:-1 l:-1
되나요 ?	0:2 1:-1 3:-1 a:-1 d:2 l:-1
두	1:2 3:-1
때	0:-3 1:-2 2:4 3:1 4:-1 6:-1 7:1 e:-1 g:-1 l:-1
를	0:-2 1:-1 3:-1 5:1 6:-1 7:-1 9:2 a:-1 b:-1 c:1 d:1 e:-1 f:-1 g:3 h:-1 i:-1 k:-1 l:-1
리뷰	0:2 1:-1 3:1
말고	0:2 1:-1 a:-1 b:1 l:-1
말하는	0:3 1:-1 3:-1
먼저	0:-1 1:-1 2:2 3:2 e:-1 k:-1
메서드	0:-2 1:-1 3:-1 4:2 7:2
메서드가	0:-1 1:-1 3:-1 4:-1 6:-1 7:1 8:1 9:-1 g:-1 j:-1 k:3
몇	0:-3 1:-1 3:-2 4:-1 6:-1 7:-1 8:1 a:1 b:-1 c:1 d:2 e:-1 f:-1 g:-1 i:2 j:-1 k:2 l:-1 m:-1
모듈	0:-2 1:-1 3:2 a:3 g:-1 h:-1 l:-1
목록	0:-2 1:-1 3:-1 5:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 e:-1 f:-1 g:-1 h:2 i:1 j:-1 k:-1 l:-1 m:-1
목록 $	0:-2 1:-1 3:-1 5:-1 6:3 7:-1 8:-1 a:-1 b:-1 c:-1 d:-1 e:-1 f:-1 g:-1 h:2 i:1 j:-1 k:-1 m:-1
무슨	0:2 1:-1 2:1 3:-1 6:-1 7:2 j:-1 l:-1
문제	0:-2 3:4 4:-1 5:-1 c:-1 e:-1
뭐가	0:1 1:-1 2:2 3:-2 4:-1 6:-1 7:3 c:-1 e:-1 g:-1
뭔가요	0:2 1:1 3:-1 4:-1 6:-1
뭔가요 ?	0:1 1:2 3:-1 4:-1 6:-1
뭘	0:3 6:2 j:-1 k:-1 m:-2
바꾸는	4:-1 a:3
바꾸면	4:2 a:-1
받는	0:-1 1:-1 3:-1 4:-1 a:-1 c:-1 e:-1 f:3 h:1 k:-1
배치	0:-1 1:1 2:-1 3:-1 6:2 a:1 j:-1
보여줘	0:-1 1:-1 3:-1 5:2 6:-1 a:-1 b:2 h:-1 j:1 k:-1
보여줘 $	0:-1 1:-1 3:-1 5:2 6:-1 a:-1 b:2 h:-1 j:1 k:-1
부르는	1:-1 6:1 j:1 m:1
부분	0:-1 1:-1 3:1 5:1 8:1
부탁드립니다	0:1 1:-1 3:1
설정	0:1 1:1
수	1:-1 2:1 3:-2 6:-1 7:4 8:-1 f:-1 h:-1 j:-2
수 있는	0:-1 1:-1 3:-1 7:3 8:-1
수 있을까요	0:1 2:1 3:-1
순서	0:1 1:-1 2:3 3:-1 6:-1 a:-1 b:-1 g:-1 l:-1
싶습니다	0:-1 1:-1 2:2 3:1 a:1 k:1
싶습니다 $	0:-1 1:-1 2:2 3:1 a:1 k:1
싶은데	0:3 1:-1 c:-1
쓰고	0:3 3:-1 k:1 l:-1 m:-1
쓰는	0:-1 1:-2 a:-1 b:1 d:1 g:-1 j:-1 k:2 m:1
아무	0:-1 3:-1 b:2
아직	0:-1 1:-1 3:-1 4:-1 c:2 d:2 g:-1 k:2 m:-1
안	0:-3 1:5 2:-1 3:-3 4:-1 9:-1 a:-1 b:1 c:1 d:-1 f:-1 g:-1 h:-1 j:-1 k:-1 l:-1 m:2
안 쓰는	m:1
않는	0:-1 3:-1 k:-1 m:3
알려주세요	0:1 1:-1 2:-1 3:1 6:-1 g:-1 j:1 l:1
알려주세요 $	0:1 1:-1 2:-1 3:1 6:-1 g:-1 j:1 l:1
알려줘	0:-1 1:-1 7:1 8:-1 b:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:3 l:-1
알려줘 $	0:-1 1:-1 7:1 8:-1 b:-1 e:-1 f:-1 g:-1 h:-1 i:1 j:3 l:-1
앱	0:2 1:1 2:1 3:-1 e:-1 h:-1
어느	0:2 1:1 2:-1 3:-2 4:1 5:1 6:1 7:-1 8:1 9:-1 a:-1 b:2 c:-1 d:-1 e:1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
어디	0:-2 1:-1 3:-1 4:-1 8:-1 b:-1 c:-1 e:1 f:3 g:-1 h:-1 j:-1 k:-1
어디서	0:3 1:-1 2:-1 3:-2 4:-1 5:-1 6:-1 7:-1 8:1 9:-2 a:2 c:1 d:-1 e:1 f:-2 h:-1 l:-1 m:-1
어디에	0:-1 1:-1 3:-1 4:2 f:1 i:1
어디인가요	0:-1 3:2 e:1
어디인가요 ?	0:-1 3:2 e:1
어디죠	0:1 1:-1 3:-1 e:2 f:1
어떤	0:3 1:-3 2:2 3:-3 4:-1 5:1 6:-1 7:1 8:2 9:-1 a:-2 b:-1 d:-1 e:-2 f:-1 g:1 h:-1 j:-2 k:-2 m:-1
어떻게	0:3 1:-1 2:-1 3:-1 4:2 c:-1 l:1
에러	1:-1 3:-1 6:-1 7:3 j:-1
여기서	0:3 1:-1 3:-1
여기서 말하는	0:3 1:-1 3:-1
영향이	0:-1 1:-1 3:-1 4:3
예외	0:2 1:-1 3:-1 7:2 8:-2 9:1 f:-1 j:-1
예외를	0:-1 1:-1 7:2
왜	0:1 1:3 3:-1 a:-1 l:-1
요청	0:1 1:1 2:2 3:-1 l:-1
위치	b:1 f:1
위치 $	b:1 f:1
위험한	0:-1 1:-1 3:3
은	0:-2 8:1 9:-1 a:1 c:1 e:2 g:1 j:-1 k:-1
은 어디서	0:-2 8:1 9:-1 a:1 c:1 e:2 g:1 j:-1 k:-1
을	0:-2 1:-2 4:-1 5:-1 7:-1 8:-1 9:2 b:1 c:-1 d:-1 f:1 g:2 h:-1 k:1 l:-1 m:-1
응답이	0:-1 1:3 3:-1 5:-1
이	0:1 1:-3 2:-1 3:4 4:-1 h:-1
이거	0:-1 1:2 3:1 7:-1 8:1 9:-1 a:-1 k:1
이벤트	0:-1 1:-1 2:2 3:1 e:1 f:1
이유가	0:2 1:-1
읽는	0:-1 1:-1 3:-1 a:-1 b:4 k:-1 m:-1
있나요	0:2 1:-2 2:-1 3:-2 6:-1 8:-1 9:1 a:-1 c:2 d:1 e:-1 f:-1 g:2 h:1 i:1 j:-1 k:-1 l:-1 m:-1
있나요 $	0:3 1:-2 3:-1 4:1 5:-1 8:-1 9:2 a:-1 g:1 h:-1
있나요 ?	3:-2 4:-1 5:1 8:-1 9:-2 a:-1 b:1 c:2 d:2 e:-1 f:-2 g:1 h:1 i:1 j:-1 k:-1 m:-1
있는	0:-4 1:-1 2:-1 4:-2 5:-1 6:-1 7:2 8:-2 a:-2 b:-2 c:-1 d:1 e:-2 f:-2 g:-1 h:-1 i:-1 j:-2 k:2 l:-1 m:4
있는지	8:2
있어	0:1 1:-1 4:-1 5:-1 6:-1 7:2 8:-1 9:-1 a:-2 b:-1 c:-1 d:-1 e:-2 f:3 g:-1 h:-1 i:-1 k:-1 l:-1 m:-2
있어 ?	0:2 3:1 6:-1 7:2 b:-1 f:-1 j:1 k:-1 m:-2
있어요	0:-3 1:3 3:-1 g:2 i:-2 k:2 m:-1
있을까요	1:-1 2:1 3:-2 4:-1 5:1 e:2 f:-1 m:1
있을까요 ?	1:-1 2:1 3:-1 5:1 m:1
있지	0:2 1:-1 3:-2 4:-1 a:1 f:-1 g:1 i:2
전부	0:-1 3:-1 a:3 b:-1 f:-1 g:-1 i:2 k:1
정산	0:1 3:-1 6:2 j:-1
제일	0:-1 1:-1 3:3
좀	1:1 2:-1 3:-1 5:2 a:-1 b:-1 d:1 g:-1 h:-1 j:-1 k:-1 l:1
주세요	0:-2 1:-2 2:-1 3:1 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:1 b:1 c:-1 d:-1 e:-1 f:1 g:2 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
주세요 $	0:-2 1:-2 2:-1 3:1 4:-1 5:-1 6:-1 7:1 8:-1 9:-1 a:1 b:1 c:-1 d:-1 e:-1 f:1 g:2 h:1 i:-1 j:-1 k:-1 l:-1 m:-1
중복	0:-1 1:-1 3:1 5:1
직접	0:1 1:-1 2:-1 4:-1 6:-1 7:-1 8:-1 a:-1 b:-1 c:2 d:-1 e:-1 f:-1 g:2 h:-1 k:-1 m:-1
찾아주세요	k:2 m:1
찾아줘	0:-2 1:1 7:-1 8:1 a:1 b:-1 c:-1 d:-1 e:1 g:-1 j:-1 k:1 l:-1
찾아줘 $	0:-2 1:1 7:-1 8:1 a:1 b:-1 c:-1 d:-1 e:1 g:-1 j:-1 k:1 l:-1
처리	0:-1 1:-1 7:-1 9:2 f:1
처리하는	0:-1 1:-1 3:-1 e:-1 f:3
추가하려면	0:3 1:-1 3:-1
코드	0:2 1:-2 2:-2 3:2 4:-1 6:-1 7:-1 9:-1 a:3 d:-1 e:-1 f:-2 g:-1 h:-1 i:-1 j:-1 k:-1 l:1 m:-2
코드 찾아줘	1:-1 3:1 7:-1 8:2
코드가	0:-2 1:-2 2:-1 3:2 4:1 8:1 a:1 e:1 f:-1 l:-1
클래스	0:-2 1:-1 3:-2 4:2 6:-1 7:-1 9:1 a:-1 f:-1 g:-1 h:-1 i:4 j:-1
클래스 $	9:1 g:-1 i:2
테스트	0:2 1:-1 3:-1 5:1 a:-1 c:2 e:-1 j:-1
테스트가	0:-1 1:-1 3:3 4:-1
파일	1:-3 2:-1 3:1 4:-1 5:2 6:-1 7:-1 8:-1 9:-1 a:-1 b:-1 c:-1 d:3 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1 m:-1
파일 $	0:-3 1:-2 2:-1 3:3 4:-1 5:2 6:-1 7:-1 8:-1 a:-1 b:-1 c:-1 d:1 e:-1 f:-1 i:-1 k:-1 m:-1
파일이	0:2 1:-1 3:-1 l:2
패키지	0:-1 3:2 m:1
필드	4:2
하고	0:2 1:-1 3:-1 9:-1 b:2 d:2 f:-1 m:-1
하나	0:2 1:-1 3:-1 4:2 7:-1 c:-1 g:-1
하나요	0:2 1:-1 3:-1
하나요 ?	0:2 1:-1 3:-1
하는	0:-3 1:-2 3:3 4:3 5:-2 6:-1 7:1 8:-1 9:2 a:-2 b:-1 c:3 d:-1 e:-1 f:-1 g:-1 h:-1 i:-1 j:-1 k:-1 l:-1
하위	0:-1 1:-1 3:-1 6:2 b:-1 g:2 j:-1 l:-1
한	0:2 1:-2 2:-1 3:-1 m:2
함수	0:-3 1:-2 2:-1 3:-2 5:2 6:-1 7:-1 b:-1 f:-1 g:-1 h:2 i:-1 j:2 k:1 l:-1
합니다	4:2
호출하나요	6:2
호출하나요 ?	6:2
호출하는	6:1 j:1
흐름	0:-1 1:-2 2:2 l:2
？	0:1 1:-1 2:-1 3:2 7:-1 8:-1 a:-1 d:-1 e:-1 g:-1 h:-1 k:3 m:-1
？ $	2:-1 7:-1 8:-1 a:-2 c:-1 d:-1 g:-1 h:-1 k:4 m:-1`;
